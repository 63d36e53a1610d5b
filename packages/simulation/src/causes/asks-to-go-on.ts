import { type TreeNode, textOf } from "@rufbaum/tree";
import { type Question, questionIn } from "../caller/question.ts";

/**
 * Whether a question is one by which the call goes on towards what it is for, so that a yes should
 * lead on. Whoever says yes to what is so ("Sind Sie zufrieden?") has agreed to nothing.
 */
export function asksToGoOn(node: TreeNode): boolean {
  const { question, sentence } = questionIn(textOf(node));
  if (LEADS_OFF.test(sentence)) return false;
  return ASKING.has(question) || (question === "other-yes-no" && FITS.test(sentence));
}

/** Whether a no brings somebody else to the phone, who may well be easier won. */
export function asksForSomebody(node: TreeNode): boolean {
  const { question } = questionIn(textOf(node));
  return question === "right-person" || question === "transfer";
}

const ASKING: ReadonlySet<Question> = new Set<Question>([
  "may-i",
  "right-person",
  "transfer",
  "interest",
  "proposal",
  "confirm",
]);

/** In small letters. "Störe ich gerade?", "Möchten Sie den Termin absagen?": there a no leads on. */
const LEADS_OFF =
  /\bstör|ungelegen|ungünstig|\bab(?:zu)?(?:sag|meld|bestell|brech)|stornier|kündig|verschieb|verleg|änder|widerruf|beend|später|lieber nicht|\bkein/u;
const FITS = /\bpass(?:t|en|te)\b|\brecht\b|in ordnung|okay|einverstanden|dabei\b/u;
