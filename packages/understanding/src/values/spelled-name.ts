import { fold } from "../fold.ts";
import { type Letter, letterAt } from "./letters.ts";
import { type Candidate, isCorrecting } from "./settle.ts";
import type { Speech } from "./speech.ts";
import { type Token, wordAt, wordSet } from "./tokens.ts";

/** A name as it was spelled, or told apart by a hint ("Meyer mit e y"). */
export function readSpelledName(speech: Speech): Candidate<string> | null {
  const spelled = longestSpelling(speech);
  const hinted = hintedName(speech);
  if (spelled && spelled.length >= 3) return spelled.candidate;
  return hinted ?? spelled?.candidate ?? namedOutright(speech);
}

interface Spelling {
  letters: Letter[];
  from: number;
  to: number;
  isCorrected: boolean;
}

const BETWEEN = wordSet("- – — . , ; : … ähm äh und dann also noch ja genau hm");
const HYPHENS = wordSet("bindestrich minus");
const MOST_LETTERS = 40;

function longestSpelling({
  tokens,
}: Speech): { candidate: Candidate<string>; length: number } | null {
  let best: { candidate: Candidate<string>; length: number } | null = null;
  for (let at = 0; at < tokens.length; ) {
    const spelling = spellingAt(tokens, at);
    if (!spelling) {
      at++;
      continue;
    }
    at = spelling.to;
    const found = judge(tokens, spelling);
    if (found && (best === null || found.length >= best.length)) best = found;
  }
  return best;
}

function spellingAt(tokens: readonly Token[], from: number): Spelling | null {
  let letters: Letter[] = [];
  let to = from;
  let next = from;
  let isCorrected = false;
  while (letters.length < MOST_LETTERS) {
    const isHyphen = letters.length > 1 && HYPHENS.has(wordAt(tokens, next));
    const letter: Letter | null = isHyphen
      ? { letters: "-", to: next + 1, by: "sure", isDoubtful: false }
      : letterAt(tokens, next);
    if (!letter) break;
    letters.push(letter);
    to = letter.to;
    next = skipBetween(tokens, to);
    const again = correctionAt(tokens, next);
    const anew = again === null ? null : spellingAt(tokens, again);
    if (anew) {
      // A few letters put right the last ones, a whole name replaces it.
      const isPart = anew.letters.length < 3 && letters.length > anew.letters.length;
      letters = isPart
        ? [...letters.slice(0, -anew.letters.length), ...anew.letters]
        : anew.letters;
      to = anew.to;
      isCorrected = isPart;
      return { letters, from: isPart ? from : anew.from, to, isCorrected };
    }
  }
  if (letters.at(-1)?.letters === "-") letters.pop();
  return letters.length === 0 ? null : { letters, from, to, isCorrected };
}

function skipBetween(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + 3 && BETWEEN.has(wordAt(tokens, at))) at++;
  return at;
}

function correctionAt(tokens: readonly Token[], from: number): number | null {
  let at = from;
  let corrects = false;
  while (at < from + 5) {
    const word = wordAt(tokens, at);
    if (isCorrecting(word)) corrects = true;
    else if (!BETWEEN.has(word) && word !== "ich") break;
    at++;
  }
  return corrects ? at : null;
}

function judge(tokens: readonly Token[], spelling: Spelling) {
  const letters = withoutNameBefore(tokens, spelling);
  const sure = letters.filter(({ by }) => by === "sure").length;
  const words = letters.filter(({ by }) => by === "word").length;
  const { length } = letters;
  const isWhole = spelling.from <= 1 && spelling.to >= tokens.length - 1;
  const isSpelling = length >= 3 ? sure + words > 0 || length > 3 : length === 2 && sure === 2;
  if (!isSpelling || (length === 2 && !isWhole)) return null;
  const name = capitalised(letters.map((letter) => letter.letters).join(""));
  const isSaid = tokens.some(
    ({ word, kind }) => kind === "word" && word.length > 2 && word === fold(name.toLowerCase()),
  );
  const noise = letters.some(({ isDoubtful }) => isDoubtful) || spelling.isCorrected ? 0.7 : 1;
  const clear =
    length === 2
      ? 0.7
      : isSaid
        ? 0.97
        : sure === length
          ? 0.93
          : sure + words === length
            ? 0.92
            : 0.8;
  const candidate: Candidate<string> = {
    value: name,
    confidence: Math.min(clear, noise),
    from: spelling.from,
    to: spelling.to,
    isBare: !letters.every(({ by }) => by === "sure") || length < 4,
  };
  return { candidate, length: name.length };
}

/** "Anton, A N T O N": the name itself is a code word, too. */
function withoutNameBefore(tokens: readonly Token[], { letters, from }: Spelling): Letter[] {
  const [first, ...rest] = letters;
  if (first?.by !== "word" || rest.length < 3) return letters;
  const spelled = rest.map((letter) => letter.letters).join("");
  return fold(spelled) === wordAt(tokens, from) ? rest : letters;
}

function capitalised(name: string): string {
  return name.toLowerCase().replace(/(?<![a-zäöüß])[a-zäöü]/gu, (letter) => letter.toUpperCase());
}

const HINTS = wordSet("mit ohne");
const AROUND_HINT = wordSet(
  ", also und zwar am ende hinten vorne in der mitte nur äh ähm geschrieben",
);
const NO_NAMES = wordSet(
  "mit ohne ist name heiße heißt mein meine nachname vorname also und ja nein schreibt sich geschrieben man wird",
  "das der die am termin gern gerne bitte ich sie wir in es auch dann so nur",
);
const ONE = wordSet("einem ein nem");

/** "Meyer mit e y", "Schmidt mit d t", "Thomas ohne h", "Hofmann mit einem f". */
function hintedName({ tokens }: Speech): Candidate<string> | null {
  for (let at = tokens.length - 2; at > 0; at--) {
    const word = wordAt(tokens, at);
    if (!HINTS.has(word)) continue;
    let next = at + 1;
    while (AROUND_HINT.has(wordAt(tokens, next)) && next < at + 4) next++;
    const isOnce = ONE.has(wordAt(tokens, next)) && !ONE.has(wordAt(tokens, next + 1));
    if (isOnce) next++;
    const hint = hintAt(tokens, next);
    const nameAt = nameBefore(tokens, at);
    if (!hint || nameAt === null) continue;
    const name = (tokens[nameAt]?.raw ?? "").toLowerCase();
    const changed =
      word === "ohne"
        ? name.replace(hint.letters, "")
        : isOnce
          ? once(name, hint.letters)
          : withHint(name, hint.letters);
    if (changed === null) continue;
    return {
      value: capitalised(changed),
      confidence: 0.8,
      from: nameAt,
      to: hint.to,
      isBare: true,
    };
  }
  return null;
}

/** A word as the letters at a place have it: "Schulz", "t z" is "schultz"; `null` where they don't fit. */
export function changedByHint(
  named: Token | undefined,
  tokens: readonly Token[],
  at: number,
): { name: string; to: number } | null {
  if (named?.kind !== "word" || named.word.length < 3) return null;
  const hint = hintAt(tokens, at);
  const letters = hint && fold(hint.letters);
  const name = letters && withHint(named.word, letters);
  return hint && name ? { name: fold(name), to: hint.to } : null;
}

function hintAt(tokens: readonly Token[], from: number): { letters: string; to: number } | null {
  let letters = "";
  let at = from;
  while (letters.length < 4) {
    const letter = letterAt(tokens, at);
    const isDouble = /^(?:dt|tz|ey|ei|ai|ay|ie|ph|pf|ss|ff|tt|ll|nn|mm|rr|ae|oe|ue)$/u.test(
      wordAt(tokens, at),
    );
    if (isDouble && tokens[at]?.kind === "word" && letters === "") {
      return { letters: wordAt(tokens, at), to: at + 1 };
    }
    if (!letter) break;
    letters += letter.letters;
    at = letter.to;
  }
  return letters === "" ? null : { letters, to: at };
}

function nameBefore(tokens: readonly Token[], hint: number): number | null {
  for (let at = hint - 1; at >= Math.max(0, hint - 5); at--) {
    const token = tokens[at];
    if (token?.kind !== "word" || AROUND_HINT.has(token.word)) continue;
    if (NO_NAMES.has(token.word) || token.word.length < 3) return null;
    return token.word.length <= 30 ? at : null;
  }
  return null;
}

/** Spellings of one sound. */
const ALIKE = [
  ["ei", "ai", "ey", "ay"],
  ["th", "dt", "tt", "t", "d"],
  ["ph", "ff", "f", "v", "pf"],
  ["ck", "ch", "c", "kk", "k"],
  ["ss", "ß", "s", "sz"],
  ["tz", "z"],
  ["ü", "ue"],
  ["ö", "oe"],
  ["ä", "ae", "e"],
  ["ie", "ih", "y", "i"],
  ["nn", "n"],
  ["mm", "m"],
  ["ll", "l"],
  ["rr", "r"],
  ["pp", "p"],
  ["ee", "eh", "e"],
  ["aa", "ah", "a"],
  ["oo", "oh", "o"],
];

function withHint(name: string, hint: string): string | null {
  if (name.includes(hint) && hint.length > 1) return name;
  const alike = ALIKE.find((spellings) => spellings.includes(hint));
  for (const other of alike ?? []) {
    const at = other === hint ? -1 : name.lastIndexOf(other);
    if (at >= 0) return name.slice(0, at) + hint + name.slice(at + other.length);
  }
  return name.includes(hint) ? name : null;
}

/** "mit einem f": not two of them. */
function once(name: string, hint: string): string | null {
  if (name.includes(hint + hint)) return name.replace(hint + hint, hint);
  return withHint(name, hint);
}

const TITLES = wordSet("herr frau doktor dr");

/** "Mein Name ist Weber": a name, though it was not spelled. */
function namedOutright({ tokens }: Speech): Candidate<string> | null {
  for (let at = 0; at < tokens.length - 1; at++) {
    const isFrame =
      (/^(?:nach|vor)?name$/u.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === "ist") ||
      (wordAt(tokens, at) === "ich" && wordAt(tokens, at + 1) === "heisse");
    if (!isFrame) continue;
    const name = TITLES.has(wordAt(tokens, at + 2)) ? tokens[at + 3] : tokens[at + 2];
    if (name?.kind !== "word" || name.word.length < 2 || NO_NAMES.has(name.word)) return null;
    const from = tokens.indexOf(name);
    return { value: capitalised(name.raw), confidence: 0.65, from, to: from + 1, isBare: true };
  }
  return null;
}
