import { Command } from "commander";
import { openCallFollower } from "../../calls/call-follower.ts";
import { findCallByPrefix } from "../../calls/find-call-by-prefix.ts";
import { fullReport } from "../../calls/report.ts";
import { watchCalls } from "../../calls/watch-calls.ts";
import { watchReport } from "../../calls/watch-report.ts";
import type { Client } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { CliError } from "../../errors.ts";
import { oneLine } from "../../output/printable.ts";

/** `rufbaum calls watch` */
export function watchCallsCommand(context: Context): Command {
  return new Command("watch")
    .description("all running calls as they go on, or one of them until its end")
    .argument("[call]", "callSid or id, or the start of either")
    .addHelpText("after", HELP)
    .action((wanted: string | undefined) =>
      withConnection(context, async ({ client, isOwn }) => {
        // No other process leads calls on data that could be opened here.
        if (isOwn) throw nothingToWatch();
        if (wanted === undefined) await watchAll(context, client);
        else await watchOne(context, client, wanted);
      }),
    );
}

async function watchAll({ deps, output }: Context, client: Client): Promise<void> {
  await watchCalls(client, deps.runtime.timers, watchReport(output), deps.stopRequested());
}

async function watchOne({ deps, output }: Context, client: Client, wanted: string): Promise<void> {
  const { id, phoneNumber, treeName, callSid } = await findCallByPrefix(client, wanted);
  const follower = await openCallFollower(client, deps.runtime.timers);
  try {
    const facts = [phoneNumber, treeName, callSid ?? id].map(oneLine).join(", ");
    output.line(output.paint("bold", facts));
    const report = fullReport(output);
    const ended = await Promise.race([
      follower.follow(id, report),
      deps.stopRequested().then(() => null),
    ]);
    if (ended === null) return;
    const { status, outcome, endReason, error, duration } = ended;
    report.ended({ callSid: ended.callSid, status, outcome, endReason, error, duration });
  } finally {
    follower.close();
  }
}

function nothingToWatch(): CliError {
  return new CliError("No server is running, so there are no calls to watch.", {
    reason: "server-needed",
    hint: "Start it with `rufbaum serve`, or name one with RUFBAUM_URL and RUFBAUM_TOKEN.",
  });
}

const HELP = `
Ends with Ctrl-C, and for one call with its end. A connection that breaks is made again, and what was
said meanwhile is told. With --json each event is a JSON line, as the server tells it.

Examples:
  rufbaum calls watch
  rufbaum calls watch CA4f2e
  rufbaum calls watch --json | jq 'select(.type == "call-ended")'
`;
