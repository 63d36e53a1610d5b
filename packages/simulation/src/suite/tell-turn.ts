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
  for (const { kind, nodeId, result } of acted) {
    const how = result === "fails" ? "fails" : "succeeds";
    const text = `(${kind} ${how})`;
    transcript.push({ line, speaker: "note", node: names.titleOf(nodeId), text });
  }
  for (const { nodeId, text } of says) {
    transcript.push({ line, speaker: "agent", node: names.titleOf(nodeId), text });
  }
}
