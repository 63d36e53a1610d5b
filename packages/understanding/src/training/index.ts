export { openMatchedNode, scores } from "../matching/matcher.ts";
export { matchingOf, readMatchingFile, writeMatchingFile } from "../matching/matching-file.ts";
export { type Model, modelOf } from "../model/model.ts";
export { readModelFile, writeModelFile } from "../model/model-file.ts";
export { understandingOf } from "../open-understanding.ts";
export { businessOf, readSituations, type Situation } from "../situations/read-situations.ts";
export { evidenceOf, learnLibrary, repliesOf } from "./build.ts";
export {
  type LearntMatching,
  learnMatcher,
  learnMatching,
  learnMeanings,
  type MatchingLibrary,
  matchingEvidenceOf,
  openTexts,
} from "./learn-matching.ts";
export { ASPECTS } from "./leave-out.ts";
export { readConcepts, readEnglish, tablesOf } from "./lexicon-file.ts";
export { type LibraryFile, readLibrary, type Utterance } from "./library.ts";
export { pseudoRandom } from "./random.ts";
export { type Sample, train } from "./train.ts";
