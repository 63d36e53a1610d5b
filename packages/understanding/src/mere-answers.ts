import { offersChoice } from "./asks-yes-or-no.ts";
import type { OwnConditions } from "./matching/own-conditions.ts";
import type { ExpectedCondition } from "./reading.ts";

/** "Sollen wir das machen, oder machen Sie es selbst?" can be agreed to. */
const OR_NOT = /\b(?:selbst|selber|allein|nicht|ohne)\b[^?]*\?\s*$/iu;

/**
 * Whether a mere yes chooses none of the things that a question offers; of two, the first may be what a
 * yes agrees to ("Sollen wir kommen, oder hat sich das erledigt?").
 * @param sides how many conditions the question itself names
 */
export function yesChoosesNone(question: string, sides = 0): boolean {
  if (!offersChoice(question) || OR_NOT.test(question)) return false;
  return sides > 1 || partsOf(question) >= SEVERAL;
}

function partsOf(question: string): number {
  const asked = LAST_QUESTION.exec(question)?.[0] ?? "";
  return asked.split(EACH).filter((part) => !GOES_ON.test(part)).length;
}

const SEVERAL = 3;
const LAST_QUESTION = /[^.!?:]*\?\s*$/u;
const EACH = /[,\s]+oder\s+|,\s*/iu;
/** What follows such a comma belongs to what stands before it. */
const GOES_ON = /^(?:dass|wenn|falls|ob|weil|damit|um|der|die|das|den|dem|was|wie|wo)\b/iu;

/** Whether a yes that says no more means none of the conditions, though likeness finds one. */
export function yesIsOpen(own: OwnConditions, question: string, least: number): boolean {
  if (yesChoosesNone(question)) return true;
  const isFound = own.node.roles(question).yes.some((one) => one >= least);
  return isFound && meantByMereAnswer(own, "yes", question, least) === null;
}

/** What a mere yes or no means, found out by likeness, and how likely that is. */
export interface MereAnswer {
  condition: ExpectedCondition;
  confidence: number;
}

/** @param least how likely it has to be, 0 to 1 */
export function meantByMereAnswer(
  own: OwnConditions,
  polarity: "yes" | "no",
  question: string,
  least: number,
): MereAnswer | null {
  const likely = own.node.roles(question)[polarity];
  const place = likely.findIndex((one) => one >= least);
  const condition = own.node.conditions[place];
  if (condition === undefined) return null;
  if (polarity === "yes") {
    if (yesChoosesNone(question)) return null;
    const plain = own.withoutYes()?.roles(question).yes[place] ?? 1;
    if (plain < LEAST_WITHOUT_YES) return null;
  }
  return { condition, confidence: likely[place] ?? 0 };
}

/** "Ja, seit letzter Woche" tells what else was said with a yes, and not what a yes means. */
const LEAST_WITHOUT_YES = 0.4;
