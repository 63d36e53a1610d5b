import { expect, test } from "bun:test";
import { CORPUS } from "../corpus/lines.ts";
import { REGIONS, VOICES } from "../corpus/voices.ts";
import { seededRandom } from "../seeded-random.ts";
import { mishear } from "./mishear.ts";
import { otherForms, partsOf, wordsLike } from "./near-words.ts";
import { keepsMeaning, REAL_WORDS } from "./real-words.ts";
import { readSoundsAlike, SOUNDS_LIKE } from "./sounds-alike.ts";

/** Every seventh line: enough to measure by, and soon measured. */
const LINES = Object.values(CORPUS)
  .flatMap((voices) => Object.values(voices).flat())
  .filter((_, at) => at % 7 === 0);
const VARIANTS = Array.from({ length: 16 }, (_, variant) => variant);

test.each([
  [0.1, 8, 10],
  [0.3, 22.5, 27.5],
  [1, 55, 90],
])("at a level of %p between %p and %p of 100 words are wrong", (level, least, most) => {
  let wrong = 0;
  let said = 0;
  for (const line of LINES) {
    const words = wordsOf(line);
    for (const variant of VARIANTS) {
      said += words.length;
      wrong += distance(words, wordsOf(mishear(line, level, variant)));
    }
  }
  expect((100 * wrong) / said).toBeWithin(least, most);
});

test("at the usual level about half of what is said arrives as it was said", () => {
  const heard = LINES.flatMap((line) => VARIANTS.map((at) => mishear(line, 0.1, at) === line));
  expect(heard.filter(Boolean).length / heard.length).toBeWithin(0.45, 0.75);
});

test("where hardly anything is understood, the variants of a text differ", () => {
  const text = "Also ich würde das gern erst einmal mit meiner Frau besprechen.";
  const heard = new Set(VARIANTS.map((variant) => mishear(text, 0.6, variant)));
  expect(heard.size).toBeGreaterThan(12);
});

test("the same is heard every time, and nothing is changed on a perfect line", () => {
  for (const line of LINES) {
    expect(mishear(line, 0.3, 5)).toBe(mishear(line, 0.3, 5));
    expect(mishear(line, 0, 5)).toBe(line);
  }
});

test("the same is heard on every machine", () => {
  const heard = VARIANTS.slice(0, 6).map((variant) =>
    mishear("Nein, da müsste ich erst meine Frau fragen.", 0.3, variant),
  );
  expect(heard).toMatchInlineSnapshot(`
    [
      "Nein, da müsste ich erst meine Frau fragen.",
      "Mein, ja müsste erst Frau meine fragen.",
      "Nein, da müsste ich erst meine Frau fragen.",
      "Nein, da müsste ich erst meine Frau fragen.",
      "Mein, da müsste ich erst meine Freue fragen.",
      "Nein, da müsste ichs erst meine Frau fragen.",
    ]
  `);
});

test.each([1, 2, 3])("something is heard of whatever is said, seed %p", (seed) => {
  const random = seededRandom(seed, 0);
  for (let round = 0; round < 2_000; round += 1) {
    const length = 1 + random.below(12);
    const text = Array.from({ length }, () => String.fromCodePoint(32 + random.below(400))).join(
      "",
    );
    const heard = mishear(text, random.number() * 1.5, random.below(20));
    expect(heard === "").toBe(text === "");
  }
  for (const odd of ["Ja", "…", " ", "😀", "\n"]) expect(mishear(odd, 1, seed)).not.toBe("");
  expect(mishear("", 1, seed)).toBe("");
});

test("no word sounds like itself, and more than 150 pairs sound alike", () => {
  for (const [word, others] of SOUNDS_LIKE) expect(others).not.toContain(word);
  const pairs = [...SOUNDS_LIKE].flatMap(([word, others]) =>
    others.map((other) => [word, other].sort().join(" ")),
  );
  expect(new Set(pairs).size).toBeGreaterThan(150);
});

test("a refusal may be lost, but none is made out of something else", () => {
  for (const [word, others] of SOUNDS_LIKE) {
    expect([word, others.filter((it) => !keepsMeaning(word, [it]))]).toEqual([word, []]);
  }
  for (const line of LINES) {
    const said = wordsOf(line);
    if (said.some((word) => !keepsMeaning("", [word]))) continue;
    const heard = VARIANTS.flatMap((variant) => wordsOf(mishear(line, 0.5, variant)));
    expect([line, heard.filter((word) => !keepsMeaning("", [word]))]).toEqual([line, []]);
  }
});

test.each([0.1, 0.5])("at a level of %p whatever is heard are words that exist", (level) => {
  const standard = VOICES.filter((voice) => !REGIONS.some((region) => region === voice));
  const lines = Object.values(CORPUS).flatMap((voices) =>
    standard.flatMap((voice) => voices[voice] ?? []),
  );
  const said = new Set(lines.flatMap(wordsOf));
  const heard = lines.flatMap((line) =>
    VARIANTS.flatMap((variant) => wordsOf(mishear(line, level, variant))),
  );
  const slipped = heard.filter((word) => !said.has(word));
  const unreal = slipped.filter((word) => !REAL_WORDS.has(word) && !/^\d+$/u.test(word));
  expect(slipped.length).toBeGreaterThan(1_000);
  expect(unreal.length / slipped.length).toBeLessThan(0.01);
});

test.each([
  ["seite", "seide"],
  ["länger", "langer"],
  ["wäre", "war"],
])("%s may be heard as %s, which sounds alike", (word, other) => {
  expect(wordsLike(word)).toContain(other);
});

test("what was no word before is none now", () => {
  for (const word of ["einzike", "länker", "entscheidn", "öre", "heude", "jetz"]) {
    expect([word, REAL_WORDS.has(word)]).toEqual([word, false]);
  }
  const named = [...SOUNDS_LIKE.values()].flat().flatMap((words) => words.split(" "));
  expect(named.filter((word) => !REAL_WORDS.has(word))).toEqual([]);
});

test("endings change between forms that exist, and long words fall apart into words", () => {
  expect(otherForms("termin")).toContain("termine");
  expect(otherForms("unterlagen")).toContain("unterlage");
  expect(partsOf("vertragspartner")).toEqual(["vertrag partner"]);
  expect(partsOf("termin")).toEqual([]);
});

test("whichever of a row was said, another of it is heard, and after a > only what follows it", () => {
  const read = readSoundsAlike("# rows\n\nnoch_mal nochmal\nnein > mein ein\n");
  expect([...read]).toEqual([
    ["noch mal", ["nochmal"]],
    ["nochmal", ["noch mal"]],
    ["nein", ["mein", "ein"]],
  ]);
});

test.each(["nein", "nein >", "> mein", "nein nein", "nein > ein > mein"])(
  "the row %p is refused",
  (row) => {
    expect(() => readSoundsAlike(`das dass\n${row}`)).toThrow("noise/sounds-alike.txt:2:");
  },
);

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** Words put in, left out or replaced. */
function distance(said: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, at) => at + 1);
  said.forEach((word, line) => {
    let diagonal = line;
    let left = line + 1;
    row = row.map((above, at) => {
      left = Math.min(above + 1, left + 1, diagonal + (word === heard[at] ? 0 : 1));
      diagonal = above;
      return left;
    });
  });
  return row.at(-1) ?? said.length;
}
