import { Command, Option } from "commander";
import { idOfList } from "../../campaigns/find-campaign.ts";
import { ask } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { formats } from "../../output/formats.ts";
import { wholeNumber } from "../../usage-error.ts";

interface Wanted {
  search?: string;
  status?: ("customer" | "lead" | "prospect")[];
  region?: string;
  consent?: "valid" | "none" | "withdrawn" | "expired";
  blocked?: true;
  neverCalled?: true;
  list?: string;
  sort?: "newest" | "name" | "company" | "lastContact" | "status";
  descending?: true;
}

/** `rufbaum contacts list` */
export function listContactsCommand(context: Context): Command {
  const { output } = context;
  return new Command("list")
    .description("contacts, the newest first")
    .option("--search <text>", "only those with all its words in name, company, number or e-mail")
    .addOption(
      new Option("--status <status...>", "only those who stand so").choices([
        "customer",
        "lead",
        "prospect",
      ]),
    )
    .option("--region <region>", "only those who may be there, such as DE-BY")
    .addOption(
      new Option("--consent <state>", "only those whose consent is so").choices([
        "valid",
        "none",
        "withdrawn",
        "expired",
      ]),
    )
    .option("--blocked", "only those whom nobody may call")
    .option("--never-called", "only those without a last contact")
    .option("--list <list>", "only those of a list, by its name or id")
    .addOption(
      new Option("--sort <by>", "what they are sorted by").choices([
        "newest",
        "name",
        "company",
        "lastContact",
        "status",
      ]),
    )
    .option("--descending", "the other way round")
    .option("--limit <number>", "at most this many, up to 1000", wholeNumber(1, 1_000), 20)
    .action(async ({ limit, ...wanted }: Wanted & { limit: number }) => {
      await withConnection(context, async ({ client }) => {
        const route = client.api.api.contacts;
        const { list, neverCalled, ...filter } = wanted;
        const asked = {
          ...filter,
          ...(neverCalled && { lastContact: "never" as const }),
          ...(list !== undefined && { list: await idOfList(client, list) }),
        };
        const isAll = Object.keys(asked).length === 0;
        const { total, isMore, contacts } = await ask(
          client,
          isAll ? route.get({ query: { limit } }) : route.search.post({ limit, ...asked }),
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
            empty: isAll ? "There are no contacts." : "Nobody fits that.",
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
