import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import {
  businessOf,
  learnLibrary,
  learnMatching,
  type MatchingLibrary,
  readMatchingFile,
  readModelFile,
  readSituations,
  type Utterance,
  writeMatchingFile,
  writeModelFile,
} from "@rufbaum/understanding/training";
import { inWords, movedOn } from "./model/moved-on.ts";
import { readRelease, releaseText, seal, sha256 } from "./model/release.ts";
import {
  EARLIER_SITUATIONS,
  HELD_BACK_SITUATIONS,
  MATCHING_FILE,
  MODEL_FILE,
  RELEASE_FILE,
  readLibraryFolder,
  readMatchingLibrary,
  readSituationsFolder,
  SITUATIONS,
} from "./model/understanding-files.ts";

const stored = readFileSync(MODEL_FILE);
const matching = readFileSync(MATCHING_FILE);
const release = readRelease(readFileSync(RELEASE_FILE, "utf8"));

test("the weights are those of the release that the library names, and this code reads them", () => {
  expect(sha256(stored)).toBe(release.weights);
  expect(readModelFile(stored).release).toBe(release.number);
  expect(sha256(matching)).toBe(release.matching);
  expect(readMatchingFile(matching).release).toBe(release.number);
});

test("what a release says of itself is read again, and nothing less", () => {
  const text = releaseText(release);
  expect(readRelease(text)).toEqual(release);
  for (const name of ["release", "learnt-from", "weights", "matching"]) {
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

const OWN: MatchingLibrary = {
  concepts: [{ name: "zeit.spaeter", entries: ["spaeter", "nachher"] }],
  english: new Map([["later", "spaeter"]]),
  situations: readSituations(`# a-1 | Passt es?
+ Geht :: passt gut | ja
+ Ein andermal :: nachher erst | lieber morgen
= ja 1, nein 2
1 ja das geht
2! heute ganz sicher nicht mehr
0 wer ist da`),
};

test("own conditions are matched by as many numbers as were learnt", () => {
  const meaning = {
    size: 1,
    buckets: 1,
    epochs: 1,
    conceptSteps: 1,
    rate: 0,
    dropout: 0,
    across: 1,
  };
  const matcher = { epochs: 1, rate: 0, decay: 0, ofRoles: 1 };
  const now = learnMatching(readModelFile(stored), OWN, { meaning, matcher }).matcher;
  const then = readMatchingFile(matching).matcher;
  const lengths = (weights: typeof now) =>
    Object.fromEntries(Object.entries(weights).map(([part, numbers]) => [part, numbers.length]));
  expect(lengths(then)).toEqual(lengths(now));
});

test("a seal holds for one library, to the letter", () => {
  const [first, ...others] = FEW;
  expect(seal(FEW, OWN)).toBe(seal([...FEW], { ...OWN }));
  expect(seal([{ label: "no", text: `${first?.text}, ja` }, ...others], OWN)).not.toBe(
    seal(FEW, OWN),
  );
  expect(seal(others, OWN)).not.toBe(seal(FEW, OWN));
  expect(seal(FEW, { ...OWN, english: new Map() })).not.toBe(seal(FEW, OWN));
  expect(seal(FEW, { ...OWN, concepts: [] })).not.toBe(seal(FEW, OWN));
});

test("nothing is learnt from a line of business that is held back", () => {
  const learntFrom = new Set(readSituationsFolder(SITUATIONS).map(businessOf));
  const heldBack = new Set(readSituationsFolder(HELD_BACK_SITUATIONS).map(businessOf));
  expect(heldBack.size).toBeGreaterThan(0);
  expect([...heldBack.intersection(learntFrom)]).toEqual([]);
});

test.each([
  ["learnt from", SITUATIONS],
  ["held back", HELD_BACK_SITUATIONS],
  ["by another hand", EARLIER_SITUATIONS],
])("every situation %s can be read, and has what it is to measure by", (_, folder) => {
  const all = readSituationsFolder(folder);
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, conditions, replies } of all) {
    expect([id, conditions.length >= 2]).toEqual([id, true]);
    expect([id, conditions.every(({ examples }) => examples.length > 0)]).toEqual([id, true]);
    const meant = new Set(replies.map((reply) => reply.meant));
    expect([id, conditions.every((_, place) => meant.has(place))]).toEqual([id, true]);
  }
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
  expect(inWords(movedOn(model, FEW))).toStartWith("no line is new, but situations");
  expect(inWords(moved)).toBe("2 lines are new, 1 line is gone, 1 line is labelled otherwise");
});

/** Milliseconds: five minutes on a quick machine. */
const LEARNING = 30 * 60_000;

if (process.env.RUFBAUM_SOAK !== undefined) {
  test(
    "the weights are what the library gives, to the byte, where it is the release's",
    () => {
      const library = readLibraryFolder();
      const own = readMatchingLibrary();
      if (seal(library, own) === release.learntFrom) {
        const learnt = writeModelFile({ ...learnLibrary(library), release: release.number });
        expect(sha256(learnt)).toBe(release.weights);
        const matched = learnMatching(readModelFile(stored), own);
        expect(sha256(writeMatchingFile({ ...matched, release: release.number }))).toBe(
          release.matching,
        );
      } else {
        const moved = inWords(movedOn(readModelFile(stored), library));
        console.log(`Not learnt anew: since release ${release.number} ${moved}.`);
      }
    },
    LEARNING,
  );
}
