import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { textOf, VALUE_SPECS } from "@rufbaum/tree/graph";
import type { Mention, Reading } from "@rufbaum/understanding";
import { OF_ADDRESS, OF_FIRM, OF_WHATEVER } from "@rufbaum/understanding/of-whatever";
import { spoken } from "./fill.ts";
import { kindWanted } from "./kind-wanted.ts";
import { saidBack } from "./spoken-value.ts";
import type { KeptMention, VariableValue } from "./types.ts";
import type { Walk } from "./walk.ts";

/** Values that are kept for later questions; of more, the last ones. */
const MOST_KEPT = 8;

/** Below this a value that nobody asked for is asked for when its turn comes. */
const SURE_ENOUGH = 0.8;

/** Keeps what a reply told besides; a newer value of the same kind and noun takes the place of an older. */
export function keepMentions(walk: Walk, { mentioned = [], halves }: Reading): void {
  if (halves) walk.state.halves = { ...walk.state.halves, ...halves };
  const sure = mentioned.filter(({ confidence }) => confidence >= SURE_ENOUGH);
  if (sure.length === 0) return;
  const turn = walk.state.callerTurns ?? 0;
  const isNewer = (kept: KeptMention) =>
    sure.some(({ kind, of }) => kind === kept.kind && of === kept.of);
  const kept = (walk.state.mentioned ?? []).filter((before) => !isNewer(before));
  walk.state.mentioned = [...kept, ...sure.map((one) => ({ ...one, turn }))].slice(-MOST_KEPT);
}

/** Forgets a value that was used, or denied: it answers no other question. */
export function forgetMention(walk: Walk, kind: ValueKindName, value: VariableValue): void {
  const { mentioned } = walk.state;
  if (mentioned === undefined) return;
  walk.state.mentioned = mentioned.filter((one) => one.kind !== kind || one.value !== value);
}

/** What was said before that answers an input's question. */
export interface SaidBefore {
  value: VariableValue;
  /** How it is said back. */
  words: string;
  /** In an earlier turn than this one. */
  isEarlier: boolean;
  used: readonly Mention[];
}

/**
 * The value that an input asks for, if it was said before. A day, an hour or an address means the same
 * wherever it is said; a number counts only with the noun that the question asks for, a name only where
 * the caller's own is asked.
 */
export function saidBefore(node: NodeOf<"input">, walk: Walk): SaidBefore | null {
  const kind = kindWanted(node, walk) ?? "text";
  const question = textOf(node);
  const kept = walk.state.mentioned ?? [];
  if (kind === "text") {
    return (
      nameFor(question, kept, walk) ??
      whenFor(question, kept, walk) ??
      namedFor(question, kept, walk)
    );
  }
  if (BEHIND.test(question)) return null;
  const found = kept.findLast(
    (one) =>
      one.kind === kind &&
      (one.of === ""
        ? VALUE_SPECS[kind].isGivenUnasked
        : countsWhatIsAsked(question, one.of) ||
          (isOfWhatever(one, walk) && asksHowManyAreWished(question))),
  );
  if (!found) return null;
  const words = kind === "number" ? countBack(found) : saidBack(kind, found.value);
  return { value: found.value, words, isEarlier: isEarlier(found, walk), used: [found] };
}

/** "fünf leute" as it is written; "zu dritt" as it was said. */
function countBack({ heard, of, value }: KeptMention): string {
  if (of === OF_WHATEVER) return `${spoken(value)} Stück`;
  return heard.startsWith("zu ")
    ? heard
    : heard.replace(/(?<=\s)\p{Ll}(?=\p{L}+$)/u, (letter) => letter.toUpperCase());
}

/** "Dann nehm ich zwei": of what was spoken of just now, and of nothing that is spoken of later. */
function isOfWhatever(one: KeptMention, walk: Walk): boolean {
  return one.of === OF_WHATEVER && !isEarlier(one, walk);
}

/** "Wie viele Pakete dürfen es sein?", and not how many of something there are. */
function asksHowManyAreWished(question: string): boolean {
  const asked = /(?:wie\s?viele?(?:s|n)?|welche (?:menge|anzahl|stückzahl))(?!\p{L})[^.?!]*/iu.exec(
    question,
  )?.[0];
  if (asked === undefined || OF_MEASURE.test(asked)) return false;
  return WISHED.test(asked) || asked.trim().split(/\s+/u).length <= MOST_WORDS_OF_MERE_COUNT;
}

const WISHED =
  /(?<!\p{L})(?:dürfen?|darf|möchten?|sollen?|wollen|wünschen|nehmen|brauchen|benötigen|bräuchten|bestellen|hätten|schicken|liefern|notieren?|reservieren?|vormerken|eintragen)(?!\p{L})/iu;
const OF_MEASURE =
  /(?<!\p{L})(?:uhr|euro|geld|zeit|jahren?|monaten?|wochen|tagen?|stunden?|minuten|meter|\p{L}*kilometern?|quadratmetern?|prozent|\p{L}*stunden|person(?:en)?|leuten?|menschen|gästen?|teilnehmer\p{L}*|kindern?|köpfen?)(?!\p{L})/iu;

/** "Wie viele Karten denn?" */
const MOST_WORDS_OF_MERE_COUNT = 4;

function isEarlier({ turn }: KeptMention, { state }: Walk): boolean {
  return turn !== (state.callerTurns ?? 0);
}

/** Questions for something that has happened, or ends by itself: no day that was wished for answers them. */
const BEHIND =
  /geboren|geburt|jahrgang|seit wann|zuletzt|wann (?:war|wurde)|wann (?:haben|hast)(?![^.?!]{0,25}(?:zeit|luft|lust|frei|gelegenheit))|gebaut|baujahr|läuft|ablauf|kündig|(?:bis|ab) wann|frist/iu;

/** Whether a question asks for a day or an hour that can be arranged. */
export function asksForMeeting(question: string): boolean {
  return !BEHIND.test(question) && !asksWhenOfMatter(question);
}

/**
 * Whether a question asks when something is to be that is no visit and no call, "Ab wann bräuchten Sie
 * die?": what is answered is no day to meet on.
 */
export function asksWhenOfMatter(question: string): boolean {
  return SPAN.test(question) || (OF_MATTER.test(question) && !MEETING.test(question));
}

const SPAN = /(?<!\p{L})(?:ab|bis) wann(?!\p{L})/iu;
const OF_MATTER =
  /(?<!\p{L})(?:(?:wann|(?:in|zu) welche[mr] (?:monat|jahr|zeitraum|quartal)) (?:soll(?:en|te|ten)? (?:die|der|das|es|ihre?n?)(?!\p{L})|brauch|bräucht|benötig|zieh|beginn|start|fängt|endet)|wann (?:möchten|wollen|werden|würden) sie (?:ein|um)ziehen)/iu;
const MEETING =
  /termin|gespräch|besuch|besichtig|anruf|rückruf|anrufen|berat|planer|monteur|techniker|kolleg|fahrt|kommen|vorbei|treffen|liefer|verkostung|stunde|handwerker/iu;

const PEOPLE =
  /^(?:person|leut|mensch|köpf|koepf|mann$|gäst|gaest|teilnehm|erwachsen|mitarbeit|kolleg|angestellt|beschäftigt|beschaeftigt)/iu;
/** "Staplerfahrer", "Pflegekräfte": people, by what they do. */
const PEOPLE_AT_WORK =
  /(?:fahrer|arbeiter|helfer|packer|picker|kommissionierer|führer|fuehrer|leiter|träger|traeger|techniker|pfleger|betreuer|verkäufer|verkaeufer|berater|meister|gesellen?|azubi|lehrling|monteur|lagerist|kellner|kraft|kräfte|kraefte|hilfe|leute|männer|maenner|frauen|kollegen|schüler|schueler|lehrer)(?:s|e|n|en|in|innen)?$/iu;
const SAME: readonly RegExp[] = [
  PEOPLE,
  /^(?:quadratmeter|qm|m2)/iu,
  /^(?:kilowattstunden?|kwh)/iu,
  /^(?:kilometer|km)/iu,
  /^(?:auto|pkw|wagen|fahrzeug)/iu,
];
const OF_PEOPLE = /wie\s?viele?\s+(?:sind|seid|kommen|werden|wären)\b|zu wievielt/iu;

/** "Wie viele Kinder haben Sie?" asks for a number of "kinder". */
export function countsWhatIsAsked(question: string, noun: string): boolean {
  if (PEOPLE.test(noun) && OF_PEOPLE.test(question)) return true;
  const asked = /(?:wie\s?viele?|anzahl|zahl|wie groß|fläche|größe)(?<rest>[^.?!]*)/iu.exec(
    question,
  )?.groups?.rest;
  if (asked === undefined) return false;
  const words = asked.match(/\p{L}{2,}/gu) ?? [];
  const sameAs = SAME.find((words) => words.test(noun));
  if (PEOPLE_AT_WORK.test(noun) && words.some((word) => PEOPLE.test(word))) return true;
  return words.some((word) => (sameAs?.test(word) ?? false) || isSameNoun(word, noun));
}

/** "Mitarbeitern" is "Mitarbeiter". */
function isSameNoun(word: string, noun: string): boolean {
  const one = stem(word);
  const other = stem(noun);
  return one.length >= 3 && one === other;
}

function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/ä/gu, "ae")
    .replace(/ö/gu, "oe")
    .replace(/ü/gu, "ue")
    .replace(/ß/gu, "ss")
    .replace(/(?:innen|ern|en|er|es|e|n|s)$/u, "");
}

const FOR_NAME =
  /\bname\b|\bnamen\b|wie heißen sie|mit wem (?:spreche|habe)|wer (?:sind sie|spricht)/iu;
const ONE_NAME = /\b(?:vor|nach|familien)name/iu;
const OTHER_NAME =
  /firma|unternehm|betrieb|arbeitgeber|ansprechpartner|verein|straße|kind|hund|katz|tier|partner|mann|frau|fahrer|versicher|anbieter|praxis|schul|buchstab/iu;

function nameFor(question: string, kept: readonly KeptMention[], walk: Walk): SaidBefore | null {
  if (!FOR_NAME.test(question) || ONE_NAME.test(question) || OTHER_NAME.test(question)) return null;
  const found = kept.findLast(({ kind, of }) => kind === "text" && of === "name");
  if (!found) return null;
  return {
    value: found.value,
    words: String(found.value),
    isEarlier: isEarlier(found, walk),
    used: [found],
  };
}

/** Whether a question asks where somebody lives, or where something is to be brought. */
export function asksForAddress(question: string): boolean {
  return FOR_ADDRESS.test(question) && !NOT_BY_POST.test(question);
}

/** Whether a question asks where to write to, by post or by mail: a mere yes answers neither. */
export function asksWhereTo(question: string): boolean {
  return FOR_ADDRESS.test(question) || MAIL_ASKED.test(question);
}

const MAIL_ASKED =
  /(?<!\p{L})(?:wie|welche\p{L}*|an wen|nennen|sagen|wohin)(?!\p{L})[^.!?]*e-?mail/iu;

const FOR_ADDRESS =
  /(?:\p{L}*adresse|\p{L}*anschrift|hausnummer|(?<!\p{L})straße)(?!\p{L})|(?<!\p{L})wo wohnen sie|(?<!\p{L})wohin (?:dürfen|sollen|können|darf|soll|kann) (?:wir|ich)(?! (?:sie |ihnen )?(?:überweisen|zurückrufen|anrufen))/iu;
const NOT_BY_POST = /mail|internet|web/iu;

/** Whether a question asks whose customer somebody is: "Bei welchem Anbieter sind Sie zurzeit?" */
export function asksForFirm(question: string): boolean {
  return FOR_FIRM.test(question);
}

const FOR_FIRM =
  /(?<!\p{L})(?:(?:bei|von|mit) wem(?! (?:spreche|rede|sollen|dürfen|können))|(?:welche[rmns]?|wer ist ihr|wie heißt ihr)e?(?: (?:\p{L}+(?:e[rnms]?|ige\p{L}*) )?|(?: ))\p{L}*(?:anbieter|versorger|versicher(?:er|ung)|(?:kranken|bau)?kasse|bank|provider|lieferant|hersteller|gesellschaft|netz))(?!\p{L})/iu;

/** What is the same wherever it is said: where somebody lives, whose customer he is. */
function namedFor(question: string, kept: readonly KeptMention[], walk: Walk): SaidBefore | null {
  const wanted = asksForAddress(question) ? OF_ADDRESS : asksForFirm(question) ? OF_FIRM : null;
  const found = wanted === null ? undefined : kept.findLast(({ of }) => of === wanted);
  if (!found) return null;
  const { value } = found;
  return { value, words: String(value), isEarlier: isEarlier(found, walk), used: [found] };
}

/** The day that was named in this turn. */
export function dayOfTurn(walk: Walk): KeptMention | undefined {
  return walk.state.mentioned?.findLast((one) => one.kind === "date" && !isEarlier(one, walk));
}

/** Whether a day or an hour that goes with this reply was meant for what is asked next. */
export function isMeantForNext(mentioned: Reading["mentioned"], kind: ValueKindName): boolean {
  return mentioned === undefined || mentioned.some((one) => one.kind === kind);
}

/** A question for when to call somebody, and not to meet him. */
export const FOR_A_CALL =
  /(?:an|zurück)(?:zu)?ruf|rückruf|(?<!\p{L})(?:(?:zurück|wieder)(?:zu)?)?meld|rückmeld|erreich/iu;

/** A question for a day and an hour in words of any kind. */
export const FOR_WHEN = /\bwann\b|\b(?:welchem|welcher) (?:tag|uhrzeit|zeit)\b|um wie ?viel uhr/iu;

/** "Wann passt es Ihnen?" with a text for an answer is answered by a day and an hour together. */
function whenFor(question: string, kept: readonly KeptMention[], walk: Walk): SaidBefore | null {
  if (!FOR_WHEN.test(question) || BEHIND.test(question)) return null;
  const date = kept.findLast(({ kind }) => kind === "date");
  if (!date) return null;
  const time =
    kept.findLast(({ kind, turn }) => kind === "time" && turn === date.turn) ??
    (isEarlier(date, walk) ? undefined : hourWithSide(walk));
  if (!time) return null;
  const words = `${saidBack("date", date.value)}, ${hourBack(time)}`;
  return { value: words, words, isEarlier: isEarlier(date, walk), used: [date, time] };
}

/** "Ab sechzehn Uhr" leaves open how long after it; when to call it tells all the same. */
export function hourWithSide({ mentioned = [] }: Walk): Mention | undefined {
  return mentioned.find(({ kind, heard }) => kind === "time" && SIDE.test(heard));
}

/** "Nach 18 Uhr", "10 Uhr". */
export function hourBack({ heard, value }: Mention): string {
  const side = SIDE.exec(heard)?.[0].toLowerCase() ?? "";
  return `${side}${saidBack("time", value)}`;
}

const SIDE = /^(?:ab|nach|vor) /iu;
