import { type NormalizedReply, normalize } from "./normalize.ts";

/** Shorter words are in too much. */
const SHORTEST = 4;

/** Whether a reply denies what a condition is called: "nicht das Motorrad", "Motorrad nicht". */
export function isDenied(name: string, { text }: NormalizedReply): boolean {
  const words = normalize(name)
    .text.split(" ")
    .filter((word) => word.length >= SHORTEST && /^[\w-]+$/u.test(word));
  return words.some((word) => {
    const stem = word.length > SHORTEST + 1 ? word.slice(0, -1) : word;
    return (
      new RegExp(
        `\\b(?:nicht|keine?n?m?|ohne) (?:(?:um|fuer|das|den|die|der|dem|ein\\w*) ){0,2}${stem}`,
        "u",
      ).test(text) ||
      new RegExp(
        `\\b${stem}\\w* (?:(?:will|wollen|brauche\\w*|moechte\\w*|ist es|wollte\\w*|habe|haben|kenne?|kann|koennen|mag|moegen|geht|passt) (?:ich |wir |es )?(?:mich |mir |bei mir )?)?(?:(?:auch|leider|gar|eher|lieber|haben wir|habe ich) )*nicht\\b`,
        "u",
      ).test(text)
    );
  });
}

/** Whether a reply says that what a condition is called was so, and is no more. */
export function isOver(name: string, reply: NormalizedReply): boolean {
  const over = wordsOfPast(reply);
  const named = over.length === 0 ? [] : normalize(name).text.split(" ");
  return named.some((word) => word.length >= SHORTEST && over.includes(word));
}

/** "Wir hatten mal eine Firma, aber jetzt nicht mehr": the words for what is no more; mostly none. */
export function wordsOfPast({ text }: NormalizedReply): readonly string[] {
  return NO_MORE.exec(text)?.groups?.was?.split(" ") ?? [];
}

const NO_MORE =
  /\b(?:hatten?|waren?|gab|machten?|kam|kamen) (?<was>.+?) (?:(?:aber|jetzt|heute|inzwischen|mittlerweile|nun|zurzeit|seitdem|das|die|den|ist|haben wir|habe ich) )+(?:nicht mehr|vorbei)\b/u;

/** Who puts himself right in the middle of a sentence. */
const CORRECTS =
  /\b(?:(?:nein|ne|ach|moment|stopp|halt) )?(?:quatsch|(?:das heisst )?warten sie(?: mal)?|(?:das heisst )?warte mal|ich meinte|ich meine|vielmehr|besser gesagt|falsch|verkehrt|nein doch|ach nein|doch lieber|doch eher)\b/gu;

/** "Nein, Besuch nicht, der Herr kann mich anrufen": one thing is denied, and another told. */
const DENIES_ONE =
  /^nein (?:das ist |es ist )?kein\w* \w+ (?=\w+ \w+ \w+)|^nein (?:(?:den|die|das|der|ein\w*) )?(?!(?:ich|das|wir|es|sie)\b)\w+ (?:lieber |brauchen? es |will ich )?nicht (?=\w+ \w+ \w+)/u;

/** Letters of a word that alone tells what was meant. */
const SHORTEST_ALONE = 5;
/** Says in so many words that what came before was wrong. */
const PLAIN = /\b(?:quatsch|ich meinte|ich meine|falsch|verkehrt|vielmehr|besser gesagt)$/u;

/** What stands behind the last word by which somebody put himself right; `null` where nobody did. */
export function afterCorrection(text: string): string | null {
  const denied = DENIES_ONE.exec(text);
  if (denied) return text.slice(denied[0].length);
  const last = [...text.matchAll(CORRECTS)].at(-1);
  if (!last || last.index === 0) return null;
  const rest = text.slice(last.index + last[0].length).trim();
  const [only, ...more] = rest.split(" ");
  // "Stapler, nein Quatsch, Kommissionierer"; of a shorter word nobody knows what it tells.
  const isTold = more.length > 0 || ((only?.length ?? 0) >= SHORTEST_ALONE && PLAIN.test(last[0]));
  return isTold ? rest : null;
}
