import { POLARITIES } from "@rufbaum/understanding/lexicon";
import { intentsMeantBy, isJustMeantBy } from "../caller/ways/meant-by.ts";
import type { Topic } from "../corpus/topic.ts";
import { CONCERN_NAMES } from "./concern-names.ts";
import type { MissedGroup } from "./missed-group.ts";

/** What was said with the built-in intent that was meant, where that is known. */
export interface AsMeant extends MissedGroup {
  /** The reader took it for that intent. */
  isRead: boolean;
}

/**
 * Virtual customers know what they mean, whatever the reader took it for: a slip of the reader is no
 * reason to put a sentence to an intent. Of real calls nothing but the reading is known.
 */
export function asMeant(group: MissedGroup): AsMeant {
  const { topic, intent } = group;
  if (!topic) return { ...group, isRead: intent !== null };
  const intents = intentsMeantBy(topic);
  const [nearest = null] = isJustMeantBy(topic) ? intents : [];
  const isRead = intent !== null && intents.includes(intent);
  // A no is only the next best of what says more: "Das betrifft mich ja nicht".
  const isNearEnough = isRead && (intent !== POLARITIES.no || nearest === null);
  return { ...group, intent: isNearEnough ? intent : nearest, isRead };
}

/**
 * Whether it is said about the call and not about what is called for, or is no more than a value or a
 * word of leave: nothing that a tree needs a way for.
 */
export function isTalk({ topic, chosen }: MissedGroup): boolean {
  if (chosen) return false;
  return topic === null || (topic !== undefined && TALK.has(topic));
}

const TALK: ReadonlySet<Topic> = new Set<Topic>([
  ...(["chatter", "still-here", "hold-on", "listens"] as const),
  ...(["greets", "thanks", "goodbye", "hangs-up"] as const),
]);

/** Whether it is known what was meant. */
export function isMeantKnown({ topic }: MissedGroup): boolean {
  return topic !== undefined && topic !== null;
}

/** What a condition for what all of these say is called; `null` where they are not known to share a concern. */
export function concernOf(groups: readonly MissedGroup[]): string | null {
  const [topic, ...others] = new Set(groups.map((group) => group.topic));
  return topic && others.length === 0 ? (CONCERN_NAMES[topic] ?? null) : null;
}
