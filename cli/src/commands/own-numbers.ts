import { Command } from "commander";
import { ask } from "../client.ts";
import { type Context, withConnection } from "../context.ts";
import { wrongInput } from "../errors.ts";
import { formats } from "../output/formats.ts";
import { oneLine } from "../output/printable.ts";

const NUMBER = ["<number>", "a number as you write it, such as +4917604069001"] as const;

/** `rufbaum own-numbers …` */
export function ownNumbersCommand(context: Context): Command {
  return new Command("own-numbers")
    .description("numbers shown to be your own, to be called for tests: add, confirm, list, remove")
    .addCommand(addCommand(context))
    .addCommand(confirmCommand(context))
    .addCommand(listCommand(context))
    .addCommand(removeCommand(context));
}

function addCommand(context: Context): Command {
  const { output } = context;
  return new Command("add")
    .description("have a code sent to a number: by text message, or to a landline by a call")
    .argument(...NUMBER)
    .addHelpText("after", "\nExample:\n  rufbaum own-numbers add 017604069001\n")
    .action(async (number: string) => {
      await withConnection(context, async ({ client }) => {
        const added = await ask(client, client.api.api["own-numbers"].post({ number }));
        if (output.isJson()) return output.json(added);
        output.line(
          added.sentBy === "call"
            ? `A call to ${added.number} tells the code.`
            : `A code was sent to ${added.number}.`,
        );
        if (added.emulatedText !== null) {
          output.line(`The emulator reaches nobody; its words are: ${oneLine(added.emulatedText)}`);
        }
        output.notice(`Confirm it with: rufbaum own-numbers confirm ${added.number} <code>`);
      });
    });
}

function confirmCommand(context: Context): Command {
  const { output } = context;
  return new Command("confirm")
    .description("enter the code that has come")
    .argument(...NUMBER)
    .argument("<code>", "its six digits")
    .action(async (number: string, given: string) => {
      const code = given.replace(/\s/g, "");
      if (!/^\d{6}$/.test(code)) {
        throw wrongInput(`"${oneLine(given)}" is no code: it must have six digits.`, {
          hint: "No try was used up. The code stands in the message that came.",
        });
      }
      await withConnection(context, async ({ client }) => {
        const confirmed = await ask(
          client,
          client.api.api["own-numbers"].confirm.post({ number, code }),
        );
        if (output.isJson()) output.json(confirmed);
        else output.line(`${confirmed.number} is confirmed as your own.`);
      });
    });
}

function listCommand(context: Context): Command {
  const { output } = context;
  return new Command("list")
    .description("all own numbers, the confirmed ones first")
    .action(async () => {
      await withConnection(context, async ({ client }) => {
        output.table(
          await ask(client, client.api.api["own-numbers"].get()),
          [
            { title: "NUMBER", value: ({ number }) => number },
            {
              title: "STATUS",
              value: ({ isConfirmed, codeEndsAt }) =>
                isConfirmed ? "confirmed" : codeEndsAt === null ? "code lapsed" : "code sent",
              colour: ({ isConfirmed }) => (isConfirmed ? "green" : null),
            },
            {
              title: "SINCE",
              value: ({ confirmedAt }) =>
                confirmedAt === null ? "" : formats.dateTime(confirmedAt),
            },
            { title: "BY", value: ({ addedBy }) => addedBy, isFlexible: true },
          ],
          { empty: "There are none. Add one with: rufbaum own-numbers add <number>" },
        );
      });
    });
}

function removeCommand(context: Context): Command {
  const { output } = context;
  return new Command("remove")
    .description("a number is no longer called for tests")
    .argument(...NUMBER)
    .action(async (number: string) => {
      await withConnection(context, async ({ client }) => {
        await ask(client, client.api.api["own-numbers"].remove.post({ number }));
        if (output.isJson()) output.json({ number, removed: true });
        else output.line(`Removed ${oneLine(number)}.`);
      });
    });
}
