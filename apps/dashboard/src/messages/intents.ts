import { intents } from "./de/intents.ts";
import { area } from "./language.ts";

export const intentTexts = area("intents", intents);

/** An intent as people call it; one of a tree's own by its name. */
export function intentName(intent: string): string {
  return intentTexts()[intent] ?? intent;
}
