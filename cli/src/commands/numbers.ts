import { Command } from "commander";
import { ask, type Client } from "../client.ts";
import { type Context, withConnection } from "../context.ts";
import { CliError, wrongInput } from "../errors.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import { findTree, listTrees } from "../trees/find-tree.ts";

type CallerNumber = Awaited<ReturnType<typeof listNumbers>>[number];

const NUMBER = ["<number>", "as you write it, such as +493023125800"] as const;

/** `rufbaum numbers …` */
export function numbersCommand(context: Context): Command {
  return new Command("numbers")
    .description("numbers that calls may show: list, add, change, remove, default, answer, check")
    .addCommand(listCommand(context))
    .addCommand(addCommand(context))
    .addCommand(changeCommand(context))
    .addCommand(removeCommand(context))
    .addCommand(defaultCommand(context))
    .addCommand(answerCommand(context))
    .addCommand(checkCommand(context));
}

function listCommand(context: Context): Command {
  return new Command("list").description("all numbers, the default first").action(async () => {
    await withConnection(context, async ({ client }) => {
      await print(context.output, client, await listNumbers(client));
    });
  });
}

function addCommand(context: Context): Command {
  const { output } = context;
  return new Command("add")
    .description("enter a number that is yours to show")
    .argument(...NUMBER)
    .option("--label <text>", "what it is for, up to 100 characters", "")
    .option("--proof <text>", "what shows your right to it, such as a contract")
    .addHelpText(
      "after",
      '\nExample:\n  rufbaum numbers add "030 23125 801" --proof "contract 4711"\n',
    )
    .action(async (number: string, { label, proof }: { label: string; proof?: string }) => {
      await withConnection(context, async ({ client }) => {
        const entry = { number, label, ...(proof !== undefined && { proof }) };
        const added = await ask(client, client.api.api.numbers.post(entry));
        if (output.isJson()) return output.json(added);
        output.line(`Added ${added.number}${added.isDefault ? ", the default" : ""}.`);
        if (added.problem) output.notice(`Calls can't show it yet: ${oneLine(added.problem)}`);
      });
    });
}

function changeCommand(context: Context): Command {
  const { output } = context;
  return new Command("change")
    .description("write something else about a number")
    .argument(...NUMBER)
    .option("--label <text>", "what it is for, up to 100 characters")
    .option("--proof <text>", "what shows your right to it; empty takes it back")
    .action(async (wanted: string, changes: { label?: string; proof?: string }) => {
      if (Object.keys(changes).length === 0) {
        throw wrongInput("There is nothing to change.", { hint: "Give --label or --proof." });
      }
      await withConnection(context, async ({ client }) => {
        const changed = await ask(client, one(client, wanted).patch(changes));
        if (output.isJson()) return output.json(changed);
        output.line(`Changed ${changed.number}.`);
        if (changed.problem) output.notice(`Calls can't show it: ${oneLine(changed.problem)}`);
      });
    });
}

function removeCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("remove")
    .description("take a number out of the inventory; the carrier keeps it")
    .argument(...NUMBER)
    .option("--yes", "do not ask")
    .action(async (wanted: string, { yes }: { yes?: true }) => {
      const mayAsk = deps.stdin.isTerminal && !output.isJson();
      if (!yes && !mayAsk) {
        throw wrongInput("Removing has to be confirmed.", {
          reason: "not-confirmed",
          hint: "Say --yes to remove without being asked.",
        });
      }
      await withConnection(context, async ({ client }) => {
        if (!yes) {
          deps.stderr.write(`Remove ${oneLine(wanted)}? [y/N] `);
          if (!/^(y|yes|j|ja)$/i.test((await deps.stdin.readLine()).trim())) {
            throw new CliError("Nothing was removed.", { reason: "not-confirmed" });
          }
        }
        await ask(client, one(client, wanted).delete());
        if (output.isJson()) output.json({ number: wanted, removed: true });
        else output.line(`Removed ${oneLine(wanted)}.`);
      });
    });
}

function defaultCommand(context: Context): Command {
  const { output } = context;
  return new Command("default")
    .description("make a number the one that calls show")
    .argument(...NUMBER)
    .action(async (wanted: string) => {
      await withConnection(context, async ({ client }) => {
        const changed = await ask(client, one(client, wanted).patch({ isDefault: true }));
        if (output.isJson()) output.json(changed);
        else output.line(`Calls show ${changed.number} now.`);
      });
    });
}

function answerCommand(context: Context): Command {
  const { output } = context;
  return new Command("answer")
    .description("lead calls to a number here, where a published tree answers them")
    .argument(...NUMBER)
    .option(
      "--tree <tree>",
      "id or name of the tree; without one the built-in tree says who called",
    )
    .addHelpText("after", "\nExample:\n  rufbaum numbers answer +493023125800 --tree Greeting\n")
    .action(async (wanted: string, { tree }: { tree?: string }) => {
      await withConnection(context, async ({ client }) => {
        const found = tree === undefined ? null : await findTree(client, tree);
        const answered = await ask(
          client,
          one(client, wanted).patch({ answersHere: true, inboundTreeId: found?.id ?? null }),
        );
        if (output.isJson()) return output.json(answered);
        const who = found ? `"${oneLine(found.name)}"` : "the built-in tree";
        output.line(`Calls to ${answered.number} are answered by ${who}.`);
      });
    });
}

function checkCommand(context: Context): Command {
  return new Command("check")
    .description("ask the carrier which numbers are still yours, and learn new ones")
    .action(async () => {
      await withConnection(context, async ({ client }) => {
        const numbers = await ask(client, client.api.api.numbers.check.post());
        await print(context.output, client, numbers);
      });
    });
}

async function print(
  output: Output,
  client: Client,
  numbers: readonly CallerNumber[],
): Promise<void> {
  const trees = output.isJson() ? [] : await listTrees(client);
  const nameOf = (id: string) => trees.find((tree) => tree.id === id)?.name ?? id;
  output.table(
    numbers,
    [
      { title: "NUMBER", value: ({ number }) => number },
      { title: "LABEL", value: ({ label }) => label, isFlexible: true },
      { title: "KIND", value: ({ kind, isForeign }) => (isForeign ? `${kind}, foreign` : kind) },
      { title: "RIGHT", value: rightTo },
      {
        title: "STATUS",
        value: ({ problem, isDefault }) => (problem ? "problem" : isDefault ? "default" : "ok"),
        colour: ({ problem }) => (problem ? "red" : "green"),
      },
      {
        title: "ANSWERED BY",
        value: ({ inboundTreeId }) => (inboundTreeId === null ? "" : nameOf(inboundTreeId)),
        isFlexible: true,
      },
    ],
    { empty: "There are no numbers. Add one with: rufbaum numbers add <number>" },
  );
  for (const { number, problem } of numbers) {
    if (problem && !output.isJson()) output.notice(`${number}: ${oneLine(problem)}`);
  }
}

function rightTo({ carrierSource, proof }: CallerNumber): string {
  if (carrierSource === "owned") return "bought";
  if (carrierSource === "verified") return "confirmed";
  return proof === null ? "none" : "proof";
}

function listNumbers(client: Client) {
  return ask(client, client.api.api.numbers.get());
}

function one(client: Client, number: string) {
  return client.api.api.numbers({ number: encodeURIComponent(number) });
}
