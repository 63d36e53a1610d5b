import { questionOf } from "../question-of.ts";
import { remembered } from "./remembered.ts";

/**
 * Whether a text leaves the caller with something to answer: a question, also one that was written
 * without its mark, a tag ("…, oder?") or a request ("Nennen Sie mir bitte Ihre Nummer."). What is
 * quoted asks nobody, nor does what answers itself ("Wer will das nicht?").
 */
export const endsInQuestion = remembered((text: string): boolean => {
  const said = spokenEnd(text);
  if (said === "" || QUOTED_QUESTION.test(said)) return false;
  const last = questionOf(said).trim();
  if (/\?[?!\s]*$/u.test(said)) return !ANSWERS_ITSELF.test(last);
  return UNMARKED.test(last) || isRequest(last);
});

/** Without what nobody says: stage directions, signs after the last mark, quotes around all of it. */
function spokenEnd(text: string): string {
  const words = text
    .trim()
    .replace(DIRECTION, "")
    .replace(/[^\p{L}\p{N}?!.,:;…"“”„»«'’‘›‹()[\]{}]+$/u, "")
    .replace(/(?<=[?!])\s*(?:\.{2,}|…)$/u, "")
    .trim();
  const whole = WHOLLY_QUOTED.exec(words);
  return (whole?.[1] ?? words).trim();
}

/** "(Pause)", "(auf Antwort warten)" at the end. */
const DIRECTION = /\s*\([^()]*(?:paus|wart|antwort|zuhör|schweig)[^()]*\)\s*$/iu;

const WHOLLY_QUOTED = /^["„“»«]([^"„“”»«]*)["“”«»]$/u;

const QUOTED_QUESTION = /\?\s*["“”«»’‘‹›']+[.!\s]*$/u;

/** Questions that the speaker goes on to answer, or that have but one answer. */
const ANSWERS_ITSELF = new RegExp(
  [
    "^(?:und |aber |denn |doch |mal ehrlich[:,]? )*(?:",
    "wer (?:will|möchte|mag|hat|kennt|braucht|träumt|zahlt|wünscht|freut|würde|hätte)(?: \\p{L}+)*? (?:nicht|schon|gerne?|zu viel)(?: \\p{L}+)*",
    "|was (?:will|braucht|wünscht) man (?:da )?mehr",
    "|was (?:bedeutet|heißt) das(?: (?:nun|jetzt|konkret|genau|eigentlich|alles))*(?: für (?:sie|ihr \\p{L}+))?",
    "|was haben sie davon|was (?:ist|macht) (?:daran |hier )?(?:das |so )?besonder\\p{L}*(?: (?:daran|dabei|ist))?",
    "|(?:warum|wieso|weshalb) (?:rufe|melde) ich(?: (?:sie|mich|ihnen|heute|gerade|eigentlich|also|an|bei ihnen|nun|jetzt))*",
    "|(?:warum|wieso) (?:eigentlich |auch )?nicht|wie (?:geht|funktioniert|klappt) das(?: (?:nun|genau|eigentlich|konkret))*",
    "|wissen sie,? was|das beste(?: daran)?|der haken|die lösung|(?:und )?warum das (?:alles|ganze)",
    ")\\s*\\?[?!\\s]*$",
  ].join(""),
  "iu",
);

/** Begins as only questions do: "Haben Sie kurz Zeit.", "wann passt es Ihnen". */
const UNMARKED = new RegExp(
  [
    "^(?:und |also |dann |gut,? |schön,? |prima,? |super,? )*(?:",
    "(?:haben|hätten|möchten|wollen|würden|können|könnten|dürfen|dürften|sollen|sollten|sind|wären|brauchen|nutzen|interessieren|kennen|suchen|planen) sie\\b",
    "|(?:darf|dürfte|soll|sollte|kann|könnte|störe|spreche|erreiche|rufe) ich\\b",
    "|(?:wollen|sollen|können|dürfen|könnten) wir\\b",
    "|(?:passt|ginge|geht|wäre|stimmt|reicht) (?:es|das|ihnen)\\b",
    "|(?:wann|wie viele?|wie lange|wie oft|wie heißen|wie lautet|wie hoch|wer|wo|welche[rsnm]?|an welche[rm]|um wie viel|unter welcher) (?!(?:sie|ihnen|ihre?[rmns]?)\\b)(?:\\p{L}+ )*?(?:sie|ihnen|ihre?[rmns]?)\\b",
    ")[^.!?:;]*[.\\s]*$",
  ].join(""),
  "iu",
);

/** "Nennen Sie mir bitte Ihre Postleitzahl.": nobody goes on before it is told. */
function isRequest(sentence: string): boolean {
  return REQUEST.test(sentence) && !AT_LEISURE.test(sentence);
}

const REQUEST =
  /^(?:und |also |dann |gut,? )*(?:bitte )?(?:nennen|sagen|buchstabieren|verraten|diktieren|beschreiben|schildern|geben|teilen|wiederholen) sie (?:mir |uns |es |das )?(?:(?:doch|noch|jetzt|nun|kurz|einmal|mal|bitte|dazu|dafür),? )*(?:ihre?[nmrs]?|den|die|das|einen?|eine|wie|wann|wo|welche[nrsm]?|wer|was|ob|worum|mit)\b/iu;

/** What can be done at any time, and by who wants to: "Sagen Sie uns Bescheid, wenn …". */
const AT_LEISURE =
  /\b(?:bescheid|jederzeit|wenn|falls|sobald|sonst|weiter|ihrem (?:mann|chef)|ihrer (?:frau|chefin))\b/iu;
