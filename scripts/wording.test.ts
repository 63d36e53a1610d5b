import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import {
  readHarmlessSentences,
  readWordingLines,
  STEMS_FILE,
  stemsText,
  WEIGHTS_FILE,
  weightsText,
} from "./wording/wording-files.ts";

test("what is known of wording is what the lines give, to the byte (`bun run wording`)", () => {
  expect(
    weightsText(readWordingLines(), readHarmlessSentences()) === readFileSync(WEIGHTS_FILE, "utf8"),
  ).toBe(true);
});

test("the words that everybody knows are those of the texts (`bun run wording`)", () => {
  expect(stemsText() === readFileSync(STEMS_FILE, "utf8")).toBe(true);
});
