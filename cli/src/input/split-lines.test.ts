import { expect, test } from "bun:test";
import { LONGEST_LINE, splitLines } from "./split-lines.ts";

async function* partsOf(...parts: string[]) {
  yield* parts;
}

async function split(...parts: string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const lines of splitLines(partsOf(...parts)))
    found.push(...lines.map(({ text }) => text));
  return found;
}

test.each([
  [["a\nb\n"], ["a", "b"]],
  [["a\nb"], ["a", "b"]],
  [["a\r\nb\r\n"], ["a", "b"]],
  [
    ["a\r", "\nb"],
    ["a", "b"],
  ],
  [["\n\n"], ["", ""]],
  [[""], []],
  [
    ["a", "b", "c\nd", "e\n"],
    ["abc", "de"],
  ],
  [["Zeile\u2028eins\n"], ["Zeile\u2028eins"]],
] satisfies [string[], string[]][])("%p is %p", async (parts, lines) => {
  expect(await split(...parts)).toEqual(lines);
});

test("a line without end is cut, and what follows it is read", async () => {
  const endless = Array.from({ length: 5 }, () => "x".repeat(LONGEST_LINE / 2));
  const found = [];
  for await (const lines of splitLines(partsOf(...endless, "x\nb\n"))) found.push(...lines);
  expect(found.map(({ text, isCut }) => [text.length, isCut])).toEqual([
    [LONGEST_LINE, true],
    [1, false],
  ]);
});
