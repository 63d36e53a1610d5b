import { isRefused } from "../settle.ts";
import { type Token, wordAt, wordSet } from "../tokens.ts";
import { isClosedOn } from "./closed.ts";
import { weekdayNamed } from "./day-names.ts";

/**
 * Whether a day or a stretch of days is named only to rule it out: "Dienstag geht nicht",
 * "Dienstag hab ich die Enkel", "Mittwoch muss ich arbeiten", "außer Freitag", "Montag ist Ruhetag".
 */
export function isRuledOut(tokens: readonly Token[], from: number, to: number): boolean {
  if (hasNothingOn(tokens, to) || refusesWhatFollows(tokens, from, to)) return false;
  return (
    isRefused(tokens, from, to) ||
    isTaken(tokens, from, to) ||
    isClosedOn(tokens, from, to) ||
    isForNoVisit(tokens, from)
  );
}

const HAVE = wordSet("hab habe haben hamma hamm");
const WHO = wordSet("ich i wir mir ma");
const MUST = wordSet("muss müssen");
const AM = wordSet("bin sind");
const CLAUSE_ENDS = wordSet(
  ", . ; ! ? aber sondern lieber dafür dann ginge früher später vorher nachher davor danach",
);
const FREE = wordSet(
  "zeit luft lust frei freien freie freies gelegenheit möglichkeit platz nachgedacht ruhe homeoffice",
  "gesagt gsagt gesacht gsacht gemeint gmeint gedacht notiert vorgemerkt eingetragen aufgeschrieben vermerkt freigehalten verstanden gehört gelesen",
);
const NONE = wordSet("kein keine keinen nie nicht ned net");
/** Says nothing of what somebody is busy with. */
const FILL = wordSet(
  "ja halt eben auch noch schon eigentlich immer leider da eh mal nur um ab von bis vor nach gegen uhr wieder",
  "morgens vormittag vormittags mittag mittags nachmittag nachmittags abend abends früh so am",
);
const TO_WORK = wordSet("arbeiten schaffen zum zur nach weg fort los ins in auf dienst einkaufen");
const AT_SOMETHING = wordSet("beim bei auf unterwegs weg fort");
const OWN = wordSet("einen nen meine meinen unsere unseren die den das meinem meiner");
const BUSY =
  /^(?:\p{L}*termine?|\p{L}*dienst|\p{L}*schicht|\p{L}*besuch|\p{L}*kurs|\p{L}*training|\p{L}*probe|enkel\p{L}*|handwerker|besprechung|\p{L}*sitzung|geburtstag)$/u;
const MOST_WORDS = 7;

/** "Dienstag hab ich Enkelkinder", "ich hab am Dienstag einen Termin"; not "Dienstag hab ich Zeit". */
function isTaken(tokens: readonly Token[], from: number, to: number): boolean {
  let at = to;
  while (FILL.has(wordAt(tokens, at)) || tokens[at]?.kind === "digits") at++;
  const verb = wordAt(tokens, at);
  const isNamed = WHO.has(wordAt(tokens, at + 1));
  if (isNamed && HAVE.has(verb)) return isBusy(clauseFrom(tokens, at + 2));
  if (isNamed && MUST.has(verb))
    return clauseFrom(tokens, at + 2).some((word) => TO_WORK.has(word));
  if (isNamed && AM.has(verb))
    return clauseFrom(tokens, at + 2).some((word) => AT_SOMETHING.has(word));
  const lead = LEADS.has(wordAt(tokens, from - 1)) ? from - 1 : from;
  const isHad = HAVE.has(wordAt(tokens, lead - 2)) && WHO.has(wordAt(tokens, lead - 1));
  const isInverted = HAVE.has(wordAt(tokens, lead - 1)) && WHO.has(wordAt(tokens, lead - 2));
  if (!isHad && !isInverted) return false;
  const rest = clauseFrom(tokens, to);
  const hasOwn = rest.some((word) => OWN.has(word) || BUSY.test(word));
  return hasOwn && isBusy(rest);
}

const LEADS = wordSet("am den der dem");

/** "Keinen Termin am Montag"; not "ich habe keinen Termin am Montag", who is free that day. */
function isForNoVisit(tokens: readonly Token[], from: number): boolean {
  const noun = LEADS.has(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  if (!VISITS.has(wordAt(tokens, noun)) || !NONE.has(wordAt(tokens, noun - 1))) return false;
  return !tokens.slice(0, noun).some(({ word }) => HAVE.has(word));
}

const VISITS = wordSet("termin besuch treffen gespräch");

function clauseFrom(tokens: readonly Token[], from: number): string[] {
  const words: string[] = [];
  for (let at = from; at < Math.min(tokens.length, from + MOST_WORDS); at++) {
    const word = wordAt(tokens, at);
    if (CLAUSE_ENDS.has(word)) break;
    words.push(word);
  }
  return words;
}

function isBusy(words: readonly string[]): boolean {
  if (words.some((word) => NONE.has(word)))
    return !words.some((word) => /^(?:termin|problem)/u.test(word));
  if (words.some((word) => FREE.has(word) || isDone(word))) return false;
  const plan = words.indexOf("vor");
  if (SOMETHING.has(words[plan - 1] ?? "")) return true;
  return words.some((word) => !FILL.has(word) && TELLING.test(word));
}

const SOMETHING = wordSet("was etwas anderes");
const TELLING = /^\p{L}{4,}$/u;

/** "Am Dienstag hab ich Sie angerufen" tells of the past. */
function isDone(word: string): boolean {
  return /^(?:an|auf|ab|aus|zu|nach|vor|mit|ein)?ge\p{L}{3,}(?:t|en)$/u.test(word);
}

const NOTHING = wordSet("nix nichts");

/** "Dienstag hab ich nix vor", "Dienstag hab ich nichts dagegen". */
function hasNothingOn(tokens: readonly Token[], to: number): boolean {
  const words = clauseFrom(tokens, to);
  const at = words.findIndex((word) => NOTHING.has(word));
  return at >= 0 && ["vor", "dagegen", "geplant", "los"].includes(words[at + 1] ?? "");
}

const NOT = wordSet("nicht ned net nich nit");

/** "Nächste Woche, nur nicht Freitag", "nächste Woche außer Mittwoch": the week itself is fine. */
function refusesWhatFollows(tokens: readonly Token[], from: number, to: number): boolean {
  const isOfDay = tokens.slice(from, to).some(({ word }) => weekdayNamed(word) !== null);
  if (isOfDay) return false;
  for (let at = to; at < Math.min(tokens.length, to + MOST_WORDS); at++) {
    const word = wordAt(tokens, at);
    if (CLAUSE_ENDS.has(word)) return false;
    // "Nächste Woche Dienstag geht nicht": what is said of the day is none of the week's.
    if (weekdayNamed(word) !== null || word === "ausser") return !refusedBefore(tokens, from);
    if (!NOT.has(word)) continue;
    const next = LEADS.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
    return weekdayNamed(wordAt(tokens, next)) !== null && !refusedBefore(tokens, from);
  }
  return false;
}

function refusedBefore(tokens: readonly Token[], from: number): boolean {
  return [from - 1, from - 2].some(
    (at) => NOT.has(wordAt(tokens, at)) || wordAt(tokens, at) === "ausser",
  );
}
