import { askingIn } from "./knowledge/asking.ts";

/** A question within a reply, and what was said besides. */
export interface QuestionWithin {
  besides: string;
  question: string;
}

/** What a reply surely asks beside something else, with or without marks; `null` where it does not. */
export function questionWithin(raw: string): QuestionWithin | null {
  const asked = askingIn(raw).find(({ strength }) => strength >= SURE);
  const besides = asked?.besides.replace(LEADS_ON, "").trim() ?? "";
  return asked === undefined || besides === "" ? null : { besides, question: asked.said };
}

/** Whether a part of a reply does nothing but ask. */
export function asksOnly(part: string): boolean {
  const [asked] = askingIn(part);
  return asked !== undefined && asked.strength >= SURE && LITTLE.test(asked.besides);
}

/** Whether a part only leads up to something: "sagen Sie mal", "Entschuldigung". */
export function saysNothing(part: string): boolean {
  return LITTLE.test(part);
}

const LITTLE =
  /^(?:(?:ja|und|aber|also|nun|hallo|so|naja|na|ach|oh|moment|mal|bitte|entschuldigung|verzeihung|(?:sagen|hoeren|hören|passen) sie(?: auf| mal)?|eine frage)[\s,]*)*$/iu;

const SURE = 1;

/** What leads on to the question: "ja, und". */
const LEADS_ON =
  /[\s,]*\b(?:und|aber|nur|sagen sie(?: mal)?|(?:eine |ne )?frage(?: noch)?)[\s,]*$/iu;
