import { intentNames } from "@rufbaum/tree/graph";

/**
 * The intents that understanding knows by itself, as an author would call a condition for them. They
 * are put into trees, and so are words of the tree's language, whatever language its author reads.
 */
export const INTENT_NAMES = intentNames("de");
