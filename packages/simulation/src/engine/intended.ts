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
  attitude: Attitude | null;
  /** What he speaks of; `null` for a value, for words of leave and for those of somebody with little German. */
  topic: Topic | null;
}

export const NOTHING_MEANT: Intended = {
  isOptOut: false,
  chosen: null,
  isBeside: false,
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

/** "Das klingt gut, was kostet es?" may well be taken for a yes. */
const SIDES =
  /(?<!\p{L})(?:ja|doch|gut|gern\p{L}*|grundsätzlich|nein|nee|nicht|kein\p{L}*)(?!\p{L})/iu;

/** Where the tree listens for an answer, and for no question of the kind. */
export function meansNoWay(said: string, read: string | null, { expected }: Situation): boolean {
  // "Ersteres" is an answer, whatever he had said before.
  if (expected.conditions.length === 0 || expected.between || SIDES.test(said)) return false;
  const taken = expected.conditions.find(({ key }) => key === read);
  return !taken?.examples.some((example) => example.includes("?") || example === said);
}
