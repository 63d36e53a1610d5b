/** A piece of a text; `isMark`: it is what was searched for. */
export interface Piece {
  text: string;
  isMark: boolean;
}

/** The words of a search, as `piecesOf` takes them. */
export function wordsOf(search: string): string[] {
  return search.normalize("NFC").toLowerCase().split(/\s+/u).filter(Boolean);
}

/** A text in pieces, with what the words of a search stand for in it marked. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const lower = text.toLowerCase();
  // Letters whose other case is longer would shift every place behind them.
  if (lower.length !== text.length) return [{ text, isMark: false }];
  const marks: [from: number, to: number][] = [];
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      const isShort = /^[\p{L}\p{N}]{1,2}$/u.test(word);
      const isBegun = at === 0 || /[\s-]/u.test(lower[at - 1] ?? "");
      if (!isShort || isBegun) marks.push([at, at + word.length]);
    }
  }
  return cut(text, marks);
}

/** The same of a number as people write it: digits count, and nothing between them. */
export function piecesOfNumber(text: string, search: string): Piece[] {
  const digits = search.replace(/\(0\)|[^\d+]/g, "").replace(/^(?:\+|00?)/, "");
  if (digits.length < 3 || !/^[+\d()\s/.-]+$/.test(search.trim())) {
    return [{ text, isMark: false }];
  }
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) if (/\d/.test(text[at] ?? "")) places.push(at);
  const from = places
    .map((at) => text[at])
    .join("")
    .indexOf(digits);
  const first = places[from];
  const last = places[from + digits.length - 1];
  return from < 0 || first === undefined || last === undefined
    ? [{ text, isMark: false }]
    : cut(text, [[first, last + 1]]);
}

function cut(text: string, marks: [from: number, to: number][]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of marks.sort(([one], [other]) => one - other)) {
    if (to <= at) continue;
    const begin = Math.max(from, at);
    if (begin > at) pieces.push({ text: text.slice(at, begin), isMark: false });
    pieces.push({ text: text.slice(begin, to), isMark: true });
    at = to;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), isMark: false });
  return pieces;
}
