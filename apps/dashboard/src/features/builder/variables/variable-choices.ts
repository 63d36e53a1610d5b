import type { Tree } from "@rufbaum/tree";
import { graphOf, specOf } from "@rufbaum/tree/graph";
import { messages } from "../../../messages/index.ts";
import { knownVariables } from "../node-editor/spoken-preview.ts";

export interface VariableChoice {
  name: string;
  /** What it holds, as people call it: "Vorname", a node's title, or the tree's own value. */
  label: string;
}

/** The variables that can stand in a text of this tree, each with what it holds. */
export function variableChoices(tree: Tree): VariableChoice[] {
  const graph = graphOf(tree);
  const own = tree.settings?.variables ?? {};
  const contact: Readonly<Record<string, string>> = messages().panel.contactVariables;
  const asked = new Map(
    tree.nodes.flatMap((node) =>
      (specOf(node).fills?.(node, graph) ?? []).map((name) => [name, node.title] as const),
    ),
  );
  return knownVariables(tree).map((name) => {
    const value = Object.hasOwn(own, name) ? String(own[name]) : "";
    const known = Object.hasOwn(contact, name) ? contact[name] : undefined;
    return { name, label: known || asked.get(name) || value || name };
  });
}
