import type { Reading } from "@rufbaum/understanding";

/** The reading of a reply of which nothing was understood. */
export const NOTHING_READ: Reading = {
  condition: null,
  intent: null,
  intentConfidence: 0,
  alternatives: [],
  alsoHeard: [],
  confidence: 0,
  values: {},
  valueConfidence: null,
  why: [],
};
