import { readFileSync, writeFileSync } from "node:fs";
import {
  learnLibrary,
  learnMatching,
  modelOf,
  readModelFile,
  writeMatchingFile,
  writeModelFile,
} from "@rufbaum/understanding/training";
import { inWords, movedOn } from "./model/moved-on.ts";
import { readRelease, releaseText, seal, sha256 } from "./model/release.ts";
import {
  MATCHING_FILE,
  MODEL_FILE,
  RELEASE_FILE,
  readLibraryFolder,
  readMatchingLibrary,
} from "./model/understanding-files.ts";

/** `bun run model`: a release of the understanding's library, with the weights learnt from it. */
const library = readLibraryFolder();
const own = readMatchingLibrary();
const last = readRelease(readFileSync(RELEASE_FILE, "utf8"));
const learntFrom = seal(library, own);
if (learntFrom === last.learntFrom) {
  console.log(`Library and code are those of release ${last.number}: there is nothing to learn.`);
} else {
  const weights = learnLibrary(library);
  const release = last.number + 1;
  console.log(`Release ${release}: ${library.length} lines, ${weights.labels.length} labels.`);
  console.log(`Since release ${last.number}: ${sinceLast()}.`);
  const bytes = writeModelFile({ ...weights, release });
  console.log(
    `Own conditions: ${own.situations.length} situations, ${own.concepts.length} concepts. Learning them takes some minutes.`,
  );
  const matching = writeMatchingFile({ ...learnMatching(modelOf(weights), own), release });
  writeFileSync(MODEL_FILE, bytes);
  writeFileSync(MATCHING_FILE, matching);
  const sums = { weights: sha256(bytes), matching: sha256(matching) };
  writeFileSync(RELEASE_FILE, releaseText({ number: release, learntFrom, ...sums }));
}

function sinceLast(): string {
  try {
    return inWords(movedOn(readModelFile(readFileSync(MODEL_FILE)), library));
  } catch (error) {
    return `not to be told, for its weights can't be read (${error})`;
  }
}
