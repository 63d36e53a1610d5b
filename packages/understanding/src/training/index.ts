export type { Model } from "../model/model.ts";
export { readModelFile, writeModelFile } from "../model/model-file.ts";
export { evidenceOf, learnLibrary, repliesOf } from "./build.ts";
export { type LibraryFile, readLibrary, type Utterance } from "./library.ts";
