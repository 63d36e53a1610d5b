import { seededRandom } from "../../seeded-random.ts";
import { numberWords } from "./number-words.ts";

/** What is counted or measured, and the numbers that people have of it: least, most, step. */
const RANGES = [
  ["quadratmeter|qm", 40, 180, 5],
  ["kilowattstunden|kwh", 1_800, 6_500, 100],
  ["zimmer\\p{L}*|räume", 1, 6, 1],
  ["(?:leute|personen|köpfe)(?=.*(?:betrieb|büro|team|arbeiten|firma|praxis|im haus))", 3, 60, 1],
  ["personen|leute|köpfe|kinder|plätze", 1, 6, 1],
  [
    "mitarbeite\\p{L}*|beschäftigte\\p{L}*|angestellte\\p{L}*|kolleg\\p{L}*|arbeitsplätze",
    2,
    80,
    1,
  ],
  ["kilometer", 5, 90, 5],
  ["liter", 1_000, 4_000, 100],
  ["prozent", 5, 60, 5],
  ["minuten", 5, 60, 5],
  ["stunden", 2, 40, 1],
  ["monate", 2, 24, 1],
  ["wochen", 1, 12, 1],
  ["tage", 1, 14, 1],
  ["jahre", 1, 25, 1],
  ["fenster|stück|geräte|fahrzeuge|autos|räder|computer|rechner", 2, 16, 1],
  ["stockwerk|etage|stock", 1, 4, 1],
  ["tassen", 10, 120, 10],
].map(
  ([counted, least, most, step]) =>
    [new RegExp(`(?<!\\p{L})(?:${counted})(?!\\p{L})`, "u"), least, most, step] as const,
) as readonly (readonly [RegExp, number, number, number])[];

const SCALE =
  /skala|schulnote|von (?:1|eins|null|0) bis (?:10|zehn|[3-9]|drei|vier|fünf|sechs|sieben|acht|neun)(?!\p{L})/u;
const ENDS = /bis (10|zehn|[3-9]|drei|vier|fünf|sechs|sieben|acht|neun)(?!\p{L})/u;
const BY_WORD: Readonly<Record<string, number>> = {
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
};
const HOW_OLD_SOMEBODY = /wie alt sind sie|ihr alter|jahrgang/u;
const HOW_OLD_CHILD = /wie alt .*(?:kind|sohn|tochter|enkel)/u;
const HOW_OLD = /wie alt/u;
const HOW_LONG = /wie lange (?:sind|haben|nutzen|arbeiten|wohnen|gibt|läuft)/u;
/** Asks for a figure of what is measured. */
const COUNTS =
  /(?<!\p{L})(?:wie ?viele?[nr]?|wie (?:groß|hoch|lang|breit|weit)|anzahl|verbrauch\p{L}*|in welche[rmn]? (?:stock|etage))(?!\p{L})/u;
const UNIT =
  /(?:wie ?viele?[nr]?|anzahl (?:der|an|von)|zahl (?:der|ihrer))(?: (?:ihrer|der|die|verschiedene|unterschiedliche))? (\p{L}{3,})/u;

/** Different numbers of one question: what is heard again need not be read again. */
const MOST = 12;

const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 500;

/**
 * Numbers in words that fit what is asked for, with their unit now and then: "acht", "acht Fenster".
 * `null` where the question does not tell what is counted.
 * @param question a sentence in small letters
 */
export function quantitiesFor(question: string): readonly string[] | null {
  const before = known.get(question);
  const made = before ?? make(question);
  if (!before) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(question, made);
  }
  return made.length > 0 ? made : null;
}

/**
 * What a question asks the number of, the same for the same thing in other words: the people of a firm,
 * rooms. `null` where it tells none.
 * @param question a sentence in small letters
 */
export function countedIn(question: string): string | null {
  if (SCALE.test(question) || !(COUNTS.test(question) || UNIT.test(question))) return null;
  if (OF_A_FIRM.test(question)) return "staff";
  return RANGES.find(([counted]) => counted.test(question))?.[0].source ?? null;
}

const OF_A_FIRM =
  /mitarbeite|beschäftigte|angestellte|kolleg|arbeitsplätze|(?:leute|personen|köpfe).*(?:betrieb|büro|team|arbeiten|firma|praxis|im haus)/u;

/** Whether the answer is somebody's age, which nobody counts up. */
export function isAge(question: string): boolean {
  if (!HOW_OLD.test(question)) return false;
  return HOW_OLD_CHILD.test(question) || HOW_OLD_SOMEBODY.test(question);
}

/** Whether the answer is a mark of a few, which nobody counts up. */
export function isOnScale(question: string): boolean {
  return SCALE.test(question);
}

function endOf(question: string): number {
  const end = ENDS.exec(question)?.[1];
  if (end === undefined) return /schulnote/u.test(question) ? 6 : 10;
  return BY_WORD[end] ?? Number(end);
}

function make(question: string): readonly string[] {
  if (SCALE.test(question)) return numbers(1, endOf(question), 1).map(numberWords);
  if (HOW_OLD_SOMEBODY.test(question)) return numbers(24, 79, 1).map(numberWords);
  if (HOW_OLD_CHILD.test(question)) return numbers(4, 15, 1).map(numberWords);
  if (HOW_OLD.test(question) || HOW_LONG.test(question)) {
    return numbers(2, 25, 1).map((number) => `${numberWords(number)} Jahre`);
  }
  const unit = UNIT.exec(question)?.[1];
  const isCounted = unit !== undefined || COUNTS.test(question);
  const range = isCounted ? RANGES.find(([counted]) => counted.test(question)) : undefined;
  if (range === undefined) {
    return unit === undefined ? [] : numbers(2, 24, 1).map((number) => said(number, unit));
  }
  const [, least, most, step] = range;
  const name = unit !== undefined && range[0].test(unit) ? unit : null;
  return numbers(least, most, step).map((number) => said(number, name));
}

/** Half of them bear their unit. */
function said(number: number, unit: string | null): string {
  if (unit === null || number % 2 === 1) return numberWords(number);
  return `${numberWords(number)} ${unit.charAt(0).toUpperCase()}${unit.slice(1)}`;
}

/** Some of the numbers between two, the small ones more often. */
function numbers(least: number, most: number, step: number): number[] {
  const random = seededRandom(least + most, 0);
  const steps = Math.floor((most - least) / step) + 1;
  const drawn = Array.from({ length: 4 * MOST }, () => {
    const part = random.number();
    return least + step * Math.floor(part * part * steps);
  });
  return [...new Set(drawn)].slice(0, MOST);
}
