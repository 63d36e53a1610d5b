import { messages } from "./index.ts";

/** Known intents by their keys, as people call them. */
export function intentTexts(): Readonly<Record<string, string>> {
  return messages().tree.intents;
}

/** A condition or an intent as people call it; one of a tree's own as its author wrote it. */
export function conditionName(key: string): string {
  return messages().tree.conditionName(key);
}
