import { expect, test } from "bun:test";
import { createOutput } from "./output.ts";
import { wrap } from "./wrap.ts";

const widthOf = (text: string) =>
  Math.max(...text.split("\n").map((line) => Bun.stringWidth(line)));

test.each([
  ["what fits", "Grüße", 5, "Grüße"],
  ["umlauts, a column each", "Grüße über Öl", 8, "Grüße\n  über\n  Öl"],
  ["wide characters, two columns each", "語語 語語 語語", 9, "語語 語語\n  語語"],
  ["a word wider than the line", "abcdefghij", 6, "abcd\n  efgh\n  ij"],
  ["columns that stand apart", "A   one two", 9, "A   one\n  two"],
  ["what stands further in", "    one two", 8, "    one\n    two"],
])("%s", (_, text, width, wrapped) => {
  expect(wrap(text, width)).toBe(wrapped);
  expect(widthOf(wrap(text, width))).toBeLessThanOrEqual(width);
});

test("colours take no room", () => {
  const red = "\u001b[31mrot\u001b[39m";
  expect(wrap(`${red} ${red}`, 7)).toBe(`${red} ${red}`);
  expect(wrap(`${red} ${red} ${red}`, 7)).toBe(`${red} ${red}\n  ${red}`);
});

function written(columns: number | null, isJson = false) {
  let text = "";
  const writer = {
    write: (more: string | Uint8Array) => {
      text += more;
    },
    ready: async () => {},
    isTerminal: columns !== null,
    columns,
  };
  const output = createOutput({
    ...{ stdout: writer, stderr: writer, env: { NO_COLOR: "1" } },
    ...{ isJson: () => isJson, isVerbose: () => false },
  });
  return { output, text: () => text };
}

const LONG = "Ein langer Satz, der über den Rand eines schmalen Fensters hinausginge.";

test("nothing is wider than the terminal, and nothing is broken where there is none", () => {
  const narrow = written(30);
  narrow.output.line(LONG);
  narrow.output.notice(LONG);
  expect(widthOf(narrow.text())).toBeLessThanOrEqual(30);
  const piped = written(null);
  piped.output.line(LONG);
  expect(piped.text()).toBe(`${LONG}\n`);
});

test("JSON and raw content are never touched", () => {
  const json = written(30, true);
  json.output.json({ LONG });
  json.output.notice(LONG);
  json.output.raw(LONG);
  expect(json.text()).toBe(
    `${JSON.stringify({ LONG }, null, 2)}\n${JSON.stringify({ notice: LONG })}\n${LONG}`,
  );
});
