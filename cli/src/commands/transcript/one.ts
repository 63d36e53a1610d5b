import { Command, Option } from "commander";
import { findCallByPrefix } from "../../calls/find-call-by-prefix.ts";
import { ask } from "../../client.ts";
import { saveDownload } from "../../contacts/save-download.ts";
import { type Context, withConnection } from "../../context.ts";

const CALL = ["<call>", "callSid, or the start of it"] as const;

/** `rufbaum transcript note` */
export function noteCommand(context: Context): Command {
  const { output } = context;
  return new Command("note")
    .description("a call in short: outcome, values, objections, next step")
    .argument(...CALL)
    .action(async (wanted: string) => {
      await withConnection(context, async ({ client }) => {
        const { id } = await findCallByPrefix(client, wanted);
        const { note, text } = await ask(client, client.api.api.calls({ id }).note.get());
        if (output.isJson()) output.json({ id, note, text });
        else for (const line of text.split("\n")) output.line(line);
      });
    });
}

interface ExportOptions {
  search?: string;
  format?: "txt" | "json";
  out?: string;
}

/** `rufbaum transcript export` */
export function exportTranscriptsCommand(context: Context): Command {
  return new Command("export")
    .description("a call, or all with certain words, with all that was said, as a file")
    .argument("[call]", "callSid, or the start of it; all calls if left out")
    .option("--search <words>", "only calls in which this was said, see: rufbaum transcript search")
    .addOption(
      new Option("--format <format>", "txt or json (default: as --out ends, else txt)").choices([
        "txt",
        "json",
      ]),
    )
    .option("--out <file>", "where to (default: stdout)")
    .addHelpText(
      "after",
      "\nIt is written down who exported what.\n\nExample:\n  rufbaum transcript export --search wallbox --out calls.json\n",
    )
    .action(async (wanted: string | undefined, { search, out, ...options }: ExportOptions) => {
      const format = options.format ?? (out?.endsWith(".json") ? "json" : "txt");
      await withConnection(context, async ({ client }) => {
        const call = wanted === undefined ? null : await findCallByPrefix(client, wanted);
        const filter = search === undefined ? {} : { text: `${search} ` };
        const path = call ? `/api/calls/${call.id}/export` : "/api/transcripts/export";
        const body = call ? { format } : { format, ...filter };
        await saveDownload(context, client, { path, body, out, language: "de" });
      });
    });
}

/** `rufbaum transcript case` */
export function caseCommand(context: Context): Command {
  return new Command("case")
    .description("a call as a case of a suite, with a made-up person in the caller's place")
    .argument(...CALL)
    .option("--out <file>", "where to (default: stdout)")
    .addHelpText(
      "after",
      "\nExample:\n  rufbaum transcript case CA4f2e --out suites/from-a-call.yaml\n  rufbaum test suites/from-a-call.yaml\n",
    )
    .action(async (wanted: string, { out }: { out?: string }) => {
      await withConnection(context, async ({ client }) => {
        const { id } = await findCallByPrefix(client, wanted);
        await saveDownload(context, client, { path: `/api/calls/${id}/case`, body: {}, out });
      });
    });
}
