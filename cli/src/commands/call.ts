import { Command } from "commander";
import { type CallHandlers, openCallFollower } from "../calls/call-follower.ts";
import { endLine, hasFailed, utteranceLine } from "../calls/result.ts";
import { ask } from "../client.ts";
import type { Connection } from "../connection/connection.ts";
import { type Context, withConnection } from "../context.ts";
import { CliError, FailedResult } from "../errors.ts";
import { oneLine } from "../output/printable.ts";
import { findTree } from "../trees/find-tree.ts";

/** `rufbaum call` */
export function callCommand(context: Context): Command {
  return new Command("call")
    .description("call a number with a tree")
    .argument("<number>", "such as +493023125001 or 030 23125001")
    .requiredOption("--tree <tree>", "id or name of the tree, or the start of either")
    .option("--watch", "show what is said as it is spoken, and wait for the end")
    .addHelpText("after", HELP)
    .action((number: string, options: { tree: string; watch?: true }) =>
      withConnection(context, (connection) => call(context, connection, number, options)),
    );
}

async function call(
  { deps, output }: Context,
  connection: Connection,
  number: string,
  options: { tree: string; watch?: true },
): Promise<void> {
  const { client, isOwn } = connection;
  if (connection.usesTwilio) throw needsServer();
  const tree = await findTree(client, options.tree);
  // A server of our own ends with this command, and so would the call.
  const isFollowed = options.watch === true || isOwn;
  const follower = isFollowed ? await openCallFollower(client, deps.runtime.timers) : null;
  try {
    const placed = await ask(
      client,
      client.api.api["make-call"].post({ to: number, treeId: tree.id }),
    );
    const named = { ...placed, tree: { id: tree.id, name: tree.name } };
    if (!follower) {
      if (output.isJson()) output.json(named);
      else output.raw(`${placed.callSid}\n`);
      return;
    }
    if (output.isJson()) output.jsonLine({ type: "call-placed", ...named });
    else output.line(`Calling with "${oneLine(tree.name)}": ${placed.callSid}`);
    const interrupted = deps.stopRequested().then(() => "interrupted" as const);
    const handlers = options.watch ? tellTo(output) : SILENT;
    const ended = await Promise.race([follower.follow(placed.callId, handlers), interrupted]);
    if (ended === "interrupted") {
      if (isOwn) await client.api.api.calls({ id: placed.callId }).hangup.post();
      throw interruption(isOwn, placed.callSid);
    }
    const { callSid, status, outcome, endReason, error, duration } = ended;
    const end = { callSid, status, outcome, endReason, error, duration };
    if (output.isJson()) output.jsonLine({ type: "call-ended", ...end });
    else output.line(endLine(end, output.paint));
    if (hasFailed(end)) throw new FailedResult(outcome ?? status);
  } finally {
    follower?.close();
  }
}

const SILENT: CallHandlers = { said() {}, status() {} };

function tellTo(output: Context["output"]): CallHandlers {
  return {
    said(message) {
      if (output.isJson()) output.jsonLine({ type: "call-said", message });
      else output.line(utteranceLine(message, output.paint));
    },
    status(status) {
      if (output.isJson()) output.jsonLine({ type: "call-status", status });
      else output.line(output.paint("dim", oneLine(status)));
    },
  };
}

function needsServer(): CliError {
  return new CliError(
    "A call through Twilio needs the running server, which Twilio has to reach.",
    {
      reason: "server-needed",
      hint: "Start it with `rufbaum serve`, then call again.",
    },
  );
}

function interruption(isOwn: boolean, callSid: string): CliError {
  return new CliError(
    isOwn ? "Interrupted: the call was hung up." : "Interrupted: the call goes on.",
    {
      reason: "interrupted",
      hint: `See what was said with: rufbaum transcript show ${callSid}`,
    },
  );
}

const HELP = `
Prints the call's id (callSid). With --watch each utterance as it is spoken, with time, speaker and
node, and at the end the outcome. With --watch --json each of them is a JSON line: call-placed,
call-status, call-said, call-ended.

Exit code 1 if the call failed: busy, no answer, refused by the carrier. If no server runs, the
command opens the data itself and waits for the end of the call.

Without a Twilio account the bundled emulator answers, and nobody is ever reached. Test numbers:
  +49 30 23125 0xx  answers    1xx  is busy    2xx  does not answer

Examples:
  rufbaum call "+49 30 23125 001" --tree Greeting --watch
  rufbaum call +493023125101 --tree tree_4f --json
`;
