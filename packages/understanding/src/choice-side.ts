import type { SideMeant } from "./choice-question.ts";
import type { Offer } from "./conditions.ts";
import type { Heard } from "./hear.ts";
import { meaningOf } from "./keys.ts";
import type { Likely } from "./likely.ts";
import { asksOnly } from "./open-question.ts";
import type { ExpectedCondition } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";

/** Whether the side of the question that a reply names is meant, and nothing surer. */
export function leansTo(
  condition: ExpectedCondition,
  { isAgainstOther }: SideMeant,
  { best, none, heard, reply }: Speaks,
): boolean {
  if (asksOnly(reply.text) || OF_ALL.test(reply.text)) return false;
  const { intent, findings } = heard;
  const isSaid = findings.phrases.some((phrase) => phrase.for === intent);
  // "E-Mail hat nur der Enkel, lassen wir das": a refusal in so many words is one.
  const isRefused = findings.phrases.some((phrase) => phrase.for === "not_interested");
  if (isRefused && !isAgainstOther) return false;
  if (intent !== null && isSaid && !(isAgainstOther ? DENIES_OTHER : HAS_SOME).has(intent))
    return false;
  if (best.condition === condition || isAgainstOther) return true;
  return Math.max(best.confidence, none) < SURE_AGAINST_SIDE;
}

/** Whether what sounds like a refusal of all is said of the one thing that was named. */
export function refusesOne(
  { condition, confidence }: Likely,
  offer: Offer,
  { intent, findings }: Heard,
): boolean {
  const owner = intent === null ? null : offer.ownerOf(intent);
  const named = owner && "condition" in owner ? owner.condition : null;
  const { key, counts = [] } = named ?? condition;
  if (named === null && confidence >= SURE_OF_SIDE_DENIED) return false;
  if (![...meaningOf(key).intents, ...counts].some((name) => REFUSALS.has(name))) return false;
  return !findings.phrases.some((phrase) => phrase.for === intent && !OF_ONE.test(phrase.heard));
}

const SURE_OF_SIDE_DENIED = 0.9;
const REFUSALS: ReadonlySet<string> = new Set([POLARITIES.no, "not_interested"]);
/** Said of the thing that was named, and not of all. */
const OF_ONE = /^nichts fuer\b/u;

interface Speaks {
  best: Likely;
  none: number;
  heard: Heard;
  reply: Said["reply"];
}

/** What is no objection where it is said of one of the things that were asked for. */
export const HAS_SOME: ReadonlySet<string> = new Set([
  "already_has_provider",
  ...Object.values(POLARITIES),
]);
const DENIES_OTHER: ReadonlySet<string> = new Set([...HAS_SOME, "not_interested"]);

/** How sure whoever says a word of one side means it. */
export const SURE_OF_SIDE = 0.8;
const SURE_AGAINST_SIDE = 0.6;

/** Of both sides, or of none. */
const OF_ALL = /\b(?:beide\w*|sowohl|alle|weder)\b/u;
