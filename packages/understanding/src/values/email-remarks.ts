import { numberWordsIn } from "./number-words.ts";
import { numeralsOf } from "./numerals.ts";
import type { Speech } from "./speech.ts";
import { changedByHint } from "./spelled-name.ts";
import { type Token, wordAt, wordSet } from "./tokens.ts";

const WITHOUT = wordSet("kein keinen keine ohne nix nichts");
const SIGNS = wordSet(
  "punkt punkte bindestrich bindestriche strich unterstrich minus leerzeichen leerstelle abstand trennung dazwischen",
);
const BETWEEN = wordSet("dazwischen drin dabei drinnen dran");
const LIKE = wordSet("der die das den mein meine ein eine im in");
const ONE_WORD = wordSet("einem ein eim");
const FILLERS = wordSet("äh ähm öh öhm hm");
const AT_END = wordSet("am ende hinten vorne");

/**
 * An address without what is said about it: "kein Punkt dazwischen" and "in einem Wort" become
 * "zusammen", "Schulz mit t z" becomes "schultz", "wie der Vorname" goes.
 */
export function withoutRemarks(speech: Speech): Speech {
  const { tokens } = speech;
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const to = remarkTo(tokens, at);
    if (to !== null) {
      if (to.isTogether) kept.push({ ...token, word: "zusammen" });
      at = to.to;
      continue;
    }
    const leads = leadsOverTo(tokens, at, kept.length > 0);
    if (leads !== null) {
      at = leads;
      continue;
    }
    const hint = hintFor(tokens, at, kept);
    if (hint) {
      kept[hint.place] = { ...(kept[hint.place] as Token), word: hint.name };
      at = hint.to;
      while (AT_END.has(wordAt(tokens, at))) at++;
      continue;
    }
    kept.push(token);
    at++;
  }
  return kept.length === tokens.length
    ? speech
    : { ...speech, tokens: kept, numerals: numeralsOf(kept) };
}

const THEN = wordSet(
  "und dann danach dahinter anschließend gefolgt von noch kommt direkt gleich hinten dran",
);
const ARTICLES = wordSet("die der das ein eine einer ne");
const NUMBERS = wordSet("zahl zahlen nummer ziffer ziffern jahreszahl jahrgang hausnummer zeichen");
const JOINING = wordSet("punkt bindestrich unterstrich minus strich underscore dot");

/** "Fink und dann die Zahl 22", "Lang und danach Unterstrich": where the words before the next part end. */
function leadsOverTo(tokens: readonly Token[], from: number, hasBefore: boolean): number | null {
  let at = from;
  while (THEN.has(wordAt(tokens, at))) at++;
  const isThen = at > from + 1 || (at > from && wordAt(tokens, from) !== "und");
  const noun = ARTICLES.has(wordAt(tokens, at)) ? at + 1 : at;
  const isNamed = NUMBERS.has(wordAt(tokens, noun));
  const part = isNamed ? noun + 1 : isThen ? noun : at;
  if (!hasBefore || part === from || !(isThen || isNamed)) return null;
  const token = tokens[part];
  const isNumber = token?.kind === "digits" || isNumberWord(wordAt(tokens, part));
  if (isNumber) return part;
  return isThen && JOINING.has(wordAt(tokens, part)) ? part : null;
}

function isNumberWord(word: string): boolean {
  return numberWordsIn(word) !== null && !ARTICLES.has(word);
}

/** "Anna Weber mit zwei n": of the last two words the one that has such a letter. */
function hintFor(tokens: readonly Token[], at: number, kept: readonly Token[]) {
  if (wordAt(tokens, at) !== "mit") return null;
  for (const place of [kept.length - 1, kept.length - 2]) {
    const hint = changedByHint(kept[place], tokens, at + 1);
    if (hint) return { ...hint, place };
  }
  return null;
}

function remarkTo(
  tokens: readonly Token[],
  at: number,
): { to: number; isTogether: boolean } | null {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  if (FILLERS.has(word)) return { to: at + 1, isTogether: false };
  if (WITHOUT.has(word) && SIGNS.has(next)) {
    return { to: BETWEEN.has(wordAt(tokens, at + 2)) ? at + 3 : at + 2, isTogether: true };
  }
  if (word === "ein" && next === "wort") return { to: at + 2, isTogether: true };
  if (word === "in" && ONE_WORD.has(next) && wordAt(tokens, at + 2) === "wort") {
    return { to: at + 3, isTogether: true };
  }
  if (word === "wie" && LIKE.has(next) && tokens[at + 2]?.kind === "word") {
    return { to: at + 3, isTogether: false };
  }
  return null;
}
