import type { Condition } from "@rufbaum/tree";
import { meaningOf, ROLL_UP } from "@rufbaum/understanding/lexicon";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import { isAnswer } from "./polarity-fits.ts";

/** Of the examples of a condition so many must mean it, where several things count as the condition. */
const MOSTLY = 0.5;

/**
 * Whether a sentence that means a built-in intent would be an example of the condition: much may count
 * as "Muss erst fragen", "keine Zeit" among it, and only what says the same teaches it.
 */
export function meansTheSame(
  { condition, counts = [], examples = [] }: Pick<Condition, "condition" | "counts" | "examples">,
  intent: string,
  sentences: SentenceReader,
): boolean {
  if (isAnswer(intent)) return true;
  const named = meaningOf(condition).intents;
  if (named.length > 0) return named.some((one) => isAkin(one, intent));
  const counted = counts.filter((one) => !isAnswer(one));
  if (examples.length === 0) return true;
  const alike = examples.filter((example) => {
    const [best] = [...sentences.intents(example)].sort(([, one], [, other]) => other - one);
    return best !== undefined && isAkin(best[0], intent);
  });
  return alike.length >= (counted.length > 1 ? examples.length * MOSTLY : 1);
}

/** One counts as the other, and neither is only an answer. */
function isAkin(one: string, other: string): boolean {
  if (one === other) return true;
  if (isAnswer(one) || isAnswer(other)) return false;
  return (ROLL_UP[one]?.includes(other) ?? false) || (ROLL_UP[other]?.includes(one) ?? false);
}

/** Whether it is what those mean who answer for somebody else. */
export function isForOthers(intent: string): boolean {
  return FOR_OTHERS.has(intent);
}

const FOR_OTHERS: ReadonlySet<string> = new Set([
  ...["no_authority", "secretary_detected", "not_available"],
]);

/** Whether a condition is for those who answer for somebody else, and so is the intent. */
export function isForOthersToo(
  { condition, counts = [] }: Pick<Condition, "condition" | "counts">,
  intent: string,
): boolean {
  return (
    FOR_OTHERS.has(intent) &&
    [...meaningOf(condition).intents, ...counts].some((one) => FOR_OTHERS.has(one))
  );
}
