import { fold, foldPattern } from "./fold.ts";

/** Words that ask for more than yes or no, at the beginning of a clause or behind a preposition. */
const OPEN = foldPattern(
  /(?:^|[,;:–-] ?|\b(?:und|oder|aber|also|dann|denn|nun|jetzt|ja|sagen sie|wissen sie|an|auf|aus|bei|bis|durch|für|gegen|in|mit|nach|seit|über|um|unter|von|vor|wegen|zu|ab|zum|zur) )(?:was|wie|wer|wen|wem|wessen|wo|wann|warum|wieso|weshalb|welche[mnrs]?|wieviel|wieviele|woher|womit|worauf|wohin|woran|worum|wofür|wozu|wobei|wodurch|wovon|woraus|worin)\b/u,
);

/** "Oder" between two things to choose from; at the end it only asks for agreement. */
const CHOICE = /\boder\b(?! (?:nicht|doch|etwa)\b)(?= \p{L})/u;

const SENTENCE = /(?<=[.!?])\s+/u;

/**
 * Whether what is asked last can be answered by a mere yes or no.
 * @param names what the conditions are called: what one of them is called is a thing to choose
 */
export function asksYesOrNo(question: string, names: readonly string[] = []): boolean {
  const asked = askedLast(question);
  return asked !== null && !OPEN.test(plainOf(asked)) && !offersChoice(question, names);
}

/** Whether what is asked last names things of which one is to be chosen. */
export function offersChoice(question: string, names: readonly string[] = []): boolean {
  const asked = askedLast(question);
  return asked !== null && CHOICE.test(plainOf(asked)) && !asksForAnyOf(asked, names);
}

function askedLast(question: string): string | null {
  const sentences = question.trim().split(SENTENCE);
  return sentences.findLast((sentence) => sentence.endsWith("?")) ?? null;
}

function plainOf(asked: string): string {
  return fold(asked.toLowerCase()).replace(/["„“”()]/gu, "");
}

/** "Haben Sie Mäuse, Schaben oder Motten im Haus gehabt?": whoever had any of them says yes. */
function asksForAnyOf(asked: string, names: readonly string[]): boolean {
  if (!ASKS_FOR_ANY.test(asked) || CHOOSES.test(asked)) return false;
  const things = THINGS.exec(asked)?.[0].match(/\p{Lu}[\p{L}-]+/gu) ?? [];
  if (things.length < 2 || asked.split(/\boder\b/u).length > 2) return false;
  const called = names.map((name) => plainOf(name));
  return !things.some((thing) => called.some((name) => name.includes(plainOf(thing))));
}

/** Of what somebody has, has had or knows there may be several. */
const ASKS_FOR_ANY =
  /(?:^|[,:] )(?:Und |und )?(?:haben|hatten|gibt|gab|besitzen|kennen|halten|leiden|bemerken|sehen|hören)\s+(?:Sie|Ihr|es|du|wir)\b/iu;

/** "Lieber", "entschieden": of these one is meant, as of what begins a clause of its own. */
const CHOOSES =
  /\b(?:lieber|eher|bevorzug\p{L}*|entschieden|gewählt|ausgesucht|bestellt|vor)\b|,\s*oder\b/iu;

/** Things in a row, without a preposition between: "Mäuse, Schaben oder Motten". */
const THINGS =
  /(?:(?!Sie\b|Ihnen\b|Ihr\p{L}*\b)\p{Lu}[\p{L}-]+(?:, (?:\p{Ll}+en? )?|\s+(?=oder\b)))+oder\s+(?:(?:eine?n?|andere|sonstige|irgendwelche)\s+)*(?!Sie\b|Ihnen\b|Ihr\p{L}*\b)\p{Lu}[\p{L}-]+/u;
