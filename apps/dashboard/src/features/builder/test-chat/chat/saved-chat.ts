import type { SavedChat } from "@rufbaum/simulation/suite/write";
import type { Chat } from "./chat.ts";

/** The chat as a test case is written from it. */
export function savedChat({ source, tree, startedAt, turns }: Chat, name: string): SavedChat {
  const chosen = tree.settings?.variables ?? {};
  // What was left empty is unknown, even where the tree knows a value.
  const emptied = Object.keys(source.settings?.variables ?? {}).filter(
    (variable) => !Object.hasOwn(chosen, variable),
  );
  return {
    name,
    treeRef: { id: source.id },
    tree: source,
    variables: { ...chosen, ...Object.fromEntries(emptied.map((variable) => [variable, null])) },
    now: startedAt,
    turns,
  };
}
