import { Command } from "commander";
import { ask } from "../../client.ts";
import {
  keepStatement,
  readDate,
  readStatement,
  requireDate,
  type StatementOptions,
  withStatementOptions,
} from "../../consents/statement-options.ts";
import { type Context, withConnection } from "../../context.ts";
import { readPastDayOrInstant, toldInstant } from "../../input/read-instant.ts";
import {
  endList,
  importList,
  LIST_HELP,
  type ListOptions,
  type ListQuery,
  refuseUseless,
  withListOptions,
} from "../../lists/import-list.ts";
import { readListFile } from "../../lists/read-list-file.ts";
import { ROWS_SAY_NO_HELP, rowsSayNoTold } from "../../lists/rows-say-no.ts";
import { unreadDates } from "../../lists/unread-dates.ts";
import { formats } from "../../output/formats.ts";
import { oneLine } from "../../output/printable.ts";

const NUMBER = ["<number>", "as you write it, such as +493023125001"] as const;

/** `rufbaum consent import` */
export function importCommand(context: Context): Command {
  const { deps, output } = context;
  return withListOptions(
    withStatementOptions(
      new Command("import")
        .description("everybody on a list agreed: numbers, one a line, text or CSV")
        .argument("<file>"),
    ),
  )
    .addHelpText("after", IMPORT_HELP)
    .action(async (file: string, options: StatementOptions & ListOptions) => {
      const date = requireDate(deps, options);
      const given = await readStatement(deps, options);
      const lines = await readListFile(deps, file);
      const nature = { kind: "own", isBlocking: false } as const;
      refuseUseless(lines, { file, ...nature, what: "no consent was recorded", options });
      for (const column of unreadDates(lines)) {
        output.notice(
          `Warning: the column "${oneLine(column)}" is not read: everybody on the list is recorded as having agreed on ${toldInstant(date.grantedAt)}. Who agreed on another day needs a list of their own.`,
          { column },
        );
      }
      await withConnection(context, async ({ client }) => {
        const statement = await keepStatement(client, given, date);
        const headers = { "content-type": "text/plain;charset=utf-8" };
        const route = client.api.api.consents.import;
        const send = (text: string, part: ListQuery) => {
          const query = { statement, ...date, ...part };
          return ask(client, route.post(text as never, { query, headers }));
        };
        const result = await importList(context, lines, { ...options, ...nature }, send).catch(
          (error: unknown) => {
            output.notice(
              `What was stored stays. Send the rest with the same command and --statement ${statement}`,
              { statement },
            );
            throw error;
          },
        );
        if (output.isJson()) {
          output.json({ statement, ...result });
          return endList(context, result, options);
        }
        const { added, known, doubled, withdrawn = 0, erased = 0, rowSaysNo = 0 } = result;
        const recorded = formats.counted(added, "consent", "consents");
        const before = formats.counted(known, "was", "were");
        const twice = formats.counted(doubled, "number", "numbers");
        output.line(`${recorded} recorded, ${before} already, ${twice} stood there twice.`);
        tellDate(output, date);
        output.line(`Statement: ${statement}`);
        if (withdrawn > 0) {
          output.notice(
            `${formats.whole(withdrawn)} withdrew before: no list brings that back. A new consent of one is recorded with: rufbaum consent add <number> --statement ${statement}`,
          );
        }
        if (rowSaysNo > 0) output.notice(rowsSayNoTold(rowSaysNo));
        if (erased > 0) output.notice(`${formats.whole(erased)} had their data deleted: left out.`);
        endList(context, result, options);
      });
    });
}

/** `rufbaum consent add` */
export function addCommand(context: Context): Command {
  const { deps, output } = context;
  return withStatementOptions(
    new Command("add").description("one person agreed").argument(...NUMBER),
  )
    .addHelpText("after", ADD_HELP)
    .action(async (number: string, options: StatementOptions) => {
      const date = readDate(deps, options);
      const given = await readStatement(deps, options);
      await withConnection(context, async ({ client }) => {
        const statementId = await keepStatement(client, given, date);
        const entry = { number, statementId, ...date };
        const added = await ask(client, client.api.api.consents.post(entry));
        if (output.isJson()) return output.json(added);
        const what = added.added ? "consent recorded" : "this consent was known already";
        output.line(`${added.written}: ${what}. ${added.stateText}`);
        tellDate(output, date);
        const { endsAt, endsOn } = added;
        if (endsAt !== null) output.line(`Counts until: ${endsOn ?? formats.dateTime(endsAt)}`);
        output.line(`Statement: ${added.statementId}`);
        for (const warning of added.warnings) output.notice(`Warning: ${warning}`);
      });
    });
}

function tellDate(output: Context["output"], { grantedAt }: { grantedAt?: string }): void {
  if (grantedAt !== undefined) output.line(`Agreed: ${toldInstant(grantedAt)}`);
}

/** `rufbaum consent withdraw` */
export function withdrawCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("withdraw")
    .description("end all that somebody agreed to; it blocks nobody, see: rufbaum suppress")
    .argument(...NUMBER)
    .option("--date <time>", "when it was withdrawn (default: now)")
    .option("--note <text>", "how it came about, up to 500 characters")
    .action(async (number: string, { date, note }: { date?: string; note?: string }) => {
      const at =
        date === undefined ? null : readPastDayOrInstant(date, "--date", deps.runtime.clock.now());
      await withConnection(context, async ({ client }) => {
        const entry = { number, ...(at !== null && { at }), ...(note !== undefined && { note }) };
        const done = await ask(client, client.api.api.consents.withdraw.post(entry));
        if (output.isJson()) output.json(done);
        else {
          output.line(`${done.written}: ${done.message}`);
          if (at !== null) output.line(`Withdrawn: ${toldInstant(at)}`);
        }
      });
    });
}

const IMPORT_HELP = `${LIST_HELP}
Of several such columns the first number of a line is meant.
${ROWS_SAY_NO_HELP}A list that was cut off may be sent again with its --statement: who is on it already is left out.

Examples:
  rufbaum consent import fair.csv --wording "I want to be called, by an AI as well." \\
    --source "Fair in Cologne" --evidence-file form.pdf --date 2026-11-21
  rufbaum consent import rest.csv --statement statement_0aB… --date 2026-11-21
`;

const ADD_HELP = `
Example:
  rufbaum consent add "030 23125 001" --wording "I want to be called, by an AI as well." \\
    --source "Form on our site" --evidence "Double opt-in of 2026-11-21, 14:05" --date 2026-11-21
`;
