import type { SayEffect } from "@rufbaum/conversation";
import type { Reading } from "@rufbaum/understanding";
import type { Said } from "./session-events.ts";

/** What the agent says, or an operator has it say, as it is written down. */
export function agentMessage(effect: SayEffect, { at, origin }: Pick<Said, "at" | "origin">): Said {
  const unread = { confidence: null, intent: null, condition: null };
  return { at, speaker: "ai", text: effect.text, nodeId: effect.nodeId, origin, ...unread };
}

/** What the caller said, with what was understood of it. `nodeId`: where it was said. */
export function callerMessage(
  heard: Pick<Said, "text" | "at" | "nodeId">,
  { confidence, intent, condition }: Reading,
): Said {
  return { ...heard, speaker: "caller", confidence, intent, condition, origin: null };
}
