import { Command } from "commander";
import { findCallByPrefix } from "../../calls/find-call-by-prefix.ts";
import { delays, medianDelays } from "../../calls/latency.ts";
import { endLine, faultLine, utteranceLine } from "../../calls/result.ts";
import type { Client } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { formats } from "../../output/formats.ts";
import type { Output } from "../../output/output.ts";
import { oneLine } from "../../output/printable.ts";
import { listTrees, loadTree } from "../../trees/find-tree.ts";

type ShownCall = Awaited<ReturnType<typeof findCallByPrefix>>;

/** `rufbaum calls show` */
export function showCallCommand(context: Context): Command {
  const { output } = context;
  return new Command("show")
    .description("one call: its way through the tree, what was said, how quickly, how it ended")
    .argument("<call>", "callSid or id, or the start of either")
    .addHelpText("after", "\nExample:\n  rufbaum calls show CA4f2e\n")
    .action(async (wanted: string) => {
      await withConnection(context, async ({ client }) => {
        const call = await findCallByPrefix(client, wanted);
        const fault = call.error && faultLine(call.error);
        if (output.isJson()) output.json(fault ? { ...call, fault } : call);
        else print(output, call, await pathOf(client, call), fault);
      });
    });
}

function print(output: Output, call: ShownCall, path: string[], fault: string | null): void {
  const { paint } = output;
  output.line(paint("bold", oneLine(call.phoneNumber)));
  const facts = [
    call.callSid ?? call.id,
    call.direction,
    formats.dateTime(call.startTime),
    call.treeName,
    ...(call.line === "gather" ? ["turn by turn"] : []),
    ...(call.answeredBy ? [`answered by ${call.answeredBy.replaceAll("_", " ")}`] : []),
    ...(call.isTakenOver ? ["taken over"] : []),
  ];
  output.line(paint("dim", facts.map(oneLine).join(", ")));
  if (path.length > 0) output.line(`${paint("dim", "Path:")} ${path.map(oneLine).join(" > ")}`);
  output.line();
  for (const message of call.messages) {
    output.line(utteranceLine(message, paint, delays(message)));
  }
  if (call.messages.length === 0) output.line("Nothing was said.");
  output.line();
  const medians = medianDelays(call.messages);
  if (medians) output.line(`${paint("dim", "Answers:")} ${medians}`);
  for (const { status, duration } of call.recordings) {
    const lasted = duration === null ? "" : `, ${formats.duration(duration)}`;
    output.line(`${paint("dim", "Recording:")} ${status}${lasted}`);
  }
  if (call.endTime === null) output.line(runningLine(call));
  else output.line(endLine({ ...call, error: null }, paint));
  if (call.outcomeBy === "operator") output.line("The outcome was set by an operator.");
  if (fault) output.line(`${paint("red", "Fault:")} ${oneLine(fault)}`);
}

function runningLine({ status, duration, outcome }: ShownCall): string {
  const found = outcome === null ? "" : `, ${outcome}`;
  return `In progress: ${oneLine(`${status}, ${formats.duration(duration)}${found}`)}`;
}

/** The titles of the nodes it went through, as the tree has them now; ids where it has not. */
async function pathOf(client: Client, call: ShownCall): Promise<string[]> {
  if (call.path.length === 0) return [];
  const isThere = (await listTrees(client)).some(({ id }) => id === call.treeId);
  const tree = isThere ? await loadTree(client, call.treeId) : null;
  const titles = new Map(tree?.nodes.map(({ id, title }) => [id, title]));
  for (const { metadata } of call.messages) {
    if (metadata?.nodeId && metadata.nodeTitle) titles.set(metadata.nodeId, metadata.nodeTitle);
  }
  return call.path.map((id) => titles.get(id) || id);
}
