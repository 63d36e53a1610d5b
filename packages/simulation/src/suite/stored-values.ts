import { type CollectedVariable, collectedBy } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import type { SuiteCase } from "./case-schema.ts";
import { suggestion } from "./nearest-name.ts";
import { nodeNames } from "./node-names.ts";

/** What calls of a tree store, by what authors call it. */
export interface StoredValues {
  /** Which value is meant: by the field that holds it, or by the node that fills that. */
  find(name: string): { ok: true; stored: CollectedVariable } | { ok: false; message: string };
}

/** `given`: fields besides, that the results of actions fill. */
export function storedValues(tree: Tree, given: readonly string[] = []): StoredValues {
  const nodes = nodeNames(tree);
  const byField = new Map(collectedBy(tree).map((stored) => [stored.name, stored]));
  const byNode = Map.groupBy(
    [...byField.values()].flatMap((stored) =>
      [...stored.asking, ...stored.setting].map((id) => ({ id, stored })),
    ),
    ({ id }) => id,
  );
  // What an action brings is known wherever it went well: no node says that it does.
  const brought = new Map(given.map((name) => [name, { name, asking: [], setting: [] }]));
  const known = [
    ...byField.keys(),
    ...brought.keys(),
    ...[...byNode.keys()].map((id) => nodes.nameOf(id)),
  ];

  return {
    find(name) {
      const stored = byField.get(name) ?? brought.get(name);
      if (stored !== undefined) return { ok: true, stored };
      const node = nodes.find(name);
      const [first, ...others] = node.ok ? (byNode.get(node.id) ?? []) : [];
      if (first && others.length === 0) return { ok: true, stored: first.stored };
      const what = node.ok
        ? `The node "${name}" stores nothing that could be named by it.`
        : `No node of the tree stores "${name}".`;
      return { ok: false, message: `${what} ${suggestion(name, known)}`.trim() };
    },
  };
}

/** The fields that the actions of a case fill, as it says itself. */
export function givenByActions({ action, lines }: SuiteCase): string[] {
  const written = [
    action,
    ...lines.map((line) => (typeof line === "string" ? undefined : line.action)),
  ];
  return written
    .flatMap((results) => results ?? [])
    .flatMap((result) => (typeof result === "object" ? Object.keys(result.gives) : []));
}
