import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import {
  learnLibrary,
  readModelFile,
  type Utterance,
  writeModelFile,
} from "@rufbaum/understanding/training";
import { inWords, movedOn } from "./model/moved-on.ts";
import { readRelease, releaseText, seal, sha256 } from "./model/release.ts";
import { MODEL_FILE, RELEASE_FILE, readLibraryFolder } from "./model/understanding-files.ts";

const stored = readFileSync(MODEL_FILE);
const release = readRelease(readFileSync(RELEASE_FILE, "utf8"));

test("the weights are those of the release that the library names, and this code reads them", () => {
  expect(sha256(stored)).toBe(release.weights);
  expect(readModelFile(stored).release).toBe(release.number);
});

test("what a release says of itself is read again, and nothing less", () => {
  const text = releaseText(release);
  expect(readRelease(text)).toEqual(release);
  for (const name of ["release", "learnt-from", "weights"]) {
    const without = text.replace(new RegExp(`^${name}.*\n`, "m"), "");
    expect(() => readRelease(without)).toThrow(`library/RELEASE names no ${name}`);
  }
});

const FEW: readonly Utterance[] = [
  { label: "no", text: "nein danke" },
  { label: "yes", text: "ja gern" },
  { label: "yes", text: "gern doch" },
  { label: "none", text: "der Hund bellt" },
];

test("a seal holds for one library, to the letter", () => {
  const [first, ...others] = FEW;
  expect(seal(FEW)).toBe(seal([...FEW]));
  expect(seal([{ label: "no", text: `${first?.text}, ja` }, ...others])).not.toBe(seal(FEW));
  expect(seal(others)).not.toBe(seal(FEW));
});

test("it is told by how many lines the library has moved on since its release", () => {
  const model = learnLibrary(FEW);
  expect(movedOn(model, FEW)).toEqual({ added: 0, gone: 0, relabelled: 0 });
  const now = [
    { label: "yes", text: "nein danke" },
    { label: "yes", text: "ja gern" },
    { label: "maybe", text: "mal sehen" },
    { label: "maybe", text: "vielleicht" },
    { label: "none", text: "der Hund bellt" },
  ];
  const moved = movedOn(model, now);
  expect(moved).toEqual({ added: 2, gone: 1, relabelled: 1 });
  expect(inWords(moved)).toBe("2 lines are new, 1 line is gone, 1 line is labelled otherwise");
});

if (process.env.RUFBAUM_SOAK !== undefined) {
  test("the weights are what the library gives, to the byte, where it is the release's", () => {
    const library = readLibraryFolder();
    if (seal(library) === release.learntFrom) {
      const learnt = writeModelFile({ ...learnLibrary(library), release: release.number });
      expect(sha256(learnt)).toBe(release.weights);
    } else {
      const moved = inWords(movedOn(readModelFile(stored), library));
      console.log(`Not learnt anew: since release ${release.number} ${moved}.`);
    }
  });
}
