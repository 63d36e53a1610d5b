import type { NormalizedReply } from "./normalize.ts";
import { readPolarity } from "./polarity.ts";
import { asksForPresence, isAskedForHere } from "./question.ts";

const ROUND_A_NAME = new Set(
  "ja jo jup hallo hi hey gruess griass grias grues grueezi gott god gott ihnen eich guten gutn tag tach moin morgen abend servus hier do da bitte am apparat herr frau familie firma praxis werkstatt buero hotel gasthof spricht ist mein name".split(
    " ",
  ),
);

/** Whoever says this says who he is, whatever stands round it. */
const SAYS_NAME =
  /\b(?:mein name(?: ist)?|hier spricht|am apparat)\b|^(?:ja |hallo )?hier (?:ist )?(?!(?:nicht|gut|nichts|alles|schon|kein\w*|niemand)\b)\w+$/u;

/** "Hier ist der Huber": a name is a word that nobody knows. */
const NAME_WITH_ARTICLE =
  /^(?:(?:ja|hallo|guten tag|moin|servus|gruess gott) )*(?:hier|da) (?:ist|spricht) (?:der|die) (\w+)$/u;

/** Nobody is called so, and who says it answers. */
const NO_NAMES = new Set(
  "allerdings anwesend praesent zugegen wieso warum weshalb wer was wie wo wozu persoenlich eilig gleich kurz knapp wenig viel kaum bedingt ungern dienstlich privat beschaeftigt unterwegs besetzt".split(
    " ",
  ),
);

/**
 * What somebody answers behind a greeting: "aschenbrenner guten tag ja" and "guten Tag, schön, dass Sie
 * anrufen, ja die Küche …"; `null` where nothing that agrees follows one.
 */
export function behindGreeting(text: string): string | null {
  return BEHIND_GREETING.exec(text)?.groups?.rest ?? null;
}

const GREETING =
  "(?:hallo|hi|moin|servus|tach|gruess (?:gott|sie|ihnen)|(?:schoenen )?guten (?:tag|morgen|abend)|schoenen (?:tag|abend))";
const PRAISES_CALL =
  "(?:(?:das ist )?(?:ja )?(?:schoen|nett|gut|toll|prima|lieb|fein)(?: von ihnen)? dass (?:sie|ihr) (?:sich )?(?:noch ?mal |mal |jetzt |auch )*(?:anruf\\w*|meld\\w*|zurueckruf\\w*|durchruf\\w*|fragen|frag))";
const BEHIND_GREETING = new RegExp(
  `^(?:(?:ja|jo|joa) )?(?:(?!ja |nein )\\w+ (?:(?!ja |nein )\\w+ )?)?${GREETING} (?:(?:auch|ihnen|zusammen|(?:frau|herr) \\w+|hier|am apparat) )*(?:${PRAISES_CALL} )?(?<rest>ja\\b.*)$`,
  "u",
);

const MOST_WORDS = 6;
const MOST_WORDS_OF_NAME = 3;

/**
 * Whether somebody who has just picked up has only said who is there: "ja, Huber", "grüß Gott, Wessel
 * hier". Names are words that nobody knows.
 *
 * @param isAnyName whether the words mean nothing that is known as a reply
 */
export function isSalutation(
  question: string,
  reply: NormalizedReply,
  isKnown: (word: string) => boolean,
  isAnyName = false,
): boolean {
  const { text } = reply;
  if (isAskedForHere(question, reply) || behindGreeting(text) !== null) return false;
  const words = text.split(" ");
  if (words.length > MOST_WORDS || /\b(?:nein|nicht|kein\w*)\b/u.test(text)) return false;
  if (SAYS_NAME.test(text)) return true;
  const withArticle = NAME_WITH_ARTICLE.exec(text)?.[1];
  if (withArticle !== undefined) return !isKnown(withArticle);
  const rest = words.filter((word) => !ROUND_A_NAME.has(word));
  if (rest.length === 0) return words.length > 1 && GREETS.test(text);
  if (rest.length > MOST_WORDS_OF_NAME || agreesOrNot(rest)) return false;
  // "Krause", "Zander": a word of the language, but no answer to whether somebody is there or has time.
  const [word = ""] = rest;
  if (rest.length === 1 && NO_NAMES.has(word) && !GREETS.test(text)) return false;
  const mayBeName = rest.length === 1 && isAnyName && !NO_NAMES.has(word);
  if (mayBeName && asksForPresence(question)) return true;
  return (rest.length === 1 && GREETS.test(text)) || rest.every((word) => !isKnown(word));
}

/** "Ja, genau" names nobody. */
function agreesOrNot(words: readonly string[]): boolean {
  const text = words.join(" ");
  return readPolarity({ text, clauses: [text] }) !== null;
}

const GREETS = /\b(?:hallo|gruess|griass|grias|guten|moin|servus|tach)\b/u;
