import { de } from "./de/index.ts";
import { area } from "./language.ts";

/** The texts that the first load brings. */
export const messages = area("core", de);
