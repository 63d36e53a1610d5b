import { messages } from "./index.ts";

/** What an action does, as people call it; one that nobody knows by its kind. */
export function actionName(kind: string): string {
  const names: Readonly<Record<string, string>> = messages().tree.actions;
  return names[kind] ?? kind;
}

/** What a kind of value is called beside one; `null` of one that nobody knows. */
export function shortValueName(kind: string): string | null {
  const names: Readonly<Record<string, string>> = messages().tree.shortValues;
  return names[kind] ?? null;
}
