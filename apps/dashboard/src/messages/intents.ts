import { intents } from "./de/intents.ts";

/** An intent as people call it; one of a tree's own by its name. Apart from the catalog, so that only who shows these texts loads them. */
export function intentName(intent: string): string {
  return intents[intent] ?? intent;
}

export const intentNames = intents;
