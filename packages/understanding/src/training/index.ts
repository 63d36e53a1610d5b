export { buildModel, learn } from "./build.ts";
export { type LibraryFile, readLibrary, type Utterance } from "./library.ts";
