import { versions } from "./de/versions.ts";
import { area } from "./language.ts";

export const versionTexts = area("versions", versions);
