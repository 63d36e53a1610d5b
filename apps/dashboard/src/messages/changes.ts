import { changes } from "./de/changes.ts";
import { area } from "./language.ts";

export const changeTexts = area("changes", changes);
