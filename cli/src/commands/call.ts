import { faultOfGiven, LONGEST_GIVEN, MOST_GIVEN } from "@rufbaum/tree/graph";
import { variablesOf } from "@rufbaum/tree/lint";
import { Command, InvalidArgumentError } from "commander";
import { openCallFollower } from "../calls/call-follower.ts";
import { findCallByPrefix } from "../calls/find-call-by-prefix.ts";
import { briefReport, fullReport, type PlacedCall } from "../calls/report.ts";
import { hasFailed } from "../calls/result.ts";
import { ask, type Client } from "../client.ts";
import type { Connection } from "../connection/connection.ts";
import { type Context, withConnection } from "../context.ts";
import { CliError, FailedResult } from "../errors.ts";
import { oneLine } from "../output/printable.ts";
import { findTree, loadTree } from "../trees/find-tree.ts";

interface CallOptions {
  tree: string;
  from?: string;
  var: Record<string, string>;
  callBackOf?: string;
  watch?: true;
}

/** `rufbaum call` */
export function callCommand(context: Context): Command {
  return new Command("call")
    .description("call a number with a tree")
    .argument("<number>", "such as +493023125001 or 030 23125001")
    .requiredOption("--tree <tree>", "id or name of the tree, or the start of either")
    .option(
      "--from <number>",
      "the number that is shown, of `rufbaum numbers list`; else the default",
    )
    .option("--var <name=value>", "what is known of the callee; may be repeated", collect, {})
    .option(
      "--call-back-of <call>",
      "the call in which they asked for this one: their wish stands for a consent",
    )
    .option("--watch", "show what is said as it is spoken, and wait for the end")
    .addHelpText("after", HELP)
    .action((number: string, options: CallOptions) =>
      withConnection(context, (connection) => call(context, connection, number, options)),
    );
}

async function call(
  context: Context,
  { client, isOwn, canCall }: Connection,
  number: string,
  options: CallOptions,
): Promise<void> {
  const { deps, output } = context;
  if (!canCall) throw needsServer();
  const { id, name } = await findTree(client, options.tree);
  const { from, var: variables } = options;
  const isGiven = Object.keys(variables).length > 0;
  const before =
    options.callBackOf === undefined ? null : await findCallByPrefix(client, options.callBackOf);
  if (isGiven) await tellUnknown(context, client, id, variables);
  async function place(): Promise<PlacedCall> {
    const request = {
      to: number,
      treeId: id,
      ...(from !== undefined && { from }),
      ...(isGiven && { variables }),
      ...(before && { callBackOf: before.id }),
    };
    const placed = await ask(client, client.api.api["make-call"].post(request));
    // An older server tells nothing of these; what has its country's code is read as it is written.
    const isNational = !/^\s*(?:\+|00)/.test(number);
    if (isNational && placed.to !== undefined) output.notice(`calling ${oneLine(placed.to)}`);
    for (const { message } of placed.wouldNotBeCalled ?? []) {
      output.notice(`would not be called: ${oneLine(message)}`);
    }
    return { ...placed, tree: { id, name } };
  }

  // A server of our own ends with this command, and the call would end with it.
  if (!options.watch && !isOwn) {
    const placed = await place();
    if (output.isJson()) output.json(placed);
    else output.raw(`${placed.callSid}\n`);
    return;
  }
  const follower = await openCallFollower(client, deps.runtime.timers);
  try {
    const report = options.watch ? fullReport(output) : briefReport(output);
    const placed = await place();
    report.placed(placed);
    const interrupted = deps.stopRequested().then(() => "interrupted" as const);
    const ended = await Promise.race([follower.follow(placed.callId, report), interrupted]);
    if (ended === "interrupted") {
      if (isOwn) await client.api.api.calls({ id: placed.callId }).hangup.post();
      throw interruption(isOwn, placed.callSid);
    }
    const { callSid, status, outcome, endReason, error, duration } = ended;
    report.ended({ callSid, status, outcome, endReason, error, duration });
    if (hasFailed(ended)) throw new FailedResult(outcome ?? status);
  } finally {
    follower.close();
  }
}

/** A variable of another name may be meant; it is no error, for who fills trees may know more. */
async function tellUnknown(
  { output }: Context,
  client: Client,
  treeId: string,
  variables: Record<string, string>,
): Promise<void> {
  const known = variablesOf(await loadTree(client, treeId));
  const unknown = Object.keys(variables).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const those = known.size > 0 ? `It has: ${[...known].toSorted().join(", ")}.` : "It has none.";
  output.notice(`The tree has no variable ${unknown.join(", ")}. ${those}`);
}

function collect(text: string, before: Record<string, string>): Record<string, string> {
  const at = text.indexOf("=");
  const name = text.slice(0, Math.max(0, at)).trim();
  if (name === "") {
    throw new InvalidArgumentError("It must be name=value, such as firstName=Erika.");
  }
  const value = text.slice(at + 1);
  const fault = faultOfGiven(name, value);
  if (fault === "too-long") {
    throw new InvalidArgumentError(`The value must have at most ${LONGEST_GIVEN} characters.`);
  }
  if (fault) {
    throw new InvalidArgumentError(
      "The name must be a letter, then letters, digits, _ . or -, and not a reserved name, such as constructor.",
    );
  }
  const given = { ...before, [name]: value };
  if (Object.keys(given).length <= MOST_GIVEN) return given;
  throw new InvalidArgumentError(`At most ${MOST_GIVEN} variables are possible.`);
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

Exit code 1 if the call failed: busy, no answer, refused by the carrier, or if a rule of calling
forbids it; each that does is told with its source. The emulator calls all the same, unless the
settings apply the rules there, and tells whom it would not. A server or a database that
is away is asked again for 90 seconds; then the exit code is 3, as the call may go on. If no server runs, the
command opens the data itself and waits for the end of the call.

--call-back-of needs no consent: that call must have been with this number, and its outcome callback
(rufbaum calls outcome <call> callback). All other rules hold.

--var fills the places of the tree's texts, such as [firstName], and counts in its conditions. A name
that the tree does not have is told and changes nothing else.

Without a Twilio account the bundled emulator answers, and nobody is ever reached. Test numbers:
  +49 30 23125 0xx  answers    1xx  is busy    2xx  does not answer

Examples:
  rufbaum call "+49 30 23125 001" --tree Greeting --watch
  rufbaum call +493023125101 --tree tree_4f --json
  rufbaum call +493023125001 --tree Greeting --var firstName=Erika --var betrag=5000
`;
