import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { parse } from "yaml";
import { nearestName, suggestion } from "./nearest-name.ts";
import { matches } from "./pattern.ts";
import { sentenceInstead } from "./sentence-instead.ts";
import { writtenScalar } from "./written-scalar.ts";

test.each([
  ["Guten Tag, hier ist Lena.", "hier ist", true],
  ["Guten Tag,\n  hier ist Lena.", "Tag, hier", true],
  ["Guten Tag", "guten", false],
  ["Guten Tag", "/^guten/i", true],
  ["Guten Tag", "/^guten/", false],
  ["Das kostet 5 €", "/\\d+ €$/", true],
  ["a/b/c", "a/b", true],
  ["Ä", "/^\\p{Lu}$/", true],
])("%p has %p: %p", (said, wanted, has) => {
  expect(matches(said, wanted)).toBe(has);
});

test.each([
  ["nod", ["name", "node", "now"], "node"],
  ["Zeit", ["Zeit?", "Interesse?"], "Zeit?"],
  ["intresse?", ["Zeit?", "Interesse?"], "Interesse?"],
  ["calelr", ["caller"], "caller"],
  ["xyz", ["node", "says"], null],
  ["node", [], null],
])("%p was probably meant as one of %p: %p", (written, names, meant) => {
  expect(nearestName(written, names)).toBe(meant);
});

test("where nothing is near, what there is is named, but not all of a hundred", () => {
  expect(suggestion("x", ["alpha", "beta", "alpha"])).toBe('There is "alpha", "beta".');
  const many = Array.from({ length: 100 }, (_, index) => `name number ${index}`);
  expect(suggestion("x", many)).toMatch(/"name number 11" …$/);
  expect(suggestion("x", [])).toBe("");
});

test.each([
  [
    "Wäre ein Termin interessant?",
    "Gut. Wäre ein Beratungstermin interessant für Sie?",
    "Wäre ein Beratungstermin interessant für Sie?",
  ],
  ["Auf Wiederhören", "Guten Tag. Wie geht es?", null],
  ["/Termin/", "Ein Termin.", null],
])("in place of %p, of %p: %p", (expected, said, instead) => {
  expect(sentenceInstead(said, expected)).toBe(instead);
});

test("a scalar is read again as it was, alone, in a list and as a key", () => {
  const random = seededRandom(9);
  const characters =
    " aÄß1-#:,[]{}&*!|>'\"%@`?.…/\\\n\t\u0000\u0007\u0085\u00a0\u2028\ufeff😀yn~=<";
  const draw = () =>
    Array.from(
      { length: 1 + Math.floor(random.number() * 8) },
      () => [...characters][Math.floor(random.number() * [...characters].length)] ?? "",
    ).join("");
  for (let round = 0; round < 400; round += 1) {
    const value = draw();
    const [block, flow] = [writtenScalar(value, "block"), writtenScalar(value, "flow")];
    const written = `a: ${block}\nb: [${flow}, x]\nc: { ${flow}: 1 }\n`;
    const read = parse(written);
    expect([value, read]).toEqual([value, { a: value, b: [value, "x"], c: { [value]: 1 } }]);
  }
});
