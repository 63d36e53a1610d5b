const NUMBERS = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];
const KEY = `(?<key>\\d|${NUMBERS.join("|")}|stern(?:taste)?|raute(?:taste)?|[*#])`;
const PRESS = new RegExp(
  `(?:drücken|tippen|wählen) sie (?:bitte |dann |einfach )*(?:auf )?(?:die )?(?:taste )?${KEY}(?![\\p{L}\\d])`,
  "u",
);
const ENTER = /(?:tastatur|tasten|tippen sie|geben sie).*(?:ein\b|eingeben|eintippen)/;
const HASH_ENDS = /raute|#/;
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/postleitzahl|plz|fünfstellig/, 5],
  [/geburtsjahr|vierstellig|pin\b/, 4],
  [/telefonnummer|rufnummer/, 11],
  [/sechsstellig/, 6],
];
const ENTERED = "40213857964";

/** What somebody presses who does what is asked: `null` if no key is asked for. */
export function keysAskedFor(text: string): string | null {
  const words = text.toLowerCase();
  const key = PRESS.exec(words)?.groups?.key;
  if (key !== undefined) return toKey(key);
  if (!ENTER.test(words)) return null;
  const length = LENGTHS.find(([pattern]) => pattern.test(words))?.[1] ?? 6;
  return ENTERED.slice(0, length) + (HASH_ENDS.test(words) ? "#" : "");
}

function toKey(word: string): string {
  if (word.startsWith("stern")) return "*";
  if (word.startsWith("raute")) return "#";
  const index = NUMBERS.indexOf(word);
  return index < 0 ? word : String(index);
}
