import { expect } from "bun:test";
import type { Program } from "../program/start-program.ts";
import type { Draft, TreeDocument } from "./drafts.ts";

/** The tree of that name, of which there is one. */
export async function treeNamed(program: Program, name: string): Promise<TreeDocument> {
  const response = await program.ask("/api/decision-trees");
  const trees = (await response.json()) as TreeDocument[];
  const [found, ...more] = trees.filter((tree) => tree.name === name);
  expect(more).toEqual([]);
  if (!found) throw new Error(`There is no tree ${name}.`);
  return found;
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
