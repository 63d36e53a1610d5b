import type { Condition } from "@rufbaum/tree";
import { meaningOf, ROLL_UP } from "@rufbaum/understanding/lexicon";
import type { Polarity, SentenceReader } from "@rufbaum/understanding/sentences";
import type { Attitude } from "../caller/attitude.ts";

const AGREES: ReadonlySet<string> = new Set(["Ja", "appointment_accepted", "putting_through"]);
const REFUSES: ReadonlySet<string> = new Set(["Nein", "not_interested"]);

/** Whether an intent does nothing but answer a question: whoever asks something never means it. */
export function isAnswer(intent: string): boolean {
  return AGREES.has(intent) || REFUSES.has(intent) || intent === "Vielleicht";
}

/** Whether a condition stands for agreement or for refusal, by its name or else by its examples. */
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
  return intents.some(refuses) ? "no" : null;
}

/** Whether somebody who stood so towards a question can be an example of this side of it. */
export function isOnSide(attitude: Attitude | null | undefined, polarity: Polarity | null) {
  if (attitude === undefined || attitude === null) return true;
  if (polarity === "yes") return attitude === "agrees";
  // Many a no is a reason: "Da bin ich gebunden".
  return polarity === "no" ? attitude !== "agrees" : true;
}

/** Who agrees is no example of a refusal, and the other way round; whose words tell neither may be of both. */
export function fits(said: Polarity | null, polarity: Polarity | null): boolean {
  return said === null || polarity === null || said === polarity;
}
