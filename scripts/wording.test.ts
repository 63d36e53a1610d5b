import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import {
  readHarmlessSentences,
  readWordingLines,
  WEIGHTS_FILE,
  weightsText,
} from "./wording/wording-files.ts";

test("what is known of wording is what the lines give, to the byte (`bun run wording`)", () => {
  expect(
    weightsText(readWordingLines(), readHarmlessSentences()) === readFileSync(WEIGHTS_FILE, "utf8"),
  ).toBe(true);
});
