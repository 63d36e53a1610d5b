import { Command } from "commander";
import { ask, type Client } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { CliError, wrongInput } from "../../errors.ts";
import { formats } from "../../output/formats.ts";
import { oneLine } from "../../output/printable.ts";

export const CONTACT = [
  "<contact>",
  'its number as you write it, such as "0171/1234567", or its id, as contacts list tells it: contact_17',
] as const;

/** `rufbaum contacts show` */
export function showContactCommand(context: Context): Command {
  const { output } = context;
  return new Command("show")
    .description("one contact, with all that is known of it")
    .argument(...CONTACT)
    .action(async (wanted: string) => {
      await withConnection(context, async ({ client }) => {
        const contact = await find(client, wanted);
        if (output.isJson()) return output.json(contact);
        const { lastContact, regions, customFields, createdAt, updatedAt, ...texts } = contact;
        const fields = {
          ...texts,
          regions: regions.join(", "),
          lastContact: lastContact === null ? "never" : formats.dateTime(lastContact),
          createdAt: formats.dateTime(createdAt),
          updatedAt: formats.dateTime(updatedAt),
          ...Object.fromEntries(
            Object.entries(customFields).map(([name, value]) => [`{${name}}`, value]),
          ),
        };
        const rows = Object.entries(fields).filter(([, value]) => value !== "");
        output.table(
          rows,
          [
            { title: "FIELD", value: ([name]) => name },
            { title: "VALUE", value: ([, value]) => value, isFlexible: true },
          ],
          { empty: "" },
        );
      });
    });
}

/** `rufbaum contacts delete` */
export function deleteContactCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("delete")
    .description("take a contact out of the store; what was said in calls stays")
    .argument(...CONTACT)
    .option("--yes", "do not ask")
    .addHelpText(
      "after",
      "\nTo delete all that is kept of a person: rufbaum person erase <number>\n",
    )
    .action(async (wanted: string, { yes }: { yes?: true }) => {
      const mayAsk = deps.stdin.isTerminal && !output.isJson();
      if (!yes && !mayAsk) {
        throw wrongInput("Deleting has to be confirmed.", {
          reason: "not-confirmed",
          hint: "Say --yes to delete without being asked.",
        });
      }
      await withConnection(context, async ({ client }) => {
        const { id, name, phone } = await find(client, wanted);
        if (!yes) {
          deps.stderr.write(`Delete ${oneLine(`${name} ${phone}`)}? [y/N] `);
          if (!/^(y|yes|j|ja)$/i.test((await deps.stdin.readLine()).trim())) {
            throw new CliError("Nothing was deleted.", { reason: "not-confirmed" });
          }
        }
        const { deletion } = await ask(client, client.api.api.contacts({ id }).delete());
        if (output.isJson()) return output.json({ id, deleted: true, deletion });
        output.line(`Deleted ${oneLine(`${name} ${phone}`)}.`);
        output.notice(`Undo with: rufbaum contacts restore ${deletion}`);
      });
    });
}

/** By id, or by number, which is sent in a body. */
export async function find(client: Client, wanted: string) {
  const route = client.api.api.contacts;
  if (wanted.startsWith("contact_")) {
    return ask(client, route({ id: encodeURIComponent(wanted) }).get());
  }
  return ask(client, route.find.post({ number: wanted })).catch((error: unknown) => {
    throw isNoNumber(error) ? noContact(wanted, error) : error;
  });
}

function isNoNumber(error: unknown): error is CliError {
  return error instanceof CliError && error.reason === "invalid-number";
}

/** What nobody can be called at is no contact's number; digits alone may be meant as an id. */
function noContact(wanted: string, error: CliError): CliError {
  const { reason, details, message } = error;
  const isOfId = /^\d{1,15}$/.test(wanted);
  return wrongInput(`There is no contact ${oneLine(wanted)}.`, {
    reason,
    details,
    lines: [`As a number: ${message}`],
    hint: isOfId
      ? `An id begins with contact_, such as contact_${wanted}; contacts list tells them.`
      : "One is named by its number, or by its id, as contacts list tells it.",
    cause: error,
  });
}
