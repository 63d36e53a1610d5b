import { readFileSync, writeFileSync } from "node:fs";
import { learnLibrary, readModelFile, writeModelFile } from "@rufbaum/understanding/training";
import { inWords, movedOn } from "./model/moved-on.ts";
import { readRelease, releaseText, seal, sha256 } from "./model/release.ts";
import { MODEL_FILE, RELEASE_FILE, readLibraryFolder } from "./model/understanding-files.ts";

/** `bun run model`: a release of the understanding's library, with the weights learnt from it. */
const library = readLibraryFolder();
const last = readRelease(readFileSync(RELEASE_FILE, "utf8"));
const learntFrom = seal(library);
if (learntFrom === last.learntFrom) {
  console.log(`Library and code are those of release ${last.number}: there is nothing to learn.`);
} else {
  const weights = learnLibrary(library);
  const number = last.number + 1;
  console.log(`Release ${number}: ${library.length} lines, ${weights.labels.length} labels.`);
  console.log(`Since release ${last.number}: ${sinceLast()}.`);
  const bytes = writeModelFile({ ...weights, release: number });
  writeFileSync(MODEL_FILE, bytes);
  writeFileSync(RELEASE_FILE, releaseText({ number, learntFrom, weights: sha256(bytes) }));
}

function sinceLast(): string {
  try {
    return inWords(movedOn(readModelFile(readFileSync(MODEL_FILE)), library));
  } catch (error) {
    return `not to be told, for its weights can't be read (${error})`;
  }
}
