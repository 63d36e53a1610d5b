import { numberWords } from "./number-words.ts";

const MORNING = [8, 9, 10, 11];
const AFTERNOON = [13, 14, 15, 16, 17];

/** Hours as people name them on the phone. */
export const HOURS: readonly string[] = [
  ...[...MORNING, 12, ...AFTERNOON, 18].flatMap((hour) => [
    `um ${numberWords(hour)} Uhr`,
    `${numberWords(hour)} Uhr`,
    `gegen ${numberWords(hour)} Uhr`,
  ]),
  ...[9, 10, 11, 2, 3, 4, 5].map((hour) => `um ${numberWords(hour)}`),
  ...[9, 10, 11, 3, 4, 5].map((hour) => `halb ${numberWords(hour)}`),
  ...MORNING.map((hour) => `${numberWords(hour)} Uhr dreißig`),
  ...[14, 15, 16].map((hour) => `${numberWords(hour)} Uhr dreißig`),
  "neun Uhr fünfzehn",
  "vierzehn Uhr fünfzehn",
  "zehn Uhr fünfundvierzig",
  "Viertel nach neun",
  "Viertel vor elf",
  "Viertel nach drei",
  "Viertel vor fünf",
  "morgens um acht",
  "früh um neun",
  "vormittags um zehn",
  "mittags um zwölf",
  "nachmittags um drei",
  "nachmittags um vier",
  "abends um sechs",
  "abends um halb sieben",
];

/** What only some say, or only vaguely. */
export const VAGUE_HOURS: readonly string[] = [
  "um zehn herum",
  "kurz nach neun",
  "ab siebzehn Uhr",
  "nach sechzehn Uhr",
  "am frühen Vormittag",
  "zwischen zehn und elf",
  "am späten Nachmittag",
  "eher am Vormittag",
  "nach dem Mittagessen",
  "am frühen Abend",
];

/** Hours as they are counted in the South and the East, and not everywhere understood. */
export const REGIONAL_HOURS: readonly string[] = [
  "dreiviertel zehn",
  "dreiviertel vier",
  "viertel zehn",
  "viertel drei",
  "um viere",
  "um neune",
];

/** When a day's work is over, noon of a short one included. */
export const ENDING_HOURS: readonly string[] = [
  ...[12, 13, 15, 16, 17, 18, 19].flatMap((hour) => [
    `um ${numberWords(hour)} Uhr`,
    `gegen ${numberWords(hour)} Uhr`,
  ]),
  ...[14, 17, 18].map((hour) => `${numberWords(hour)} Uhr`),
  ...[12, 16, 17, 18].map((hour) => `${numberWords(hour)} Uhr dreißig`),
  "um eins",
  "so gegen fünf",
  "um sechs",
  "abends um sechs",
  "um halb sechs",
  "um halb sieben",
  "abends um sieben",
  "ab achtzehn Uhr",
  "siebzehn Uhr fünfzehn",
  "um zwanzig Uhr",
];
