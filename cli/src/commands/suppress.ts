import { basename } from "node:path";
import { Command } from "commander";
import { ask } from "../client.ts";
import { type Context, withConnection } from "../context.ts";
import {
  endList,
  importList,
  LIST_HELP,
  type ListOptions,
  refuseUseless,
  withListOptions,
} from "../lists/import-list.ts";
import { readListFile } from "../lists/read-list-file.ts";
import { formats } from "../output/formats.ts";
import { wholeNumber } from "../usage-error.ts";

const NUMBER = ["<number>", "as you write it, such as +493023125001"] as const;

/** `rufbaum suppress …` */
export function suppressCommand(context: Context): Command {
  return new Command("suppress")
    .description("numbers that nobody here calls: add, list, remove, import")
    .addCommand(addCommand(context))
    .addCommand(listCommand(context))
    .addCommand(removeCommand(context))
    .addCommand(importCommand(context));
}

function addCommand(context: Context): Command {
  const { output } = context;
  return new Command("add")
    .description("block a number for every campaign, from now on")
    .argument(...NUMBER)
    .option("--note <text>", "how it came about, up to 500 characters")
    .addHelpText(
      "after",
      '\nExample:\n  rufbaum suppress add "030 23125 001" --note "asked by e-mail"\n',
    )
    .action(async (number: string, { note }: { note?: string }) => {
      await withConnection(context, async ({ client }) => {
        const entry = { number, ...(note !== undefined && { note }) };
        const added = await ask(client, client.api.api.suppressions.post(entry));
        if (output.isJson()) return output.json(added);
        const known = note === undefined ? "." : "; your note was added.";
        output.line(
          added.added
            ? `${added.written} is not called any more.`
            : `${added.written} was blocked already${known}`,
        );
      });
    });
}

function listCommand(context: Context): Command {
  const { output } = context;
  return new Command("list")
    .description("who is blocked, the first to be blocked first; without Robinson lists")
    .option("--number <number>", "only this one; Robinson lists as well")
    .option(
      "--undecided",
      "only those that wait for your decision: block them with add, or remove them",
    )
    .option("--limit <number>", "at most this many", wholeNumber(1, 1_000_000), 1_000)
    .action(async ({ number, limit, undecided = false }: ListChoice) => {
      await withConnection(context, async ({ client }) => {
        const rows: Row[] = [];
        let after: string | null = null;
        if (number !== undefined) {
          const { found } = await ask(client, client.api.api.suppressions.find.post({ number }));
          if (found) rows.push(found);
        }
        while (number === undefined) {
          const query = {
            limit: Math.min(1_000, limit - rows.length),
            ...(undecided && { reason: "undecided" as const }),
            ...(after !== null && { after }),
          };
          const page: Page = await ask(client, client.api.api.suppressions.get({ query }));
          rows.push(...page.suppressions);
          after = page.next;
          if (after === null || rows.length >= limit) break;
        }
        output.table(
          rows,
          [
            { title: "NUMBER", value: (row) => row.number ?? "(not kept)" },
            { title: "SINCE", value: (row) => formats.dateTime(row.since) },
            { title: "WHY", value: (row) => row.reasonText, isFlexible: true },
            { title: "BY", value: (row) => row.by },
            { title: "NOTE", value: (row) => row.note, isFlexible: true },
          ],
          {
            empty: nobodyListed(number, undecided),
          },
        );
        if (after !== null) output.notice("There are more: raise --limit to see them.");
      });
    });
}

interface ListChoice {
  number?: string;
  limit: number;
  undecided?: boolean;
}

function nobodyListed(number: string | undefined, undecided: boolean): string {
  if (number !== undefined) return "This number is not blocked.";
  if (undecided) return "Nobody waits for your decision.";
  return "Nobody is blocked. Block a number with: rufbaum suppress add <number>";
}

interface Row {
  number: string | null;
  written: string | null;
  reason: string;
  reasonText: string;
  note: string;
  by: string;
  callId: string | null;
  since: string;
}
interface Page {
  suppressions: Row[];
  next: string | null;
}

function removeCommand(context: Context): Command {
  const { output } = context;
  return new Command("remove")
    .description("let a number be called again; why is kept for good, with your name")
    .argument(...NUMBER)
    .requiredOption("--reason <text>", "why, in at least 10 characters")
    .action(async (number: string, { reason }: { reason: string }) => {
      await withConnection(context, async ({ client }) => {
        const lifted = await ask(client, client.api.api.suppressions.lift.post({ number, reason }));
        if (output.isJson()) output.json(lifted);
        else output.line(`${lifted.written} may be called again, as far as the other rules allow.`);
      });
    });
}

function importCommand(context: Context): Command {
  const { deps, output } = context;
  return withListOptions(
    new Command("import")
      .description("block all numbers of a list: text or CSV, one a line, up to 1,000,000")
      .argument("<file>")
      .option(
        "--robinson",
        "a list of people who want no advertising: only hashes are kept, and it counts where the rules say so",
      ),
  )
    .addHelpText("after", IMPORT_HELP)
    .action(async (file: string, options: ListOptions & { robinson?: true }) => {
      const lines = await readListFile(deps, file);
      const list = options.robinson ? ("robinson" as const) : ("own" as const);
      const nature = { kind: list, isBlocking: true };
      refuseUseless(lines, { file, ...nature, what: "nobody was blocked", options });
      const name = basename(file).slice(0, 200);
      await withConnection(context, async ({ client }) => {
        const headers = { "content-type": "text/plain;charset=utf-8" };
        const route = client.api.api.suppressions.import;
        const result = await importList(context, lines, { ...options, ...nature }, (text, query) =>
          ask(client, route.post(text as never, { query: { list, name, ...query }, headers })),
        );
        if (output.isJson()) output.json(result);
        else {
          const { added, known, doubled } = result;
          const blocked = formats.counted(added, "number", "numbers");
          const before = formats.counted(known, "was", "were");
          output.line(
            `${blocked} blocked, ${before} already, ${formats.whole(doubled)} stood there twice.`,
          );
        }
        endList(context, result, options);
      });
    });
}

const IMPORT_HELP = `${LIST_HELP}
Every number is blocked that a line may mean: of several such columns, of several numbers in a cell, also
beside names and remarks, of a fax as well, and both where one may be a neighbouring country's mobile number.
Of a list without column names the other columns are read, too, for what is written with its zero or plus.

Examples:
  rufbaum suppress import blocked.csv
  rufbaum suppress import blocked.csv --strict --report left-out.csv
  rufbaum suppress import customers.csv --column "Erreichbar unter"
  rufbaum suppress import robinson.txt --robinson
`;
