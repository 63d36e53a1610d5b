import type { de } from "./de/index.ts";

/** What can be told in every language: one function for each kind of fact. */
export type Words = typeof de;
