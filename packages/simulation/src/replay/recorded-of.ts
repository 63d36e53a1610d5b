import { PER_CHARACTER } from "@rufbaum/conversation";
import type { Conversation, ConversationLine } from "../engine/run.ts";
import { BEGINNING } from "../engine/virtual-time.ts";
import type { RecordedCall, RecordedMessage } from "./recorded-call.ts";

/** A simulated conversation as a server would have written it down: no keys, no silence, no cutting in. */
export function recordedOf(conversation: Conversation): RecordedCall {
  const messages: RecordedMessage[] = [];
  let answeredAt: number | null = null;
  /** What was said on picking up is written down after all that the agent was about to say. */
  let early: { message: RecordedMessage; before: number } | null = null;
  for (const line of conversation.lines) {
    if (line.type === "agent") {
      answeredAt ??= line.at;
      const { nodeId, text } = line;
      const at = BEGINNING + answeredAt;
      messages.push({ at, by: "agent", text, nodeId, condition: null, intent: null });
      if (early === null) continue;
      early.before -= 1;
      if (early.before > 0) continue;
      messages.push(early.message);
      early = null;
      answeredAt = null;
      continue;
    }
    if (line.type === "caller" && line.before) {
      early = { message: heard(line), before: line.before };
      continue;
    }
    answeredAt = null;
    if (line.type === "caller") messages.push(heard(line));
  }
  const { index, outcome, endReason, isMailbox } = conversation;
  return {
    id: `call_${index}`,
    startedAt: BEGINNING,
    outcome,
    endReason,
    isOutcomeByHand: false,
    isTakenOver: false,
    isMachine: isMailbox,
    messages,
  };
}

function heard(line: Extract<ConversationLine, { type: "caller" }>): RecordedMessage {
  const { nodeId, text, condition, intent } = line;
  // It is recognised when it has been said.
  const at = BEGINNING + line.at + line.said.length * PER_CHARACTER;
  return { at, by: "caller", text, nodeId, condition, intent };
}
