export { buildModel, evidenceOf } from "./build.ts";
export { type LibraryFile, readLibrary, type Utterance } from "./library.ts";
