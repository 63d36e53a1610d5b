import type { TreeNode } from "@rufbaum/tree";
import type { Reading } from "@rufbaum/understanding";
import { intentsMeantBy } from "../caller/ways/meant-by.ts";
import type { Topic } from "../corpus/topic.ts";
import { type Intended, meansNone } from "./intended.ts";
import type { Situation } from "./recogniser.ts";
import type { Meant } from "./run.ts";

/** What a caller said at a node, how it was read, and where the conversation went upon it. */
export interface SaidAt {
  nodeId: string;
  intended: Intended;
  said: string;
  text: string;
  reading: Reading;
  situation: Situation;
  /** The node that was moved to at once; `null` where it stayed. */
  movedTo: TreeNode | null;
  /** Two conditions with one way are one to the caller. */
  leadsAlike(one: string, other: string): boolean;
}

/** What counts for how callers are understood; `null` where a reply says nothing about that. */
export function meantIn(at: SaidAt): Meant | null {
  const { nodeId, intended, said, text, reading, situation } = at;
  const { condition: read, alternatives } = reading;
  const none = intended.chosen === null ? meansNone(intended, said, read, situation) : null;
  if (intended.chosen === null && none === null) return null;
  if (read === null && isMetAsMeant(at)) return null;
  const chosen = asSaid(at);
  const isBetween = read === null && alternatives.some(({ condition }) => condition === chosen);
  const led = chosen !== null && read !== null && at.leadsAlike(chosen, read) ? chosen : read;
  return { nodeId, chosen, read: led, isBetween, mayBeNo: none === "no-yes", said, text };
}

/** An objection of that very sense answered it, or it asks before it answers: neither is a condition missed. */
function isMetAsMeant({ intended: { topic, chosen }, said, movedTo }: SaidAt): boolean {
  if (topic === null || chosen === null) return false;
  if (ASK_BACK.has(topic) && said.trim().endsWith("?")) return true;
  const answers = movedTo?.type === "objection" ? movedTo.objection?.intent : undefined;
  return answers !== undefined && intentsMeantBy(topic).includes(answers);
}

/** Who answers for somebody else may ask what it is about first; a question on any other topic may be a wish. */
const ASK_BACK: ReadonlySet<Topic> = new Set<Topic>([
  ...(["front-desk", "no-authority", "not-me", "boss-away", "what-is-it-about"] as const),
]);

/**
 * The condition that he meant; the one that it was read as where his words are its author's and not those
 * of the one that he drew: "Nein, die ist gerade nicht da" is no "Falsche Person" beside a "Gerade nicht da".
 */
function asSaid({
  intended: { chosen },
  said,
  reading: { condition: read },
  situation,
}: SaidAt): string | null {
  if (chosen === null || read === null || read === chosen) return chosen;
  const says = (key: string) => {
    const examples = situation.expected.conditions.find((one) => one.key === key)?.examples ?? [];
    return [key, ...examples].some((words) => holds(said, words));
  };
  return says(read) && !says(chosen) ? read : chosen;
}

/** One word alone may stand in any sentence. */
const FEWEST_WORDS = 2;

function holds(said: string, words: string): boolean {
  const part = wordsOf(words);
  if (part.length < FEWEST_WORDS) return false;
  return ` ${wordsOf(said).join(" ")} `.includes(` ${part.join(" ")} `);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
