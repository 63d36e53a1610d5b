import { de } from "./de/index.ts";

/** The contract of every language: what the German catalog holds, another has to hold, too. */
export type Messages = typeof de;

/** The texts of the interface in the language that is set. */
export const messages: Messages = de;
