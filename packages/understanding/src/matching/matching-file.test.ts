import { expect, test } from "bun:test";
import { CONDITION_FEATURES } from "./matcher.ts";
import { type ReleasedMatching, readMatchingFile, writeMatchingFile } from "./matching-file.ts";

const numbers = (length: number, first: number) =>
  Float32Array.from({ length }, (_, at) => first + at / 4);

const MATCHING: ReleasedMatching = {
  release: 3,
  lexicon: {
    concepts: new Map([
      [7, [2]],
      [2 ** 32 - 1, [0, 65_535]],
    ]),
    english: new Map([
      ["later", "spaeter"],
      ["no show", "kommt nicht"],
    ]),
  },
  rarity: Uint8Array.of(0, 255, 7),
  meaning: {
    size: 2,
    buckets: 4,
    scale: 0.1 + 0.2,
    vectors: Int8Array.of(-127, 127, 0, 1, 2, 3, 4, 5),
    turn: Float32Array.of(1, 0, 0, -1),
  },
  matcher: {
    condition: numbers(CONDITION_FEATURES * 2, -3),
    none: numbers(5, 1),
    yes: numbers(2, 2),
    no: numbers(2, 3),
    saysYes: numbers(3, 4),
    saysNo: numbers(3, 5),
  },
};
const FILE = writeMatchingFile(MATCHING);

test("what was written is read again, wherever in the memory it lies", () => {
  for (const ahead of [0, 1, 2, 3]) {
    const elsewhere = new Uint8Array(FILE.length + ahead);
    elsewhere.set(FILE, ahead);
    expect(readMatchingFile(elsewhere.subarray(ahead))).toEqual(MATCHING);
  }
});

test("the same lexicon in another order is the same file", () => {
  const concepts = new Map([...MATCHING.lexicon.concepts].reverse());
  const lexicon = { ...MATCHING.lexicon, concepts };
  expect(writeMatchingFile({ ...MATCHING, lexicon })).toEqual(FILE);
});

test("what was learnt with other features is refused", () => {
  const condition = numbers(CONDITION_FEATURES * 2 - 1, 0);
  const other = writeMatchingFile({ ...MATCHING, matcher: { ...MATCHING.matcher, condition } });
  expect(() => readMatchingFile(other)).toThrow(
    "Release 3 of the matcher was learnt with other features; `bun run model` makes a new one.",
  );
});

test("another file of weights is none of these", () => {
  const other = FILE.slice();
  other.set(new TextEncoder().encode("RBWEIGHT"));
  expect(() => readMatchingFile(other)).toThrow("does not begin with RBMATCHR");
});
