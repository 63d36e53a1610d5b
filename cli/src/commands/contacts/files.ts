import { extname } from "node:path";
import { csvTemplate, xlsxTemplate } from "@rufbaum/dialing/contact-files";
import { Command, Option } from "commander";
import { idOfList } from "../../campaigns/find-campaign.ts";
import { saveDownload } from "../../contacts/save-download.ts";
import { type Context, withConnection } from "../../context.ts";
import { wrongInput } from "../../errors.ts";
import { writeTreeFile } from "../../trees/write-tree-file.ts";

type Format = "csv" | "xlsx";

/** What kind of file is written, and where. */
export interface FileOptions {
  format?: Format;
  out?: string;
}

/** `rufbaum contacts export` */
export function exportCommand(context: Context): Command {
  return new Command("export")
    .description("all contacts, or those of a list, as a file that can be imported again")
    .option(
      "--list <list>",
      "only those of a list, by its name or id, see: rufbaum contacts imports",
    )
    .addOption(formatOption())
    .option("--out <file>", "where to (default: stdout)")
    .addHelpText("after", "\nExample:\n  rufbaum contacts export --out contacts.xlsx\n")
    .action(async ({ list, ...options }: FileOptions & { list?: string }) => {
      const format = formatOf(context, options);
      await withConnection(context, async ({ client }) => {
        const id = list === undefined ? null : await idOfList(client, list);
        await saveDownload(context, client, {
          path: "/api/contacts/export",
          body: { format, ...(id !== null && { list: id }) },
          out: options.out,
        });
      });
    });
}

/** `rufbaum contacts template` */
export function templateCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("template")
    .description("a file to begin with, with the usual columns and three examples")
    .addOption(formatOption())
    .option("--out <file>", "where to (default: stdout)")
    .action(async (options: FileOptions) => {
      const format = formatOf(context, options);
      const { bytes } = format === "csv" ? csvTemplate() : await xlsxTemplate();
      const { out } = options;
      if (out === undefined) return output.raw(bytes);
      await writeTreeFile(deps.runtime.disk, out, bytes);
      if (output.isJson()) output.json({ file: out, bytes: bytes.length });
      else output.line(`Wrote ${out}.`);
    });
}

export function formatOption(): Option {
  return new Option("--format <format>", "csv or xlsx (default: as --out ends, else csv)").choices([
    "csv",
    "xlsx",
  ]);
}

/** @throws CliError (2) where the file is called as neither, or a workbook would go to a terminal */
export function formatOf({ deps }: Context, { format, out }: FileOptions): Format {
  const ending = extname(out ?? "").toLowerCase();
  if (!["", ".csv", ".xlsx"].includes(ending)) {
    throw wrongInput(`${out} ends neither in .csv nor in .xlsx.`, {
      hint: "Only these two can be written: name the file so.",
    });
  }
  const chosen = format ?? (ending === ".xlsx" ? "xlsx" : "csv");
  if (chosen === "xlsx" && out === undefined && deps.stdout.isTerminal) {
    throw wrongInput("A workbook can't be shown on a terminal.", {
      hint: "Name a file with --out.",
    });
  }
  return chosen;
}
