import { type Attitude, attitudeOf } from "../caller/attitude.ts";
import type { CallerAct } from "../caller/caller.ts";
import type { Topic } from "../corpus/topic.ts";
import type { Situation } from "./recogniser.ts";

/** What a caller wants to be understood as. */
export interface Intended {
  isOptOut: boolean;
  /** The condition that he means. */
  chosen: string | null;
  /** It answers nothing, whatever was asked. */
  isBeside: boolean;
  /** It agrees to nothing, whatever was asked. */
  isAgainst: boolean;
  /** It is not his to answer: neither a yes nor a no. */
  isForAnother: boolean;
  attitude: Attitude | null;
  /** What he speaks of; `null` for a value, for words of leave and for those of somebody with little German. */
  topic: Topic | null;
}

export const NOTHING_MEANT: Intended = {
  isOptOut: false,
  chosen: null,
  isBeside: false,
  isAgainst: false,
  isForAnother: false,
  attitude: null,
  topic: null,
};

/** What he means by what he does. */
export function intendedBy(act: Extract<CallerAct, { type: "speak" | "interrupt" }>): Intended {
  const { topic } = act;
  return {
    isOptOut: topic === "opt-out",
    chosen: act.type === "speak" ? (act.chosen ?? null) : null,
    isBeside: topic !== null && BESIDE.has(topic),
    isAgainst: topic !== null && AGAINST.has(topic),
    isForAnother: topic !== null && FOR_ANOTHER.has(topic),
    attitude: attitudeOf(act),
    topic,
  };
}

/** What answers no question: questions of his own, and talk. */
const BESIDE: ReadonlySet<Topic> = new Set<Topic>([
  ...(["technical-question", "asks-references", "asks-subsidy", "asks-warranty"] as const),
  ...(["who-is-calling", "is-this-a-bot", "how-long", "repeat-please"] as const),
  ...(["where-from-number", "are-you-there", "chatter", "asks-price"] as const),
]);

/** What is no yes to anything that one can agree to: objections and refusals. */
const AGAINST: ReadonlySet<Topic> = new Set<Topic>([
  ...(["too-expensive", "has-provider", "distrusts", "under-contract", "just-renewed"] as const),
  ...(["is-tenant", "moves-soon", "bad-experience", "too-old", "asks-partner"] as const),
  ...(["no", "not-interested", "denies", "no-time", "call-later", "angry", "pressured"] as const),
  ...(["refuses-recording", "wants-human"] as const),
]);

const FOR_ANOTHER: ReadonlySet<Topic> = new Set<Topic>([
  ...(["no-authority", "not-me", "wrong-person", "boss-away"] as const),
]);

/** "Das klingt gut, was kostet es?" may well be taken for a yes. */
const SIDES =
  /(?<!\p{L})(?:ja|doch|gut|gern\p{L}*|grundsätzlich|nein|nee|nicht|kein\p{L}*)(?!\p{L})/iu;

/** A yes of its own beside whatever else is said: not that of "Das ist ja teuer" or "Ich bin gut versorgt". */
const SAYS_YES =
  /(?:^|[.,;:!?–]\s*)(?:(?:also|na|nun|hm|äh|ach|oh|tja|gut)[,\s]+)*(?:ja|jo|joa|jawohl|doch|gut|okay|klar|sicher|freilich|gern\p{L}*|von mir aus|meinetwegen|in ordnung|einverstanden|warum nicht)(?!\p{L})|grundsätzlich (?:ja|schon|gern)|an sich (?:ja|schon|gern)|(?<!\p{L})(?:würde|täte|hätte|möchte)\p{L}* [^.?!]*gern|kling(?:t|en) [^.,?!]*(?:gut|interessant|spannend|nett)|interessant|interessiert|(?<!kein )interesse(?!\p{L})/iu;

/**
 * Where the tree listens for an answer, and for no question of the kind: whether a reply means none of the
 * node's conditions, or at least none that is a yes. `null`: it may well mean one.
 */
export function meansNone(
  { isBeside, isAgainst, isForAnother }: Pick<Intended, "isBeside" | "isAgainst" | "isForAnother">,
  said: string,
  read: string | null,
  { expected }: Situation,
): "no-way" | "no-yes" | null {
  // "Ersteres" is an answer, whatever he had said before.
  if (expected.conditions.length === 0 || expected.between) return null;
  const taken = expected.conditions.find(({ key }) => key === read);
  if (taken?.examples.some((example) => example.includes("?") || example === said)) return null;
  if (isForAnother) return "no-way";
  if (SAYS_YES.test(said)) return null;
  if (isBeside && !SIDES.test(said)) return "no-way";
  return isBeside || isAgainst ? "no-yes" : null;
}
