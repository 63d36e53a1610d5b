import type { Reading } from "@rufbaum/understanding";
import { SURE_OF_GOODBYE } from "./settings.ts";

/** Whether somebody surely takes leave. */
export function isGoodbye({
  intent,
  intentConfidence,
}: Pick<Reading, "intent" | "intentConfidence">) {
  return intent === "goodbye" && intentConfidence >= SURE_OF_GOODBYE;
}

/** Words that say no more than that somebody is there, or listens. */
const PRESENT = new Set(
  "ja jo jaja hallo hm hmm mhm äh ähm ich bin noch doch da dran hier wieder zurück so jetzt entschuldigung sorry klar natürlich bitte also nur".split(
    " ",
  ),
);
const LISTENING = new Set(
  "ja jaja jo hm hmm mhm aha ah ach so okay ok genau gut verstehe richtig mh soso klar".split(" "),
);

/** "Ja, bin noch da": an answer to "Sind Sie noch da?", not to the question before it. */
export function isPresence(text: string): boolean {
  return consistsOf(text, PRESENT);
}

/** "Mhm", "ach so": said while listening. */
export function isBackchannel(text: string): boolean {
  return consistsOf(text, LISTENING);
}

/** Whether a reply takes something back: "nein, ich meinte Dienstag". */
export function isCorrection(text: string): boolean {
  return CORRECTION.test(text);
}

const CORRECTION =
  /\b(?:ich mein(?:t)?e|mein(?:t)?e ich|vertan|versprochen|korrektur|korrigier\p{L}*|(?:doch |ach |nee? |nein )?lieber|nee?|nein|quatsch|stopp|obwohl|sondern|falsch|verbesser\p{L}*|stimmt nicht|vorhin|anders|besser)\b/iu;

/** Whether a reply finds something unsuitable: "zehn ist mir zu früh". */
export function isUnsuitable(text: string): boolean {
  return UNSUITABLE.test(text);
}

const UNSUITABLE =
  /\bmoment\b|\bzu (?:früh|spät|zeitig|bald)\b|\b(?:kann|geht|passt|schaffe?|klappt)\b[^.!?]{0,30}\bnicht\b/iu;

/** Whether a reply asks something: by its mark, or by the word it begins with. */
export function isQuestion(text: string): boolean {
  return QUESTION.test(text);
}

const QUESTION =
  /^[^\p{L}]*(?:und |aber |äh |ja )?(?:wer|was|wie|wo|wann|warum|wieso|weshalb|welche[rsmn]?|wieviel|woher|wohin|haben sie|gibt es|kann man|ist das|geht das)(?!\p{L}).{8,}|.{12,}\?\s*$/iu;

const MOST_WORDS = 6;

function consistsOf(text: string, words: ReadonlySet<string>): boolean {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return said.length > 0 && said.length <= MOST_WORDS && said.every((word) => words.has(word));
}

/** Whether a reply begins by denying: "nein, neun am Ende". */
export function beginsWithNo(text: string): boolean {
  return /^[^\p{L}]*(?:äh+m?[\s,]+)?(?:nein|nee|nö|ne|falsch|stimmt nicht)(?!\p{L})/iu.test(text);
}

/** Whether a machine asks to stay on the line for a person, or to choose one by keys. */
export function leadsToPeople(text: string): boolean {
  return LEADS_TO_PEOPLE.test(text);
}

const LEADS_TO_PEOPLE =
  /\b(?:in der leitung|bleiben sie (?:bitte )?(?:dran|am apparat)|nächste[nr]? freie|werden (?:gleich |umgehend |sofort )?verbunden|(?:drücken|wählen) sie die|warteschleife|(?:etwas|(?:einen )?(?:augenblick|moment)|um) geduld|(?:leitungen|plätze|mitarbeiter(?:innen)?)[^.]{0,40}(?:belegt|im gespräch)|anruf wird gehalten|qualitätssicherung)/iu;
