import { Command } from "commander";
import { ask } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { formats } from "../../output/formats.ts";
import { oneLine } from "../../output/printable.ts";
import { wholeNumber } from "../../usage-error.ts";
import { withFields } from "./change.ts";
import { CONTACT, find } from "./one.ts";

/** `rufbaum contacts restore` */
export function restoreContactsCommand(context: Context): Command {
  const { output } = context;
  return new Command("restore")
    .description("undo a deletion or a merge, within 30 days")
    .argument("<deletion>", "as contacts delete and contacts merge told it: deletion_…")
    .action(async (deletion: string) => {
      await withConnection(context, async ({ client }) => {
        const back = await ask(client, client.api.api.contacts.restore.post({ deletion }));
        if (output.isJson()) return output.json(back);
        const { restored, taken } = back;
        output.line(`Brought back ${formats.counted(restored.length, "contact", "contacts")}.`);
        if (taken.length > 0) {
          output.notice(
            `Other contacts have the numbers of ${taken.join(", ")} by now: they stay deleted.`,
          );
        }
      });
    });
}

/** `rufbaum contacts duplicates` */
export function duplicatesCommand(context: Context): Command {
  const { output } = context;
  return new Command("duplicates")
    .description("contacts that may be the same person: one name and company, or one e-mail")
    .option("--limit <number>", "at most this many groups, up to 200", wholeNumber(1, 200), 20)
    .action(async ({ limit }: { limit: number }) => {
      await withConnection(context, async ({ client }) => {
        const found = await ask(client, client.api.api.contacts.duplicates.post({ limit }));
        const rows = found.groups.flatMap(({ alike, contacts }, place) =>
          contacts.map((contact) => ({ ...contact, alike, group: `${place + 1}` })),
        );
        output.table(
          rows,
          [
            { title: "GROUP", value: ({ group }) => group, align: "right" },
            { title: "ALIKE", value: ({ alike }) => alike },
            { title: "ID", value: ({ id }) => id },
            { title: "NAME", value: ({ name }) => name, isFlexible: true },
            { title: "COMPANY", value: ({ company }) => company, isFlexible: true },
            { title: "NUMBER", value: ({ phone }) => phone },
            { title: "E-MAIL", value: ({ email }) => email, isFlexible: true },
          ],
          { empty: "No two contacts look alike.", json: found },
        );
      });
    });
}

/** `rufbaum contacts merge` */
export function mergeContactsCommand(context: Context): Command {
  const { output } = context;
  return withFields(
    new Command("merge").description(
      "have one contact stand for others, with their calls, lists and campaigns",
    ),
  )
    .argument("<keep>", CONTACT[1])
    .argument("<others...>", "the contacts that it is to stand for, named in the same way")
    .action(async (keep: string, others: string[], fields: Record<string, string>) => {
      await withConnection(context, async ({ client }) => {
        const { id, updatedAt } = await find(client, keep);
        const ids: string[] = [];
        for (const other of others) ids.push((await find(client, other)).id);
        const merge = client.api.api.contacts.merge;
        const merged = await ask(client, merge.post({ keep: id, others: ids, fields, updatedAt }));
        if (output.isJson()) return output.json(merged);
        const { contact, deletion } = merged;
        output.line(`${oneLine(`${contact.name} ${contact.phone}`)} stands for all of them.`);
        output.notice(`Undo with: rufbaum contacts restore ${deletion}`);
      });
    });
}
