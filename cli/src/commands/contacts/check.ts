import { HOME_COUNTRIES } from "@rufbaum/dialing";
import { Command, Option } from "commander";
import type { CheckOptions } from "../../contacts/check-file.ts";
import { columnsByHand } from "../../contacts/columns-by-hand.ts";
import type { Context } from "../../context.ts";
import { wholeNumber } from "../../usage-error.ts";

/** `rufbaum contacts check` */
export function checkCommand(context: Context): Command {
  return withReportOptions(
    withFileOptions(
      new Command("check").description(
        "read a contact file and tell what it would bring; stores nothing",
      ),
    ),
  )
    .option("--strict", "exit with 1 if any row is dropped")
    .addHelpText("after", HELP)
    .action(async (path: string, options: CheckOptions) => {
      const { checkFile } = await import("../../contacts/check-file.ts");
      await checkFile(context, path, options);
    });
}

/** A contact file and what can be said of it. */
export function withFileOptions(command: Command): Command {
  return withColumnOptions(
    command.argument("<file>", "a .csv, .xlsx or .xls file; - for standard input"),
  ).option("--name <name>", "what standard input is called, for its ending (default: stdin.csv)");
}

/** How its rows and columns are to be read. */
export function withColumnOptions(command: Command): Command {
  return command
    .option("--sheet <name>", "of a workbook with several: which")
    .option("--header-line <number>", "where the column names stand", wholeNumber(1, 1_000))
    .option(
      "--map <columns>",
      'what columns mean, such as "Rufnummer=phone,Ort=none"',
      columnsByHand,
    )
    .addOption(
      new Option(
        "--country <country>",
        "where numbers without a country's code are at home, unless their row says otherwise",
      ).choices(HOME_COUNTRIES),
    );
}

export function withReportOptions(command: Command): Command {
  return command
    .option("--report <file>", "write every dropped row and changed cell to a CSV file")
    .addOption(
      new Option("--language <language>", "of the report").choices(["de", "en"]).default("en"),
    );
}

export const COLUMNS_HELP = `
Columns are recognised by their names, German and English (Telefon, Vorname, Firma, PLZ …). Every other
one becomes a field of the contact's own, to be used in texts as {its name} or {customField1},
{customField2} … What is not recognised is said with --map "<column>=<meaning>", several with commas
between them:
  phone                       the number that is called
  furtherPhone                one to be called where the row has no phone, or none that can be called
  firstName lastName company email postcode
  name                        a whole name, such as "Anna Huber" or "Huber, Anna"
  country                     where somebody lives: a number without a country's code is read as one of it
  none                        takes a meaning away
`;

const HELP = `${COLUMNS_HELP}
Works without a server and without data, and reads the file piece by piece. Only what a server knows
can't be told here: who was erased, what was said of the same columns before, and which country's rules
are kept: without --country numbers are read as German ones.

With --json: { format, columns, …, contacts: [{ phoneNumber, firstName, lastName, company,
customFields, … }], dropped: [{ line, reason, column, value, message, row }], changed: [{ line, column,
from, to, reason, message }], encoding, rows, count, reasons, hint }, however long, with a contact on each line.

The report has each row as it stood behind what was wrong with it: mend it there and import the report.

Exit codes: 0 read, 1 rows were dropped and --strict, 2 the file can't be read.

Examples:
  rufbaum contacts check leads.csv
  rufbaum contacts check leads.xlsx --sheet Berlin --map "Rufnummer=phone" --report dropped.csv
  rufbaum contacts check leads.csv --json | jq '.dropped[] | .line'
  zcat leads.csv.gz | rufbaum contacts check - --strict
`;
