import { Command } from "commander";
import type { ImportOptions } from "../../contacts/import-file.ts";
import type { Context } from "../../context.ts";
import { ROWS_SAY_NO_HELP } from "../../lists/rows-say-no.ts";
import { COLUMNS_HELP, withFileOptions, withReportOptions } from "./check.ts";

/** `rufbaum contacts import` */
export function importCommand(context: Context): Command {
  return withConsentOptions(
    withReportOptions(
      withFileOptions(
        new Command("import").description("store the contacts of a file, as a list of its own"),
      ),
    )
      .option("--strict", "import nothing and exit with 1 if any row would be dropped")
      .option("--list <name>", "what the list is called (default: the file's name)"),
  )
    .addHelpText("after", HELP)
    .action(async (path: string, options: ImportOptions) => {
      const { importFile } = await import("../../contacts/import-file.ts");
      await importFile(context, path, options);
    });
}

/** What everybody on a file has agreed to. */
export function withConsentOptions(command: Command): Command {
  return command
    .option("--consent-wording <text>", "everybody on it has agreed to be called, in these words")
    .option("--consent-source <text>", "where they did: a form, a fair")
    .option("--consent-evidence <text>", "what shows it")
    .option("--company <name>", "whom they allow it (default: the company of the settings)")
    .option("--statement <id>", "instead: they have agreed to this statement, made before")
    .option(
      "--consent-date <time>",
      "when they did: 2026-11-21 or 21.11.2026, with 14:30 where it is known",
    );
}

const HELP = `${COLUMNS_HELP}
The file is sent as the server stores it and is kept nowhere. A number that is known already is not
stored twice: what the file tells anew is added to it, and it comes on the new list, too. What --map
says is remembered for later files with the same columns. Ctrl-C ends it; what was stored until then
stays, and is told. Where a row says that nobody should call, its numbers come on the suppression list,
also if another row or an earlier file has them as a contact: see rufbaum suppress.

Without --country numbers are read as those of the country whose rules of calling are kept.

Look first, with the same options: rufbaum contacts check <file>
Or let the server look: --report and --strict send the file before it is imported, once for each, so that
an import with both takes three times as long. With --strict nothing is stored where a row would be
dropped, no consent either; the report is written before.
${ROWS_SAY_NO_HELP}Of people who get no consent the contacts are stored all the same.

Exit codes: 0 imported, 1 it failed, or rows would be dropped and --strict, 2 the file can't be read,
3 the server was lost: what was stored stays, and the file may be sent again.

Examples:
  rufbaum contacts import leads.csv
  rufbaum contacts import leads.csv --strict --report dropped.csv
  rufbaum contacts import fair.csv --consent-wording "Call me about offers." \\
    --consent-source "Fair 2026, stand 4" --consent-evidence "cards, folder 12" --consent-date 7d
  rufbaum contacts import leads.xlsx --sheet Berlin --list "Fair 2026" --map "Rufnummer=phone"
`;
