import { type Deed, NOT_PICKED_UP } from "@rufbaum/conversation/play";
import type { Happened } from "./dialogue.ts";
import type { NodeNames } from "./node-names.ts";
import type { TranscriptLine } from "./report.ts";

/** Writes down what the caller did, and all that came of it. */
export function tellTurn(
  transcript: TranscriptLine[],
  {
    line,
    done,
    happened,
    names,
  }: { line: number | null; done: readonly string[]; happened: Happened; names: NodeNames },
): void {
  const { says, acted } = happened;
  for (const text of done) transcript.push({ line, speaker: "caller", node: null, text });
  for (const { action, nodeId, result } of acted) {
    const text = `(${action.kind} ${howItWent(result)})`;
    transcript.push({ line, speaker: "note", node: names.titleOf(nodeId), text });
  }
  for (const { nodeId, text } of says) {
    transcript.push({ line, speaker: "agent", node: names.titleOf(nodeId), text });
  }
}

function howItWent(result: Deed["result"]): string {
  if (result?.type !== "action-failed") return "succeeds";
  return result.reason === NOT_PICKED_UP.reason ? "is not picked up" : "fails";
}
