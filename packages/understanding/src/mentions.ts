import { fold } from "./fold.ts";
import { tellsDoing, tellsOfOthers, tellsOpening } from "./habits.ts";
import { OF_ADDRESS, OF_FIRM, OF_WHATEVER } from "./of-whatever.ts";
import type { ValueKind } from "./reading.ts";
import { wholeAddressIn } from "./values/address.ts";
import { bareCountIn } from "./values/bare-count.ts";
import { berlinAt, isoDate } from "./values/date/calendar.ts";
import type { DateContext } from "./values/date/date-reader.ts";
import { firmSaid } from "./values/firm.ts";
import { nameGiven } from "./values/given-name.ts";
import { type ReadValue, readSpokenValue } from "./values/index.ts";
import { ordinalOf } from "./values/number-words.ts";
import type { Speech } from "./values/speech.ts";
import { togetherAt } from "./values/together.ts";
import { type Token, wordAt, wordSet } from "./values/tokens.ts";

/** A value that was said without being asked for, and what it was said of. */
export interface Mention {
  kind: ValueKind;
  value: string | number;
  /** The folded noun it stands with ("drei Kinder"), `name`, `address`, `firm`, or """" for what means the same anywhere. */
  of: string;
  /** The caller's words. */
  heard: string;
  /** 0 to 1. */
  confidence: number;
}

/**
 * What of a reply may answer a later question: days and hours that somebody wishes for, addresses, a
 * number with its noun, the caller's own name, where he lives. Left out is what may be said of something else: "am
 * Dienstag war ich beim Arzt", "ich arbeite bis vier".
 */
export function mentionsIn(
  speech: Speech,
  found: Partial<Record<ValueKind, ReadValue>>,
  { now }: DateContext,
): Mention[] {
  return [
    ...whenIn(speech, found, now),
    ...addressesIn(found),
    ...countsIn(speech, found),
    ...bareCount(speech, found),
    ...nameGiven(speech),
    ...addressGiven(speech),
    ...firmGiven(speech),
  ];
}

type Found = Partial<Record<ValueKind, ReadValue>>;

function whenIn(speech: Speech, { date: told, time }: Found, now: number | undefined): Mention[] {
  const { text } = speech;
  const date = told ?? barely(speech, now);
  const clauseOfTime = time ? clauseOf(text, time.heard) : "";
  const hour =
    time &&
    !OTHERWISE.test(clauseOfTime) &&
    !tellsOpening(clauseOfTime) &&
    isWish(clauseOfTime, time.heard)
      ? [hourWith(text, time)]
      : [];
  if (!date || date.isPart) return hour;
  if (now === undefined || !(Math.abs(now) < 8e13)) return [];
  const isOver = String(date.value) < isoDate(berlinAt(now).day);
  const clause = clauseOf(text, date.heard);
  const isWished = isWish(clause, date.heard) || (time ? isTimeAlone(clause, date, time) : false);
  if (
    isOver ||
    OTHERWISE.test(clause) ||
    tellsOpening(clause) ||
    isOfMatter(clause, date.heard) ||
    !isWished
  )
    return [];
  return [
    mention("date", date, ""),
    ...(time && !OTHERWISE.test(clauseOfTime) ? [hourWith(text, time)] : []),
  ];
}

/** An hour with the side of it that is meant: "ab sechzehn Uhr", "nach fünf". */
function hourWith(text: string, time: ReadValue): Mention {
  const side = SIDE.exec(text.slice(0, Math.max(0, text.indexOf(time.heard))))?.[0] ?? "";
  return { ...mention("time", time, ""), heard: side + time.heard };
}

const SIDE = /(?<!\p{L})(?:ab|nach|vor) (?:so )?$/iu;

/** "Am dreiundzwanzigsten" is a day where hardly anything else can be meant. */
function barely(speech: Speech, now: number | undefined): ReadValue | null {
  const isDated = speech.tokens.some(
    ({ kind, word }) => kind === "digits" || ordinalOf(word) !== null,
  );
  if (now === undefined || !isDated || !WISH.test(speech.text)) return null;
  const read = readSpokenValue(speech, "date", { question: "", now });
  return read !== null && read.confidence >= SURE_OF_BARE ? read : null;
}

const SURE_OF_BARE = 0.8;

function mention(kind: ValueKind, { value, heard, confidence }: ReadValue, of: string): Mention {
  return { kind, value: typeof value === "boolean" ? String(value) : value, of, heard, confidence };
}

/** What happened, what lasts, and what keeps somebody away: no wish for that day. */
const OTHERWISE =
  /\b(?:war|waren|warst|hatten?|wurden?|gewesen|geboren|seit|letzte[nrsm]?|schon mal|damals|urlaub|verreist|weg|krank|unterwegs|arbeite[nt]?|geöffnet|öffnungszeiten|sprechstunde|geburtstag|hochzeit|beerdigung|\p{L}*arzt|beim|schon (?:was|etwas|einen|nen|voll|verplant|vergeben)|krankenhaus|frist|läuft|umzug|jetzt (?:ist|haben)|jeden|immer|haben? (?:ich|wir)? ?(?:[\p{L} ]{0,40} )?ge\p{L}+(?:t|en))\b/iu;

/** When something else is to be than a call or a visit: "die Küche brauchen wir im Frühjahr". */
const OF_MATTER =
  /(?<!\p{L})(?:brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|(?:ein|um)(?:zu)?zieh\p{L}*|zieh\p{L}*|(?:ein|um)zug|fertig|eröffn\p{L}*|heirat\p{L}*|bekomm\p{L}*|kriegen|renovier\p{L}*|bau(?:en|t)|endet|läuft|einbau\p{L}*|eingebaut|(?:was )?neue[ns]?|(?:raus|naus|rein)(?:kommen)?)(?!\p{L})/iu;
const OF_MEETING =
  /termin|gespräch|besuch|besichtig|(?<!\p{L})(?:an|zurück)?(?:zu)?ruf|vorbei|treffen|meld|(?<!\p{L})komm(?:en|t)? (?:sie|se|er|ihr|wir|jemand)(?!\p{L})|zeit/iu;

/** "Montag um acht und ich brauch einen Leihwagen": only what is said of the day itself counts. */
function isOfMatter(whole: string, heard: string): boolean {
  const clause =
    whole.split(/(?<!\p{L})(?:und|weil|dann)(?!\p{L})/iu).find((part) => part.includes(heard)) ??
    whole;
  return OF_MATTER.test(clause) && !OF_MEETING.test(clause);
}

const WISH =
  /\b(?:an(?:zu)?rufen|ruf\p{L}*|meld\p{L}*|pass\p{L}*|ginge?s?|gehts?|gehen|passt?s|würd\p{L}*|gern\p{L}*|lieber|könn\p{L}*|kann|möcht\p{L}*|will|wollen|hätt\p{L}*|bräucht\p{L}*|treffen|vorbei\p{L}*|komm\p{L}*|termin|wäre?|gut|besten|besser|frei|zeit|bitte|machen|nehm\p{L}*|probier\p{L}*|versuch\p{L}*|einverstanden|okay|ok|ja)\b/iu;

/**
 * Whether a stretch of days or a part of the day may be when somebody wishes to be met.
 *
 * @param isAsked whether that was asked, so that it needs no words of wishing
 */
export function mayBeWished(text: string, heard: string, isAsked: boolean): boolean {
  const clause = clauseOf(text, heard);
  const rest = clause.replace(heard, "");
  if (OTHERWISE.test(rest) || tellsOpening(clause)) return false;
  return isAsked || (isWish(clause, heard) && !isOfMatter(clause, heard));
}

/** A day that hardly anything is said beside is a wish as well. */
function isWish(clause: string, heard: string): boolean {
  if (tellsOfOthers(clause)) return false;
  return WISH.test(clause) || (clause.length <= heard.length + 25 && !tellsDoing(clause));
}

/** "Erst am Donnerstag nachmittag so gegen drei": a day with its hour, and no word of anything else. */
function isTimeAlone(clause: string, date: ReadValue, time: ReadValue): boolean {
  if (!clause.includes(time.heard)) return false;
  const rest =
    clause
      .replace(date.heard, " ")
      .replace(time.heard, " ")
      .match(/\p{L}+/gu) ?? [];
  return rest.every((word) => OF_TIME.has(fold(word.toLowerCase())));
}

const OF_TIME = wordSet(
  "am an um so gegen ab nach vor erst frühestens ungefähr etwa circa dann da also und im in der den uhr",
  "früh morgens vormittag vormittags mittag mittags nachmittag nachmittags abend abends spät halt eben",
);

function clauseOf(text: string, heard: string): string {
  return (
    text.split(/[.!?;,]+|\b(?:aber|sondern)\b/u).find((clause) => clause.includes(heard)) ?? text
  );
}

function addressesIn(found: Found): Mention[] {
  return (["email", "phone-number"] as const).flatMap((kind) => {
    const value = found[kind];
    return value ? [mention(kind, value, "")] : [];
  });
}

/** "Gartenstraße 12, 55116 Mainz": where somebody lives, and no number of anything. */
function addressGiven({ text, numerals }: Speech): Mention[] {
  const digits = [...numerals.values()].reduce((sum, { value }) => sum + String(value).length, 0);
  const address = digits > FEWEST_DIGITS_OF_AN_ADDRESS ? wholeAddressIn(text) : null;
  if (address === null) return [];
  return [{ kind: "text", value: address, of: OF_ADDRESS, heard: text, confidence: 0.9 }];
}

function firmGiven({ text }: Speech): Mention[] {
  const firm = firmSaid(text);
  if (firm === null) return [];
  return [{ kind: "text", value: firm.name, of: OF_FIRM, heard: firm.heard, confidence: 0.85 }];
}

/** Those of the postcode. */
const FEWEST_DIGITS_OF_AN_ADDRESS = 5;

const NO_NOUNS = wordSet(
  "uhr euro eur € cent prozent % mal und oder bis ist sind war waren hat haben bitte ja nein nee danke genau davon",
  "von im in am an auf zu vor nach um mit für bei aber also noch schon so das die der den dem es ich wir sie ihr",
  "tag tage tagen woche wochen monat monate monaten jahr jahre jahren minuten minute stunden stunde sekunden punkt",
  "können könnten kann dürfen darf nehm nehme nehmen reicht reichen langt schick schicken komma hundert tausend ungefähr circa etwa vielleicht oben unten habe hab gut gern gerne davor danach",
);

/** "Drei Kinder", "zu dritt": a number with what it counts. */
function countsIn(speech: Speech, found: Found): Mention[] {
  const { tokens, numerals, text } = speech;
  const told = (from: number, to: number) =>
    text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length);
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const together = togetherAt(tokens, at);
    if (together) {
      const { value, confidence, from, to } = together;
      mentions.push({ kind: "number", value, of: "personen", heard: told(from, to), confidence });
      continue;
    }
    const numeral = numerals.get(at);
    if (numeral && isOfUs(tokens, at, numeral.to)) {
      const heard = told(at, numeral.to);
      mentions.push({
        kind: "number",
        value: numeral.value,
        of: "personen",
        heard,
        confidence: 0.9,
      });
      continue;
    }
    const noun = numeral && tokens[numeral.to];
    if (!numeral || noun?.kind !== "word" || NO_NOUNS.has(noun.word) || noun.word.length < 2)
      continue;
    if (numeral.isArticle || VAGUE.has(wordAt(tokens, at - 1))) continue;
    const heard = told(at, numeral.to + 1);
    if (noun.word === OF_WHATEVER || isPartOfOther(told(at, numeral.to), found)) continue;
    mentions.push({
      kind: "number",
      value: numeral.value,
      of: fold(noun.word),
      heard,
      confidence: 0.9,
    });
  }
  return mentions;
}

function bareCount(speech: Speech, found: Found): Mention[] {
  const count = bareCountIn(speech);
  if (count === null) return [];
  const { tokens, text } = speech;
  const { value, from, to } = count;
  const heard = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length);
  if (isPartOfOther(heard, found)) return [];
  return [{ kind: "number", value, of: OF_WHATEVER, heard, confidence: 0.9 }];
}

function isPartOfOther(heard: string, found: Found): boolean {
  return [found.date, found.time, found["phone-number"], found.email, found.amount].some(
    (other) => other !== undefined && ` ${other.heard} `.includes(` ${heard} `),
  );
}

/** "Wir sind elf", "sind wir zu elft", "mir san sieben": so many people, whatever follows. */
function isOfUs(tokens: readonly Token[], at: number, to: number): boolean {
  const before = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)];
  const isSaid = before.some((word) => US.has(word)) && before.some((word) => ARE.has(word));
  const next = wordAt(tokens, to);
  return isSaid && (tokens[to]?.kind !== "word" || NO_NOUNS.has(next)) && !NO_PEOPLE.has(next);
}

const US = wordSet("wir mir mer");
const ARE = wordSet("sind sein san samma simmer");
const NO_PEOPLE = wordSet("uhr euro prozent mal jahr jahre tage wochen monate minuten stunden");

const VAGUE = wordSet(
  "paar einige mehrere nicht kein keine über unter mindestens maximal höchstens bis",
);
