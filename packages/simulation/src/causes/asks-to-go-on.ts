import { type TreeNode, textOf } from "@rufbaum/tree";
import { asksYesOrNo } from "@rufbaum/understanding/explaining";
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

/** Whether it asks which of several things it shall be: to that nobody agrees. */
export function asksToChoose(node: TreeNode): boolean {
  const text = textOf(node);
  return !asksYesOrNo(text) && !OR_NOT.test(text.toLowerCase());
}

/** "… oder passt es gerade nicht?" is no choice. */
const OR_NOT =
  /(?<!\p{L})oder (?:[^?]{0,40} )?(?:nicht|kein\p{L}*|ungelegen|ungünstig|schlecht|stör\p{L}*|später|lieber doch)(?!\p{L})/u;

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
