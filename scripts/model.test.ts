import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { buildModel, readLibrary } from "@rufbaum/understanding/training";
import { libraryFiles, MODEL_FILE, seal, sealHolds } from "./model.ts";

const library = readLibrary(libraryFiles());
const stored = readFileSync(MODEL_FILE, "utf8");

test("the model that is checked in was learnt from this library by this code", () => {
  expect(sealHolds(stored, library)).toBe(true);
});

test("a seal holds for one model and one library, to the letter", () => {
  const few = library.slice(0, 20);
  const [first, ...others] = few;
  const sealed = seal("a model", few);
  expect(sealHolds(sealed, few)).toBe(true);
  expect(sealHolds(sealed.replace("model", "modem"), few)).toBe(false);
  expect(sealHolds(sealed, [{ label: "yes", text: `${first?.text}, ja` }, ...others])).toBe(false);
  expect(sealHolds(sealed, others)).toBe(false);
  expect(sealHolds("a model", few)).toBe(false);
});

if (process.env.RUFBAUM_SOAK !== undefined) {
  test("the model that is checked in is what the library gives, to the byte", () => {
    expect(seal(buildModel(library), library) === stored).toBe(true);
  });
}
