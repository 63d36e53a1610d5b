import type { Condition } from "@rufbaum/tree";
import { conceptsOf, meaningOf, POLARITIES, ROLL_UP } from "@rufbaum/understanding/lexicon";
import type { Polarity, SentenceReader } from "@rufbaum/understanding/sentences";
import type { Attitude } from "../caller/attitude.ts";
import type { Word } from "./words.ts";

const AGREES: ReadonlySet<string> = new Set(["Ja", "appointment_accepted", "putting_through"]);
const REFUSES: ReadonlySet<string> = new Set(["Nein", "not_interested"]);
const PUTS_OFF: ReadonlySet<string> = new Set(["Vielleicht", "callback_later"]);

/** Whether an intent does nothing but answer a question: whoever asks something never means it. */
export function isAnswer(intent: string): boolean {
  return AGREES.has(intent) || REFUSES.has(intent) || intent === "Vielleicht";
}

/** Whether an intent is a bare yes, no or perhaps, which says nothing where a question asks for more. */
export function isPlainAnswer(intent: string): boolean {
  return Object.values(POLARITIES).some((plain) => plain === intent);
}

/** Whether words answer a question and tell nothing besides. */
export function isBareAnswer(words: readonly Word[]): boolean {
  const telling = words.filter(({ isLittle, usual }) => !isLittle || isAnswering(usual));
  return telling.length > 0 && telling.every(({ usual }) => isAnswering(usual));
}

function isAnswering(usual: string): boolean {
  return conceptsOf(usual).some((concept) => ANSWERING.has(concept));
}
const ANSWERING: ReadonlySet<string> = new Set(["agree", "refuse", "doubt"]);

/** Whether a condition stands for agreement, for refusal or for putting off, by its name or else by its examples. */
export function polarityOfCondition(
  { condition, counts = [], examples = [] }: Pick<Condition, "condition" | "counts" | "examples">,
  sentences: SentenceReader,
): Polarity | null {
  const intents = [...meaningOf(condition).intents, ...counts];
  if (intents.length > 0) return polarityOfIntents(intents);
  const said = [condition, ...examples].map(sentences.polarity);
  const count = (polarity: Polarity) => said.filter((each) => each === polarity).length;
  if (count("yes") === count("no")) return null;
  return count("yes") > count("no") ? "yes" : "no";
}

function polarityOfIntents(intents: readonly string[]): Polarity | null {
  if (intents.some((intent) => AGREES.has(intent))) return "yes";
  const refuses = (intent: string) =>
    REFUSES.has(intent) || (ROLL_UP[intent]?.some((wider) => REFUSES.has(wider)) ?? false);
  if (intents.some((intent) => PUTS_OFF.has(intent))) return "maybe";
  return intents.some(refuses) ? "no" : null;
}

/** Whether somebody who stood so towards a question can be an example of this side of it. */
export function isOnSide(attitude: Attitude | null | undefined, polarity: Polarity | null) {
  if (attitude === undefined || attitude === null) return true;
  if (polarity === "yes") return attitude === "agrees";
  // Many a no is a reason: "Da bin ich gebunden"; whoever puts it off agrees to nothing either.
  return polarity === null || attitude !== "agrees";
}

/** Who agrees is no example of a refusal, and the other way round; whose words tell neither may be of both. */
export function fits(said: Polarity | null, polarity: Polarity | null): boolean {
  return said === null || polarity === null || said === polarity;
}
