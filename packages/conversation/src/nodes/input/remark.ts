import { SURE_OF_ASIDE } from "../../settings.ts";
import { isQuestion } from "../../small-talk.ts";
import type { HeardReply } from "../node-behaviour.ts";
import { openAnswerOf } from "./open-answers.ts";

/**
 * Whether a reply only tells what somebody does meanwhile: "nein, ich sortiere nebenbei noch die Post",
 * "ich mache nur das Fenster zu". It neither confirms nor denies what was read out; what is known
 * to be said of the call ("ich fahre gerade Auto") or of the value ("ich schaue gerade nach") is none.
 */
export function isRemark({ text, reading }: HeardReply): boolean {
  const { intent, intentConfidence } = reading;
  if (!MEANWHILE.test(text) || OF_THE_MATTER.test(text) || isQuestion(text)) return false;
  const isKnown = intent !== null && intentConfidence >= SURE_OF_ASIDE && !ANSWERS.has(intent);
  return !isKnown && openAnswerOf(text) === null;
}

/** A yes or a no in front answers what nobody asked. */
const ANSWERS: ReadonlySet<string> = new Set(["Ja", "Nein", "not_interested"]);

const LEADS =
  "^[^\\p{L}]*(?:(?:nein|nee|nö|na|ach|oh|äh+m?|also|entschuldigung|sorry|moment|keine sorge|doch|das bin nur ich)[\\s,.!–-]+)*";
/** What tells or corrects something, looks it up, or wants something, is about the matter. */
const TELLS =
  "(?:mein\\p{L}*|sag\\p{L}*|heiß\\p{L}*|hab\\p{L}*|hatt\\p{L}*|hätt\\p{L}*|bin|will|woll\\p{L}*|möcht\\p{L}*|brauch\\p{L}*|nehm\\p{L}*|buchstabier\\p{L}*|wiederhol\\p{L}*|korrigier\\p{L}*|verbesser\\p{L}*|geb\\p{L}*|änder\\p{L}*|such\\p{L}*|hol\\p{L}*|schau\\p{L}*|guck\\p{L}*|seh\\p{L}*|überleg\\p{L}*|denk\\p{L}*|glaub\\p{L}*|weiß|kann|könnt\\p{L}*|muss|müsst\\p{L}*|soll\\p{L}*|darf|werd\\p{L}*|würd\\p{L}*|wart\\p{L}*|versteh\\p{L}*|hör\\p{L}*|fahr\\p{L}*|arbeit\\p{L}*|(?:be)?nutz\\p{L}*|schreib\\p{L}* (?:mich|uns|es|das|sie|man)|verwend\\p{L}*|komm\\p{L}*|wohn\\p{L}*|les\\p{L}*|frag\\p{L}*|bitt\\p{L}*|bleib\\p{L}*|leg\\p{L}* (?:jetzt |gleich |dann )?auf)";
const MEANWHILE = new RegExp(
  `${LEADS}(?:ich|wir|i|mir)\\s(?!${TELLS}(?!\\p{L}))\\p{L}+\\s(?:\\p{L}+\\s){0,2}?(?:nebenbei|nebenher|nur|bloß|gerade|grad|grade|eben|kurz|schnell|noch|zwischendurch|dabei)(?!\\p{L})`,
  "iu",
);

/** What was asked for is spoken of after all. */
const OF_THE_MATTER =
  /(?<!\p{L})(?:adresse|mail\p{L}*|e-?mail\p{L}*|nummer|termin\p{L}*|uhr|stimmt|stimmen|richtig|falsch|passt|punkt|at|strich|später|morgen|kein\p{L}* (?:zeit|interesse|lust))(?!\p{L})/iu;
