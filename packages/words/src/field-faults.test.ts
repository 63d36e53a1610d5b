import { expect, test } from "bun:test";
import { FIELD_KINDS, type FieldFault, LANGUAGES, wordsIn } from "./index.ts";

const FAULTS: FieldFault[] = [
  { code: "missing" },
  { code: "unknown-field" },
  { code: "no-moment" },
  { code: "wrong-form" },
  { code: "too-short", limit: 10 },
  { code: "too-long", limit: 10 },
  { code: "too-small", limit: 0.5 },
  { code: "too-great", limit: 1_000 },
  { code: "too-few", limit: 1 },
  { code: "too-many", limit: 2 },
  ...FIELD_KINDS.map((kind) => ({ code: "wrong-kind", kind }) as const),
  { code: "not-one-of", values: ["asked", "objection"] },
  { code: "ends-first" },
  { code: "least-over-most" },
  { code: "pauses-first" },
  { code: "not-right", rule: "must be the `next` of another page" },
];

test.each([...LANGUAGES])("in %s each fault of a field has a sentence of its own", (language) => {
  const sentences = FAULTS.map(wordsIn(language).fieldFault);
  expect(new Set(sentences).size).toBe(FAULTS.length);
  expect(sentences.join("\n")).not.toMatch(/undefined|NaN|\[object/);
});

test("what would be right is told", () => {
  const short = { code: "too-short", limit: 10 } as const;
  expect(wordsIn("de").fieldFault(short)).toBe("Das muss mindestens 10 Zeichen haben.");
  expect(wordsIn("en").fieldFault(short)).toBe("It must have at least 10 characters.");
});
