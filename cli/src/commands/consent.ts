import type { Language } from "@rufbaum/words";
import { Command, Option } from "commander";
import { saveDownload } from "../contacts/save-download.ts";
import { type Context, withConnection } from "../context.ts";
import { addCommand, importCommand, withdrawCommand } from "./consent/record.ts";
import { showCommand, statementsCommand, verifyCommand } from "./consent/show.ts";

/** `rufbaum consent …` */
export function consentCommand(context: Context): Command {
  return new Command("consent")
    .description("who agreed to be called, to what, and what shows it")
    .addCommand(importCommand(context))
    .addCommand(addCommand(context))
    .addCommand(showCommand(context))
    .addCommand(withdrawCommand(context))
    .addCommand(statementsCommand(context))
    .addCommand(evidenceCommand(context))
    .addCommand(verifyCommand(context))
    .addCommand(exportCommand(context))
    .addCommand(fileCommand(context));
}

function fileCommand(context: Context): Command {
  return new Command("file")
    .description("all of one number for an authority: one page to print, with every hash")
    .argument("<number>", "as you write it, such as +493023125001")
    .option("--out <file>", "where to (default: stdout)")
    .addOption(
      new Option("--language <language>", "of the page").choices(["de", "en"]).default("de"),
    )
    .addHelpText(
      "after",
      '\nAll of the number is verified for it, and the ledger from where it last was. Who made it is written down.\n\nExample:\n  rufbaum consent file "030 23125 001" --out consents.html\n',
    )
    .action(async (number: string, { out, language }: { out?: string; language: Language }) => {
      await withConnection(context, ({ client }) =>
        saveDownload(context, client, {
          path: "/api/consents/file",
          body: { number },
          out,
          language,
        }),
      );
    });
}

function evidenceCommand(context: Context): Command {
  return new Command("evidence")
    .description("the file that shows a consent, as it was added to its statement")
    .argument("<statement>", "its id, see: rufbaum consent statements")
    .option("--out <file>", "where to (default: stdout)")
    .addHelpText("after", "\nExample:\n  rufbaum consent evidence statement_0aB… --out form.pdf\n")
    .action(async (statement: string, { out }: { out?: string }) => {
      const path = `/api/consents/statements/${encodeURIComponent(statement)}/evidence-file`;
      await withConnection(context, ({ client }) => saveDownload(context, client, { path, out }));
    });
}

function exportCommand(context: Context): Command {
  return new Command("export")
    .description("the whole ledger as JSON lines, whose hashes can be made anew; it names nobody")
    .option("--out <file>", "where to (default: stdout)")
    .action(async ({ out }: { out?: string }) => {
      await withConnection(context, ({ client }) =>
        saveDownload(context, client, { path: "/api/consents/export", out }),
      );
    });
}
