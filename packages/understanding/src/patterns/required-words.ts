/**
 * What a text must hold so that a pattern can match: of each list at least one. Nothing, where the
 * pattern does not tell.
 */
export function requiredWords({ source, flags }: RegExp): string[][] {
  if (flags.includes("i")) return [];
  return readAlternatives({ source, at: 0 });
}

interface Cursor {
  source: string;
  at: number;
}

/** Shorter words are in every text. */
const SHORTEST = 2;

/** Up to the bracket that closes, or to the end. */
function readAlternatives(cursor: Cursor): string[][] {
  const branches: string[][][] = [];
  for (;;) {
    branches.push(readSequence(cursor));
    if (cursor.source[cursor.at] !== "|") break;
    cursor.at += 1;
  }
  const [only, ...others] = branches;
  if (others.length === 0) return only ?? [];
  const best = branches.map(mostTelling);
  return best.every((words) => words !== null) ? [best.flat()] : [];
}

/** Whichever branch is taken, one of its words is there. */
function mostTelling(branch: readonly string[][]): string[] | null {
  const shortest = (words: readonly string[]) => Math.min(...words.map(({ length }) => length));
  let best: string[] | null = null;
  for (const words of branch) {
    const gain = best === null ? 1 : shortest(words) - shortest(best);
    if (gain > 0 || (gain === 0 && words.length < (best?.length ?? 0))) best = words;
  }
  return best;
}

function readSequence(cursor: Cursor): string[][] {
  const { source } = cursor;
  const required: string[][] = [];
  let run = "";
  const endRun = () => {
    if (run.length >= SHORTEST) required.push([run]);
    run = "";
  };
  while (cursor.at < source.length && source[cursor.at] !== "|" && source[cursor.at] !== ")") {
    const letters = readLetters(cursor);
    if (letters !== "") {
      run += letters;
      continue;
    }
    const { letter, inside } = readPiece(cursor);
    const { least, most } = readQuantifier(cursor);
    if (letter !== null && least > 0) {
      run += letter;
      if (most > 1) endRun();
      continue;
    }
    endRun();
    if (least > 0) required.push(...inside);
  }
  endRun();
  return required;
}

/** Most of a pattern is words: all letters but one that may be repeated or missing, in one go. */
function readLetters(cursor: Cursor): string {
  const { source, at } = cursor;
  let end = at;
  while (isLetter(source.charCodeAt(end))) end += 1;
  if (QUANTIFIERS.has(source[end] ?? "")) end -= 1;
  if (end <= at) return "";
  cursor.at = end;
  return source.slice(at, end);
}

/** A small letter of ASCII, or a space. */
function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || code === 32;
}

const QUANTIFIERS: ReadonlySet<string> = new Set(["?", "*", "+", "{"]);

interface Piece {
  /** The one character that it stands for. */
  letter: string | null;
  /** What it requires, if it is a group. */
  inside: string[][];
}

const ANYTHING: Piece = { letter: null, inside: [] };

/** What follows the stroke of an escape, where that is more than a character. */
const LONG_ESCAPE = /^(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|\d+)/u;
const LONGEST_ESCAPE = 60;

function lengthOfEscape(source: string, at: number): number {
  // Nearly all of them are `\b` and `\w`.
  if (source[at] === "b" || source[at] === "w") return 1;
  return LONG_ESCAPE.exec(source.slice(at, at + LONGEST_ESCAPE))?.[0].length ?? 1;
}

/** A character, a class, an escape, or a group with all that it holds. */
function readPiece(cursor: Cursor): Piece {
  const { source } = cursor;
  const letter = source[cursor.at] ?? "";
  cursor.at += 1;
  if (letter === "\\") {
    cursor.at += lengthOfEscape(source, cursor.at);
    return ANYTHING;
  }
  if (letter === "[") {
    while (source[cursor.at] !== "]") cursor.at += source[cursor.at] === "\\" ? 2 : 1;
    cursor.at += 1;
    return ANYTHING;
  }
  if (letter === "(") return readGroup(cursor);
  // Above ASCII a character may be two for a pattern, or none of its own.
  const isPlain = letter < "\u0080" && letter !== "." && letter !== "^" && letter !== "$";
  return isPlain ? { letter, inside: [] } : ANYTHING;
}

/** What looks ahead or back is no part of the match, and may have to be absent. */
function readGroup(cursor: Cursor): Piece {
  const [opening = ""] = /^(?:\?(?:<?[=!]|:|<[^>]*>))?/.exec(cursor.source.slice(cursor.at)) ?? [];
  cursor.at += opening.length;
  const inside = readAlternatives(cursor);
  cursor.at += 1;
  return /[=!]$/.test(opening) ? ANYTHING : { letter: null, inside };
}

function readQuantifier(cursor: Cursor): { least: number; most: number } {
  if (!QUANTIFIERS.has(cursor.source[cursor.at] ?? "")) return ONCE;
  const [found = ""] =
    /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(cursor.source.slice(cursor.at, cursor.at + 12)) ?? [];
  cursor.at += found.length;
  if (found === "") return ONCE;
  if (found.startsWith("?")) return { least: 0, most: 1 };
  if (found.startsWith("*")) return { least: 0, most: Number.POSITIVE_INFINITY };
  if (found.startsWith("+")) return { least: 1, most: Number.POSITIVE_INFINITY };
  const [least = 0, most = found.includes(",") ? Number.POSITIVE_INFINITY : least] = (
    found.match(/\d+/g) ?? []
  ).map(Number);
  return { least, most };
}

const ONCE = { least: 1, most: 1 };
