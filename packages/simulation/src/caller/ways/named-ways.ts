import type { SayableWay } from "./sayable-way.ts";

/** Letters by which "monatlich" is known in "jeden Monat". */
const STEM = 5;
/** Words of so many letters may be the end of a longer one: the "Firma" in "Putzfirma". */
const TAIL = 5;
const WORD = /[\p{L}-]{4,}/gu;
/** What stands in many a question and tells no way from another. */
const LITTLE =
  /^(?:eine[mnrs]?|ihre?[mnrs]?|ihnen|haben?|hatte\p{L}*|sind|wird|wurde|schon|noch|moment|heute|derzeit|gerade|aktuell|bereits|dann|aber|oder|denn|auch|mal|etwas)$/u;

/**
 * Whether the question itself offers a way: "eine Firma, eine eigene Kraft oder das Team?". By what the
 * agent calls it, which is mostly what it says, or by all of its name; where it is called nothing, by a word of the name.
 * @param sentence the question, in small letters
 */
export function isNamed({ key, spoken = [] }: SayableWay, sentence: string): boolean {
  const asked = sentence.match(WORD)?.filter((word) => !LITTLE.test(word)) ?? [];
  const share = (text: string) => {
    const words = text.toLowerCase().match(WORD) ?? [];
    const telling = words.filter((word) => !LITTLE.test(word));
    if (telling.length === 0) return 0;
    return telling.filter((word) => stands(word, sentence, asked)).length / telling.length;
  };
  if (spoken.length === 0) return share(key) > 0;
  return share(key) === 1 || spoken.some((name) => share(name) >= HALF);
}

const HALF = 0.5;

function stands(word: string, sentence: string, asked: readonly string[]): boolean {
  return (
    sentence.includes(word.slice(0, STEM)) ||
    asked.some((one) => one.length >= TAIL && word.endsWith(one))
  );
}
