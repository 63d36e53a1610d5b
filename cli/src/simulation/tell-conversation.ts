import type { Conversation, ConversationLine } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { formats } from "../output/formats.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import { nodeTitles } from "../trees/node-titles.ts";

/** Prints one conversation as a transcript. */
export function tellConversation(
  { index, personaId, lines, failure, milliseconds, path }: Conversation,
  tree: Tree,
  output: Pick<Output, "line" | "paint">,
): void {
  const titleOf = nodeTitles(tree);
  output.line(output.paint("bold", `Conversation ${index + 1} with ${oneLine(personaId)}`));
  for (const line of lines) {
    const time = output.paint("dim", formats.duration(Math.floor(line.at / 1_000)).padStart(5));
    output.line(`${time}  ${textOf(line, titleOf)}`);
  }
  const went = failure === null ? "" : `, failed at ${titleOf(failure.nodeId)} (${failure.reason})`;
  output.line(
    `${path.length} steps in ${formats.duration(Math.floor(milliseconds / 1_000))}${went}`,
  );
}

function textOf(line: ConversationLine, titleOf: (id: string) => string): string {
  switch (line.type) {
    case "agent": {
      const cut = line.heard === undefined ? "" : ` [cut off after: ${oneLine(line.heard) || "…"}]`;
      return `agent   [${titleOf(line.nodeId)}] ${oneLine(line.text)}${cut}`;
    }
    case "caller": {
      const { said, text, condition, intent, isMissed } = line;
      const recognised = text === said ? "" : ` (recognised: ${oneLine(text)})`;
      const meant = isMissed ? "not understood" : (condition ?? intent);
      return `caller  ${oneLine(said)}${recognised}${meant === null ? "" : ` ↳ ${oneLine(meant)}`}`;
    }
    case "keys":
      return `caller  presses ${oneLine(line.digits)}`;
    case "silence":
      return "caller  says nothing";
    case "action":
      return `action  ${line.kind} ${line.succeeded ? "succeeded" : "failed"}`;
    case "end":
      return `${line.by === "caller" ? "The caller" : "The agent"} hung up: ${line.outcome} (${line.endReason})`;
  }
}
