import { Command } from "commander";
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
    .addCommand(verifyCommand(context))
    .addCommand(exportCommand(context));
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
