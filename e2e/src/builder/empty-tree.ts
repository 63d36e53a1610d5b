import type { Program } from "../program/start-program.ts";
import type { Draft, TreeDocument } from "./drafts.ts";
import { onlyTree } from "./import-fixture.ts";

/** A tree with a name and nothing else, in the place of the one that an installation begins with. */
export function emptyTree(program: Program): Promise<TreeDocument> {
  return onlyTree(program, JSON.stringify({ name: "Aus dem Nichts", nodes: [], connections: [] }));
}

/** Where every way of a tree leads, by titles: `Begrüßung → Passt es?`, `Passt es? [Ja] → Termin`. */
export function waysIn({ tree }: Draft): string[] {
  const titleOf = (id: string) => tree.nodes.find((node) => node.id === id)?.title ?? `? ${id}`;
  const connections = tree.connections.map(
    ({ sourceNodeId, targetNodeId }) => `${titleOf(sourceNodeId)} → ${titleOf(targetNodeId)}`,
  );
  const conditions = tree.nodes.flatMap(({ title, conditions = [] }) =>
    conditions.flatMap(({ condition, targetNodeId }) =>
      targetNodeId ? [`${title} [${condition}] → ${titleOf(targetNodeId)}`] : [],
    ),
  );
  return [...connections, ...conditions].toSorted();
}
