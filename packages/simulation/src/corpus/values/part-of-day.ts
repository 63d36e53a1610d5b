/** When of a day something is, as people tell it apart. */
export type PartOfDay = "morning" | "noon" | "afternoon" | "evening";

/** Tried in this order over small letters: "Vormittag" and "Nachmittag" hold a "mittag". */
const NAMED: readonly (readonly [PartOfDay, RegExp])[] = [
  ["afternoon", /nachmittag|nach dem mittagessen/u],
  ["morning", /vormittag|morgens|(?<!\p{L})früh(?!\p{L})/u],
  ["evening", /abend/u],
  ["noon", /mittag/u],
];

/** Hours by the number word that tells: who names one without more means it by day. */
const HOURS: readonly (readonly [PartOfDay, RegExp])[] = [
  ["afternoon", /(?:dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn) uhr/u],
  [
    "evening",
    /(?:achtzehn|neunzehn|zwanzig|einundzwanzig) uhr|(?<!\p{L})(?:sechs|sieben)(?!\p{L})/u,
  ],
  ["noon", /(?<!\p{L})zwölf(?!\p{L})/u],
  ["morning", /(?<!\p{L})(?:acht|neune?|zehn|elf)(?!\p{L})/u],
  ["afternoon", /(?<!\p{L})(?:ein|eins|zwei|drei|viere?|fünf)(?!\p{L})/u],
];

/** The parts of the day in which the hours lie that are written in a text: "um 15:00 Uhr". */
export function partsOfHoursIn(text: string): readonly PartOfDay[] {
  const hours = [...text.matchAll(WRITTEN)].map(([, clock, whole]) => Number(clock ?? whole));
  return hours.map((hour) => {
    if (hour >= 18 || hour < 5) return "evening";
    if (hour >= 13) return "afternoon";
    return hour === 12 ? "noon" : "morning";
  });
}

const WRITTEN = /(?<!\d)(?:([01]?\d|2[0-3]):[0-5]\d|([01]?\d|2[0-3]) uhr)(?!\d)/giu;

/** The part of the day that a day's words name: "Dienstagvormittag"; `null` where they name none. */
export function partOfDayNamed(words: string): PartOfDay | null {
  const text = words.toLowerCase();
  return NAMED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The part of the day that an hour's words lie in: "am frühen Abend", "gegen sechzehn Uhr". */
export function partOfDayOf(words: string): PartOfDay | null {
  const text = words.toLowerCase();
  return partOfDayNamed(words) ?? HOURS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
