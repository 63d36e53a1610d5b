import type { ConversationState } from "@rufbaum/conversation";
import type { Topic } from "../corpus/topic.ts";
import type { Source } from "./value-sources.ts";

/** An opt-out that was heard in words that asked for none. */
export interface UnaskedOptOut {
  nodeId: string;
  said: string;
  text: string;
}

const MAY_ASK: ReadonlySet<Topic> = new Set<Topic>(["opt-out", "hangs-up", "angry"]);

/**
 * Whether these words ended the call as an opt-out and asked for none: he spoke of something else, or meant
 * a condition that the node has. Who was asked whether to be called again may have said so by a yes; what
 * somebody without a topic said, such as one with little German, is not known, and whoever is angry may
 * well want to be left in peace.
 */
export function unaskedOptOut(
  { nodeId, said, text, topic, chosen }: Source,
  before: ConversationState,
  after: ConversationState,
): UnaskedOptOut | null {
  if (after.endReason !== "opt-out" || before.callAgain === "asked") return null;
  const isKnown = topic === null ? chosen !== null : !MAY_ASK.has(topic);
  return isKnown ? { nodeId, said, text } : null;
}
