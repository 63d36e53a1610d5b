/** A stretch of a text that is the same in the other one, or is not in it. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

export interface WordDiff {
  was: TextPart[];
  is: TextPart[];
}

/** Variables in brackets, words with what joins them, blanks, and each sign by itself. */
const TOKEN = /\[[^[\]]*\]|[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*|\s+|./gsu;
const WORD = /[\p{L}\p{N}]/u;
/** Tokens of one text times those of the other: beyond, what lies between the first and the last difference counts as one. */
const MOST_COMPARED = 4_000_000;
/** Texts that have less of their words in common are two texts, and are not cut into pieces. */
const LEAST_IN_COMMON = 0.2;

/** Which words are in one of two texts only, read in their order. */
export function diffWords(was: string, is: string): WordDiff {
  const [before, after] = [tokensOf(was), tokensOf(is)];
  const { first, second } = changedTokens(before, after);
  if (inCommon(before, first, after) < LEAST_IN_COMMON) {
    return { was: whole(was), is: whole(is) };
  }
  return { was: partsOf(before, first), is: partsOf(after, second) };
}

function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

function whole(text: string): TextPart[] {
  return text === "" ? [] : [{ text, isChanged: true }];
}

/** For each token of both whether it is missing in the other. */
function changedTokens(before: readonly string[], after: readonly string[]) {
  // Umlauts can be written in two ways that look the same.
  const [a, b] = [before, after].map((tokens) => tokens.map((token) => token.normalize("NFC"))) as [
    string[],
    string[],
  ];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end++;
  const first = a.map((_, index) => index >= start && index < a.length - end);
  const second = b.map((_, index) => index >= start && index < b.length - end);
  const middles = [a.slice(start, a.length - end), b.slice(start, b.length - end)] as const;
  for (const [left, right] of commonTokens(...middles)) {
    first[start + left] = false;
    second[start + right] = false;
  }
  return { first, second };
}

/** The places of the heaviest tokens that both have in the same order. */
function commonTokens(a: readonly string[], b: readonly string[]): [number, number][] {
  if (a.length * b.length > MOST_COMPARED) return [];
  const row = b.length + 1;
  /** What of `a` from `i` on and of `b` from `j` on have in common, at `i * row + j`. */
  const common = new Uint32Array((a.length + 1) * row);
  const at = (i: number, j: number) => common[i * row + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const taken = a[i] === b[j] ? at(i + 1, j + 1) + weightOf(a[i] ?? "") : 0;
      common[i * row + j] = Math.max(taken, at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (at(i, j) === at(i + 1, j)) i++;
    else if (at(i, j) === at(i, j + 1)) j++;
    else pairs.push([i++, j++]);
  }
  return pairs;
}

/** A word is never given up for the blanks beside it. */
function weightOf(token: string): number {
  return WORD.test(token) ? 2 + token.length * 2 : 1;
}

/** How much of the words of the longer text stands in the other one, too. */
function inCommon(
  before: readonly string[],
  isChanged: readonly boolean[],
  after: readonly string[],
): number {
  const lengthOf = (tokens: readonly string[]) =>
    tokens.reduce((sum, token) => sum + (WORD.test(token) ? token.length : 0), 0);
  const longer = Math.max(lengthOf(before), lengthOf(after));
  const kept = before.filter((_, index) => !isChanged[index]);
  return longer === 0 ? 1 : lengthOf(kept) / longer;
}

function partsOf(tokens: readonly string[], changed: readonly boolean[]): TextPart[] {
  const isBlank = (index: number) => /^\s+$/.test(tokens[index] ?? "");
  const marks = tokens.map((_, index) => {
    if (!isBlank(index)) return changed[index] ?? false;
    // A blank belongs to the words at both its sides, and alone to none.
    const sides = [index - 1, index + 1].map((side) => (changed[side] ?? false) && !isBlank(side));
    if (sides.every(Boolean)) return true;
    return (changed[index] ?? false) && !sides.some(Boolean);
  });
  const parts: TextPart[] = [];
  for (const [index, text] of tokens.entries()) {
    const isChanged = marks[index] ?? false;
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else parts.push({ text, isChanged });
  }
  return parts;
}
