import { expect, test } from "bun:test";
import { type Piece, piecesOf, piecesOfNumber, wordsOf } from "./marks.ts";

/** Marks in brackets. */
function shown(pieces: Piece[]): string {
  return pieces.map(({ text, isMark }) => (isMark ? `[${text}]` : text)).join("");
}

test.each([
  ["Eva Groß", "gro", "Eva [Gro]ß"],
  ["Heubach Heu", "HEU", "[Heu]bach [Heu]"],
  ["Eva Groß", "groß eva", "[Eva] [Groß]"],
  ["Anna Hahn", "an", "[An]na Hahn"],
  ["Anna-Annika", "a", "[A]nna-[A]nnika"],
  ["Solar", "xyz", "Solar"],
  ["aaaa", "aaa aa", "[aaa]a"],
  ["", "a", ""],
  ["İzmir", "zmir", "İzmir"],
])("%p searched by %p is %p", (text, search, expected) => {
  expect(shown(piecesOf(text, wordsOf(search)))).toBe(expected);
});

test.each([
  ["+49 30 23125001", "030 23125", "+49 [30 23125]001"],
  ["+49 30 23125001", "+49 (0)30", "+[49 30] 23125001"],
  ["+49 30 23125001", "25001", "+49 30 231[25001]"],
  ["+49 30 23125001", "30", "+49 30 23125001"],
  ["+49 30 23125001", "eva 301", "+49 30 23125001"],
])("the number %p searched by %p is %p", (text, search, expected) => {
  expect(shown(piecesOfNumber(text, search))).toBe(expected);
});
