import type { ConversationEffect } from "@rufbaum/conversation";
import type { Reading } from "@rufbaum/understanding";
import type { NewMessage } from "../call.ts";

type SayEffect = Extract<ConversationEffect, { type: "say" }>;

/** What the agent says, or an operator has it say, as it is written down. */
export function agentMessage(
  effect: SayEffect,
  { id, at, origin }: Pick<NewMessage, "id" | "at" | "origin">,
): NewMessage {
  const unread = { confidence: null, intent: null, condition: null };
  return { id, at, speaker: "ai", text: effect.text, nodeId: effect.nodeId, origin, ...unread };
}

/** What the caller said, with what was understood of it. `nodeId`: where it was said. */
export function callerMessage(
  heard: Pick<NewMessage, "id" | "text" | "at" | "nodeId">,
  { confidence, intent, condition }: Reading,
): NewMessage {
  return { ...heard, speaker: "caller", confidence, intent, condition, origin: null };
}
