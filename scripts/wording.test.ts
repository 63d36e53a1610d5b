import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { readWordingLines, WEIGHTS_FILE, weightsText } from "./wording/wording-files.ts";

test("what is known of wording is what the lines give, to the byte (`bun run wording`)", () => {
  expect(weightsText(readWordingLines()) === readFileSync(WEIGHTS_FILE, "utf8")).toBe(true);
});
