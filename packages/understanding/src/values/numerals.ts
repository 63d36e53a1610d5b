import { type NumberWord, numberWordsIn } from "./number-words.ts";
import { isJoined, type Token, wordAt, wordSet } from "./tokens.ts";

/** A number that was said, in words or digits. */
export interface Numeral {
  value: number;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
  /** Begins with digits. */
  isWritten: boolean;
  /** Perhaps only an article: "ein", "eine". */
  isArticle: boolean;
  /** Digits after the decimal mark. */
  decimals: number;
}

/** All numbers of a reply by the place of their first token; none overlaps another. */
export function numeralsOf(tokens: readonly Token[]): Map<number, Numeral> {
  const numerals = new Map<number, Numeral>();
  for (let at = 0; at < tokens.length; ) {
    const numeral = numeralAt(tokens, at);
    if (numeral) numerals.set(at, numeral);
    at = numeral?.to ?? at + 1;
  }
  return numerals;
}

const COMMA = wordSet("komma");
const ARTICLES = wordSet("ein eine einen einer einem eines ner nem");

/** "Um achte" names a number; "der achte" and "ich achte darauf" do not. */
const EIGHTH = wordSet("achte ochte");
const BEFORE_EIGHT = wordSet(
  "um gegen ab bis nach vor halb halbe halber halba hoiba viertel viatl vierdl dreiviertel dreiviatl schlag punkt",
);

/** More parts than any number has: "eine Million zweihundertvierunddreißigtausend …". */
const MOST_PARTS = 24;

/** A part of a number with the token that it ends. */
interface Piece {
  kind: NumberWord["kind"] | "written";
  value: number;
  /** The token after it, if it is the last of its token. */
  to: number | null;
  decimals: number;
}

function numeralAt(tokens: readonly Token[], from: number): Numeral | null {
  const isEighth = EIGHTH.has(wordAt(tokens, from)) && tokens.length > 1;
  if (isEighth && !BEFORE_EIGHT.has(wordAt(tokens, from - 1))) return null;
  const pieces = piecesFrom(tokens, from);
  const sum = add(pieces);
  if (!sum) return null;
  const isWritten = tokens[from]?.kind === "digits";
  const isArticle = sum.to === from + 1 && ARTICLES.has(wordAt(tokens, from));
  const whole = { ...sum, from, isWritten, isArticle };
  return withSpokenDecimals(tokens, whole) ?? whole;
}

function piecesFrom(tokens: readonly Token[], from: number): Piece[] {
  const pieces: Piece[] = [];
  for (let at = from; at < tokens.length && pieces.length < MOST_PARTS; ) {
    const token = tokens[at];
    const last = pieces.at(-1)?.kind;
    if (token?.kind === "digits") {
      const written = mayFollow(last, "written") ? writtenAt(tokens, at) : null;
      if (!written) break;
      pieces.push(written);
      at = written.to;
      continue;
    }
    const parts = token?.kind === "word" ? numberWordsIn(token.word) : null;
    const [first] = parts ?? [];
    if (!parts || !first || !mayFollow(last, first.kind)) break;
    at++;
    parts.forEach((part, index) => {
      pieces.push({ ...part, to: index === parts.length - 1 ? at : null, decimals: 0 });
    });
  }
  return pieces;
}

const SMALL: ReadonlySet<Piece["kind"]> = new Set(["unit", "teen", "tens", "written", "mixed"]);

/** Whether a number can go on so; without this, every digit of a long row would look at all others. */
function mayFollow(last: Piece["kind"] | undefined, next: Piece["kind"]): boolean {
  if (last === undefined) return next !== "and";
  if (last === "and") return next !== "and";
  if (last === "half" || last === "halved") return next === "scale" || next === "hundred";
  return !(SMALL.has(last) && SMALL.has(next));
}

/** "1.200", "1 200", "3,50", "1/2": a number in digits with its marks. */
function writtenAt(tokens: readonly Token[], from: number): (Piece & { to: number }) | null {
  let digits = wordAt(tokens, from);
  let to = from + 1;
  if (digits.length > 15) return null;
  const isGroup = (at: number) => tokens[at]?.kind === "digits" && wordAt(tokens, at).length === 3;
  if (digits.length <= 3) {
    const isPoint = (at: number) => wordAt(tokens, at) === "." || wordAt(tokens, at) === "'";
    while (isPoint(to) && isJoined(tokens, to) && isJoined(tokens, to + 1) && isGroup(to + 1)) {
      digits += wordAt(tokens, to + 1);
      to += 2;
      if (digits.length > 15) return null;
    }
    if (to === from + 1 && digits !== "0") {
      while (
        isGroup(to) &&
        digits.length <= 9 &&
        tokens[to - 1]?.end === (tokens[to]?.start ?? 0) - 1
      ) {
        digits += wordAt(tokens, to++);
      }
    }
  }
  const mark = wordAt(tokens, to);
  const after = tokens[to + 1];
  if (after?.kind === "digits" && isJoined(tokens, to) && isJoined(tokens, to + 1)) {
    const isPrice = mark === "." && to === from + 1 && after.word.length === 2;
    if ((mark === "," || isPrice) && after.word.length <= 6) {
      const value = Number(`${digits}.${after.word}`);
      return { kind: "written", value, to: to + 2, decimals: after.word.length };
    }
    const isFraction = (mark === "/" || mark === "⁄") && Number(digits) < Number(after.word);
    if (isFraction && after.word.length === 1) {
      return {
        kind: "written",
        value: Number(digits) / Number(after.word),
        to: to + 2,
        decimals: 2,
      };
    }
  }
  return { kind: "written", value: Number(digits), to, decimals: 0 };
}

interface Sum {
  value: number;
  to: number;
  decimals: number;
}

/** Adds up as many pieces as make one number and end with a token. */
function add(all: readonly Piece[]): Sum | null {
  let pieces = all;
  while (pieces.length > 0) {
    const { value, read, decimals } = addUp(pieces);
    if (read === 0) return null;
    const to = pieces[read - 1]?.to;
    if (typeof to === "number") return { value, to, decimals };
    // The number ends within a word: the word is none of it.
    let end = read - 1;
    while (end > 0 && pieces[end - 1]?.to === null) end--;
    pieces = pieces.slice(0, end);
  }
  return null;
}

/** [millions] [thousands] rest, each scale below the one before it. */
function addUp(pieces: readonly Piece[]): { value: number; read: number; decimals: number } {
  let value = 0;
  let read = 0;
  let decimals = 0;
  let least = Number.POSITIVE_INFINITY;
  while (read < pieces.length) {
    const start = read > 0 && pieces[read]?.kind === "and" ? read + 1 : read;
    const group = groupAt(pieces, start);
    const scale = pieces[start + group.read];
    const isCounted = group.read === 0 ? scale?.value === 1000 : group.value > 0;
    if (scale?.kind === "scale" && scale.value < least && isCounted) {
      value += (group.read === 0 ? 1 : group.value) * scale.value;
      least = scale.value;
      read = start + group.read + 1;
      decimals = 0;
      continue;
    }
    if (group.read > 0 && (read === 0 || (group.value < least && group.value > 0))) {
      const isWrittenAfterWords = read > 0 && pieces[start]?.kind === "written";
      if (!isWrittenAfterWords) {
        value += group.value;
        read = start + group.read;
        decimals = group.decimals;
      }
    }
    break;
  }
  return { value, read, decimals };
}

/** Below a thousand, or what takes the place of it: "zwölfhundert", "anderthalb", digits. */
function groupAt(pieces: readonly Piece[], from: number) {
  const first = pieces[from];
  if (first?.kind === "written" || first?.kind === "mixed") {
    const isHundreds = pieces[from + 1]?.kind === "hundred" && first.value < 100;
    if (isHundreds) return { value: first.value * 100, read: 2, decimals: 0 };
    return withHalf(pieces, from, { value: first.value, read: 1, decimals: first.decimals });
  }
  const start = smallAt(pieces, from);
  const isHundreds = pieces[from + start.read]?.kind === "hundred" && mayCountHundreds(start);
  if (!isHundreds) {
    return withHalf(pieces, from, { ...start, decimals: 0 });
  }
  let read = start.read + 1;
  let value = (start.read === 0 ? 1 : start.value) * 100;
  const next = pieces[from + read]?.kind === "and" ? read + 1 : read;
  const rest = smallAt(pieces, from + next);
  const isNextThousand = pieces[from + next + rest.read]?.kind === "hundred";
  if (rest.read > 0 && rest.value > 0 && !isNextThousand) {
    value += rest.value;
    read = next + rest.read;
  }
  return { value, read, decimals: 0 };
}

/** "dreihundert", "zwölfhundert", but "zehn hundertfünfzehn" are two numbers. */
function mayCountHundreds({ value, read }: { value: number; read: number }): boolean {
  return read === 0 || (value > 0 && value < 20 && value !== 10);
}

/** "zweieinhalb", "zwei und halb"; "ein halbes" is half of one, and "halb" before a number a time. */
function withHalf(
  pieces: readonly Piece[],
  from: number,
  group: { value: number; read: number; decimals: number },
) {
  const hasAnd = group.read > 0 && pieces[from + group.read]?.kind === "and";
  const next = hasAnd ? group.read + 1 : group.read;
  const half = pieces[from + next];
  if (half?.kind === "half" || (half?.kind === "halved" && hasAnd)) {
    return { value: group.value + half.value, read: next + 1, decimals: 1 };
  }
  if (half?.kind !== "halved") return group;
  const isHalfOne = group.read === 1 && group.value === 1;
  const isScaled = group.read === 0 && pieces[from + next + 1]?.kind === "scale";
  return isHalfOne || isScaled ? { value: half.value, read: next + 1, decimals: 1 } : group;
}

/** Below a hundred. */
function smallAt(pieces: readonly Piece[], from: number): { value: number; read: number } {
  const first = pieces[from];
  if (first?.kind === "teen" || first?.kind === "tens") return { value: first.value, read: 1 };
  if (first?.kind !== "unit") return { value: 0, read: 0 };
  const tens = pieces[from + 2];
  if (pieces[from + 1]?.kind === "and" && tens?.kind === "tens" && first.value > 0) {
    return { value: first.value + tens.value, read: 3 };
  }
  return { value: first.value, read: 1 };
}

const MOST_DECIMALS = 4;

/** "drei Komma fünf", "null Komma zwo fünf", "zwei Komma fünf Millionen". */
function withSpokenDecimals(tokens: readonly Token[], whole: Numeral): Numeral | null {
  if (!COMMA.has(wordAt(tokens, whole.to)) || !Number.isInteger(whole.value)) return null;
  let decimals = "";
  let to = whole.to + 1;
  while (decimals.length < MOST_DECIMALS) {
    const pieces = piecesFrom(tokens, to);
    const digit = smallAt(pieces, 0);
    const last = pieces[Math.max(digit.read, 1) - 1];
    if (pieces[0]?.kind === "written" && /^\d{1,4}$/u.test(String(pieces[0].value))) {
      decimals += String(pieces[0].value);
    } else if (digit.read > 0) decimals += String(digit.value);
    else break;
    if (typeof last?.to !== "number") return null;
    to = last.to;
    if (decimals.length > 1 && digit.value > 9) break;
  }
  if (decimals === "") return null;
  const scale = piecesFrom(tokens, to)[0];
  const isScaled = scale?.kind === "scale" && scale.to !== null;
  const value = Number(`${whole.value}.${decimals}`);
  return {
    ...whole,
    value: isScaled ? Math.round(value * scale.value) : value,
    to: isScaled ? (scale.to ?? to) : to,
    isArticle: false,
    decimals: isScaled ? 0 : decimals.length,
  };
}
