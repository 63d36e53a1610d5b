import { Command } from "commander";
import { ask } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { formats } from "../../output/formats.ts";
import { wholeNumber } from "../../usage-error.ts";

/** `rufbaum contacts list` */
export function listContactsCommand(context: Context): Command {
  const { output } = context;
  return new Command("list")
    .description("contacts, the newest first")
    .option("--search <text>", "only those with it in name, company, number or e-mail")
    .option("--limit <number>", "at most this many, up to 1000", wholeNumber(1, 1_000), 20)
    .action(async ({ search, limit }: { search?: string; limit: number }) => {
      await withConnection(context, async ({ client }) => {
        const route = client.api.api.contacts;
        const { total, isMore, contacts } = await ask(
          client,
          search === undefined
            ? route.get({ query: { limit } })
            : route.search.post({ limit, search }),
        );
        output.table(
          contacts,
          [
            { title: "ID", value: ({ id }) => id },
            { title: "NAME", value: ({ name }) => name, isFlexible: true },
            { title: "COMPANY", value: ({ company }) => company, isFlexible: true },
            { title: "NUMBER", value: ({ phone }) => phone },
            { title: "STATUS", value: ({ status }) => status },
            {
              title: "LAST CONTACT",
              value: ({ lastContact }) =>
                lastContact === null ? "never" : formats.dateTime(lastContact),
            },
          ],
          {
            empty: search === undefined ? "There are no contacts." : "Nobody fits that.",
            json: { total, isMore, contacts },
          },
        );
        if (!output.isJson() && contacts.length < total) {
          const all = `${isMore ? "more than " : ""}${formats.whole(total)}`;
          output.notice(`${formats.whole(contacts.length)} of ${all} contacts.`);
        }
      });
    });
}

/** `rufbaum contacts imports` */
export function importsCommand(context: Context): Command {
  const { output } = context;
  return new Command("imports")
    .description("files that were imported, each a list, the newest first")
    .action(async () => {
      await withConnection(context, async ({ client }) => {
        const imports = await ask(client, client.api.api.contacts.imports.get());
        output.table(
          imports,
          [
            { title: "ID", value: ({ id }) => id },
            { title: "LIST", value: ({ name }) => name, isFlexible: true },
            { title: "FILE", value: ({ fileName }) => fileName, isFlexible: true },
            { title: "STATUS", value: ({ status }) => status },
            { title: "ROWS", value: ({ counts }) => formats.whole(counts.rows), align: "right" },
            { title: "NEW", value: ({ counts }) => formats.whole(counts.added), align: "right" },
            {
              title: "DROPPED",
              value: ({ counts }) => formats.whole(counts.dropped),
              align: "right",
            },
            { title: "BY", value: ({ importedBy }) => importedBy, isFlexible: true },
            { title: "STARTED", value: ({ startedAt }) => formats.dateTime(startedAt) },
          ],
          { empty: "Nothing was imported yet. Begin with: rufbaum contacts import <file>" },
        );
      });
    });
}
