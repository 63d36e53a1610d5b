const NUMBERS = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];
const PRESS = new RegExp(
  `(?:drücken|tippen|wählen) sie (?:bitte |dann |einfach )*(?:auf )?(?:die )?(?:taste )?(\\d|${NUMBERS.join("|")}|stern(?:taste)?|raute(?:taste)?|[*#])(?![\\p{L}\\d])`,
  "u",
);
const ENTER =
  /(?:tastatur|tasten|tippen sie|geben sie|telefon)[^.?!]*(?:\bein\b|eingeben|eintippen)/u;
const ENDS_WITH_HASH = /raute|#/u;
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/postleitzahl|\bplz\b|fünfstellig/u, 5],
  [/geburtsjahr|vierstellig|\bpin\b/u, 4],
  [/telefonnummer|rufnummer/u, 11],
  [/sechsstellig/u, 6],
];
const ENTERED = "40213857964";

/** What somebody presses who does what is asked, over a text in small letters; `null` where no key is asked for. */
export function keysAskedFor(text: string): string | null {
  const key = PRESS.exec(text)?.[1];
  if (key !== undefined) return toKey(key);
  if (!ENTER.test(text)) return null;
  const length = LENGTHS.find(([pattern]) => pattern.test(text))?.[1] ?? 6;
  return ENTERED.slice(0, length) + (ENDS_WITH_HASH.test(text) ? "#" : "");
}

function toKey(word: string): string {
  if (word.startsWith("stern")) return "*";
  if (word.startsWith("raute")) return "#";
  const index = NUMBERS.indexOf(word);
  return index < 0 ? word : String(index);
}
