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
