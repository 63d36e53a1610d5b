import type { Replay, ReplayedCall, TakenThenAndNow, Unfollowed } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { formats } from "../output/formats.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import { nodeTitles } from "../trees/node-titles.ts";

/** What recorded calls come to on a tree, for people: the changed ones first, then the figures. */
export function reportReplay(replay: Replay, tree: Tree, output: Output): void {
  const { calls, changed, elsewhere, endOtherwise, same, unfollowed, lines } = replay;
  if (calls.length === 0) {
    output.line("No call was led with that tree in this time.");
    return;
  }
  const titles = nodeTitles(tree);
  const titleOf = (id: string | null) => (id === null ? "nothing" : titles(id));
  for (const call of calls) tellCall(call, titleOf, output);
  const { paint } = output;
  const share = `${formats.percent(changed.percent)} of ${changed.of} (${formats.percent(changed.low)} to ${formats.percent(changed.high)})`;
  output.line(
    `${paint("bold", `${changed.count} of ${counted(calls.length, "call")} changed`)}: ${share}`,
  );
  output.line(`  another way     ${elsewhere}`);
  output.line(`  another end     ${endOtherwise}`);
  output.line(`  as it was       ${same}`);
  for (const [why, count] of Object.entries(unfollowed)) {
    output.line(`  not followed    ${count} (${REASONS[why as Unfollowed]})`);
  }
  output.line(
    `${lines.followed} of ${counted(lines.total, "line")} of callers were met as they were then` +
      (lines.readOtherwise > 0 ? `, ${lines.readOtherwise} of them for another reason.` : "."),
  );
}

type TitleOf = (id: string | null) => string;

function tellCall(call: ReplayedCall, titleOf: TitleOf, output: Output): void {
  const { result } = call;
  if (result.type === "same") return;
  const { paint } = output;
  output.line(
    `${paint("bold", oneLine(call.id))}  ${formats.dateTime(new Date(call.startedAt).toISOString())}`,
  );
  if (result.type === "unfollowed") {
    output.line(`  ${paint("dim", `not followed: ${REASONS[result.why]}`)}`);
    return;
  }
  if (result.type === "ends-otherwise") {
    const after = result.after === null ? "goes on" : endText(result.after);
    output.line(`  ended: ${endText(result.before)}`);
    output.line(`  now:   ${paint("yellow", after)}`);
    return;
  }
  const { line, heard, nodeId, nodeThen, nodeNow, endsNow } = result.at;
  const place = line === 0 ? "at the beginning" : `line ${line}, at ${titleOf(nodeId)}`;
  output.line(`  ${place}${heard === "" ? "" : `: „${oneLine(heard)}“`}`);
  output.line(`  then:  ${taken(result.at.conditionThen)} → ${titleOf(nodeThen)}`);
  const ends = endsNow === null ? "" : `, ends ${endText(endsNow)}`;
  output.line(`  now:   ${paint("yellow", `${takenNow(result.at)} → ${titleOf(nodeNow)}${ends}`)}`);
}

function taken(condition: string | null): string {
  return condition === null ? "(no condition)" : oneLine(condition);
}

function takenNow({ conditionNow, intentNow }: TakenThenAndNow): string {
  const heardAs = conditionNow === null && intentNow !== null ? `, heard as ${intentNow}` : "";
  return `${taken(conditionNow)}${heardAs}`;
}

function endText({ outcome, endReason }: { outcome: string | null; endReason: string | null }) {
  return [outcome ?? "without an outcome", ...(endReason === null ? [] : [endReason])]
    .map(oneLine)
    .join(", ");
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

const REASONS: Record<Unfollowed, string> = {
  "nothing-said": "nothing was said",
  "not-ended": "it has not ended",
  machine: "a machine answered",
  "unexplained-turn": "the agent spoke after something that transcripts do not hold, such as keys",
};
