import { Command } from "commander";
import { findCallByPrefix } from "../calls/find-call-by-prefix.ts";
import { endLine, hasFailed, utteranceLine } from "../calls/result.ts";
import { ask } from "../client.ts";
import { type Context, withConnection } from "../context.ts";
import { formats } from "../output/formats.ts";
import { oneLine } from "../output/printable.ts";
import { wholeNumber } from "../usage-error.ts";
import { caseCommand, exportTranscriptsCommand, noteCommand } from "./transcript/one.ts";
import { searchCommand } from "./transcript/search.ts";

/** Enough of a callSid to name it with. */
const SHOWN_OF_ID = 12;

/** `rufbaum transcript …` */
export function transcriptCommand(context: Context): Command {
  return new Command("transcript")
    .description("what was said in calls: list, search, show, note, export, case")
    .addCommand(listCommand(context))
    .addCommand(searchCommand(context))
    .addCommand(showCommand(context))
    .addCommand(noteCommand(context))
    .addCommand(exportTranscriptsCommand(context))
    .addCommand(caseCommand(context));
}

function listCommand(context: Context): Command {
  const { output } = context;
  return new Command("list")
    .description("the last calls, the newest first, by the start of their callSid")
    .option("--limit <number>", "at most this many, up to 1000", wholeNumber(1, 1000), 20)
    .action(async ({ limit }: { limit: number }) => {
      await withConnection(context, async ({ client }) => {
        const calls = await ask(client, client.api.api.calls.get({ query: { limit } }));
        output.table(
          calls,
          [
            { title: "CALL", value: (call) => (call.callSid ?? call.id).slice(0, SHOWN_OF_ID) },
            { title: "STARTED", value: (call) => formats.dateTime(call.startTime) },
            { title: "NUMBER", value: (call) => call.phoneNumber },
            { title: "TREE", value: (call) => call.treeName, isFlexible: true },
            {
              title: "RESULT",
              value: (call) => call.outcome ?? call.status,
              colour: (call) => (call.outcome === null ? null : hasFailed(call) ? "red" : "green"),
            },
            { title: "LASTED", value: (call) => formats.duration(call.duration), align: "right" },
          ],
          { empty: "There have been no calls yet." },
        );
      });
    });
}

function showCommand(context: Context): Command {
  const { output } = context;
  return new Command("show")
    .description("one call, utterance by utterance")
    .argument("<call>", "callSid, or the start of it")
    .addHelpText("after", "\nExample:\n  rufbaum transcript show CA4f2e\n")
    .action(async (wanted: string) => {
      await withConnection(context, async ({ client }) => {
        const call = await findCallByPrefix(client, wanted);
        if (output.isJson()) return output.json(call);
        const { paint } = output;
        output.line(paint("bold", oneLine(call.phoneNumber)));
        const facts = [call.callSid ?? call.id, formats.dateTime(call.startTime), call.treeName];
        output.line(paint("dim", facts.map(oneLine).join(", ")));
        output.line();
        for (const message of call.messages) output.line(utteranceLine(message, paint));
        if (call.messages.length === 0) output.line(whyNothing(call));
        output.line();
        output.line(
          call.outcome === null ? `In progress: ${oneLine(call.status)}` : endLine(call, paint),
        );
      });
    });
}

/** Calls are not logged where the settings say so; an older server tells nothing of it. */
function whyNothing({ notLogged }: Awaited<ReturnType<typeof findCallByPrefix>>): string {
  if (!notLogged) return "Nothing was said.";
  const { at, disclosedAt } = notLogged;
  const disclosed =
    disclosedAt === null ? "" : ` That an AI speaks was said at ${formats.time(disclosedAt)}.`;
  return `Not logged: what was said was deleted at ${formats.time(at)}, when the call ended, as the settings have it.${disclosed}`;
}
