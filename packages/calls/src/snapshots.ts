import type { Clock } from "@rufbaum/runtime";
import type { Tree } from "@rufbaum/tree";
import type { CallRecord } from "./call.ts";
import type { TreeStore } from "./call-store.ts";

/** The trees as they stood when a call began; a call keeps its own to the end. */
export interface Snapshots {
  /** @returns the snapshot's id */
  freeze(tree: Tree): Promise<string>;
  treeOf(call: Pick<CallRecord, "snapshotId">): Promise<Tree | null>;
}

/** Trees held in memory; more are read again when they are needed. */
const KEPT = 100;

export function createSnapshots(deps: {
  trees: Pick<TreeStore, "saveSnapshot" | "loadSnapshot">;
  clock: Clock;
}): Snapshots {
  const { trees, clock } = deps;
  const kept = new Map<string, Tree>();

  function keep(id: string, tree: Tree): void {
    kept.set(id, tree);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return {
    async freeze(tree) {
      const id = await trees.saveSnapshot(tree, clock.now());
      keep(id, tree);
      return id;
    },
    async treeOf({ snapshotId }) {
      const known = kept.get(snapshotId);
      if (known) return known;
      const tree = await trees.loadSnapshot(snapshotId);
      if (tree) keep(snapshotId, tree);
      return tree;
    },
  };
}
