import { fold, foldPattern } from "../fold.ts";

/** Words that ask for more than yes or no, at the beginning of a clause or behind a preposition. */
const OPEN = foldPattern(
  /(?:^|[,;:–-] ?|\b(?:und|oder|aber|also|dann|denn|nun|jetzt|ja|sagen sie|wissen sie|an|auf|aus|bei|bis|durch|für|gegen|in|mit|nach|seit|über|um|unter|von|vor|wegen|zu|ab|zum|zur) )(?:was|wie|wer|wen|wem|wessen|wo|wann|warum|wieso|weshalb|welche[mnrs]?|wieviel|wieviele|woher|womit|worauf|wohin|woran|worum|wofür|wozu|wobei|wodurch|wovon|woraus|worin)\b/u,
);

/** "Oder" between two things to choose from; at the end it only asks for agreement. */
const CHOICE = /\boder\b(?! (?:nicht|doch|etwa)\b)(?= \p{L})/u;

const SENTENCE = /(?<=[.!?])\s+/u;

/** Whether what is asked last can be answered by a mere yes or no. */
export function asksYesOrNo(question: string): boolean {
  const asked = question
    .trim()
    .split(SENTENCE)
    .findLast((sentence) => sentence.endsWith("?"));
  if (asked === undefined) return false;
  const plain = fold(asked.toLowerCase()).replace(/["„“”()]/gu, "");
  return !OPEN.test(plain) && !CHOICE.test(plain);
}
