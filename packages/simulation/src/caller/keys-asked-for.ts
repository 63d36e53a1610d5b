const NUMBERS = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];
const KEY = `(\\d|${NUMBERS.join("|")}|stern(?:taste)?|raute(?:taste)?|[*#])(?![\\p{L}\\d])`;
const PRESS =
  /(?:drücken|tippen|wählen) sie (?:bitte |dann |einfach )*(?:auf )?(?:die )?(?:taste )?/u;
const PRESS_KEY = new RegExp(`${PRESS.source}${KEY}`, "u");
const NAMED = new RegExp(`(?:\\bdie|\\btaste|\\bund|\\boder|drücken sie) ${KEY}`, "gu");
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

/**
 * What somebody may press who does what is asked, over a text in small letters: the keys it names, in
 * their order, or the one number it asks for; none where no key is asked for.
 */
export function keysAskedFor(text: string): readonly string[] {
  if (PRESS_KEY.test(text)) {
    const named = [...text.matchAll(NAMED)].map(([, key = ""]) => toKey(key));
    const first = toKey(PRESS_KEY.exec(text)?.[1] ?? "");
    return [...new Set([first, ...named])];
  }
  if (!ENTER.test(text)) return [];
  const length = LENGTHS.find(([pattern]) => pattern.test(text))?.[1] ?? 6;
  return [ENTERED.slice(0, length) + (ENDS_WITH_HASH.test(text) ? "#" : "")];
}

function toKey(word: string): string {
  if (word.startsWith("stern")) return "*";
  if (word.startsWith("raute")) return "#";
  const index = NUMBERS.indexOf(word);
  return index < 0 ? word : String(index);
}
