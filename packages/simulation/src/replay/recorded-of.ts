import { PER_CHARACTER } from "@rufbaum/conversation";
import type { Conversation } from "../engine/run.ts";
import { BEGINNING } from "../engine/virtual-time.ts";
import type { RecordedCall, RecordedMessage } from "./recorded-call.ts";

/** A simulated conversation as a server would have written it down: no keys, no silence, no cutting in. */
export function recordedOf(conversation: Conversation): RecordedCall {
  const messages: RecordedMessage[] = [];
  let answeredAt: number | null = null;
  for (const line of conversation.lines) {
    if (line.type === "agent") {
      answeredAt ??= line.at;
      const { nodeId, text } = line;
      const at = BEGINNING + answeredAt;
      messages.push({ at, by: "agent", text, nodeId, condition: null, intent: null });
      continue;
    }
    answeredAt = null;
    if (line.type !== "caller") continue;
    const { nodeId, text, condition, intent } = line;
    // It is recognised when it has been said.
    const at = BEGINNING + line.at + line.said.length * PER_CHARACTER;
    messages.push({ at, by: "caller", text, nodeId, condition, intent });
  }
  const { index, outcome, endReason } = conversation;
  return {
    id: `call_${index}`,
    startedAt: BEGINNING,
    outcome,
    endReason,
    isOutcomeByHand: false,
    isTakenOver: false,
    isMachine: false,
    messages,
  };
}
