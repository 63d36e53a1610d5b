import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { buildModel, readLibrary } from "@rufbaum/understanding/training";
import { libraryFiles, MODEL_FILE } from "./model.ts";

test("the model that is checked in is what the library gives, to the byte", () => {
  const rebuilt = buildModel(readLibrary(libraryFiles()));
  expect(rebuilt === readFileSync(MODEL_FILE, "utf8")).toBe(true);
});
