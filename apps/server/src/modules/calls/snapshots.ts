import type { Clock } from "@rufbaum/runtime";
import { type CallRecord, type Database, loadSnapshot, saveSnapshot } from "@rufbaum/store";
import type { Tree } from "@rufbaum/tree";

/** The trees as they stood when a call began; a call keeps its own to the end. */
export interface Snapshots {
  /** @returns the snapshot's id */
  freeze(tree: Tree): Promise<string>;
  treeOf(call: Pick<CallRecord, "snapshotId">): Promise<Tree | null>;
  /** Titles of the nodes, by their ids. */
  titlesOf(call: Pick<CallRecord, "snapshotId">): Promise<ReadonlyMap<string, string>>;
}

/** Trees held in memory; more are read again when they are needed. */
const KEPT = 100;

export function createSnapshots({ db, clock }: { db: Database; clock: Clock }): Snapshots {
  const kept = new Map<string, Tree>();

  function keep(id: string, tree: Tree): void {
    kept.set(id, tree);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  }

  async function treeOf({ snapshotId }: Pick<CallRecord, "snapshotId">): Promise<Tree | null> {
    const known = kept.get(snapshotId);
    if (known) return known;
    const tree = await loadSnapshot(db, snapshotId);
    if (tree) keep(snapshotId, tree);
    return tree;
  }

  return {
    async freeze(tree) {
      const id = await saveSnapshot(db, tree, clock.now());
      keep(id, tree);
      return id;
    },
    treeOf,
    titlesOf: async (call) => titlesIn(await treeOf(call)),
  };
}

const NO_TITLES: ReadonlyMap<string, string> = new Map();
/** Hundreds of calls walk one tree at a time. */
const titles = new WeakMap<Tree, ReadonlyMap<string, string>>();

export function titlesIn(tree: Tree | null): ReadonlyMap<string, string> {
  if (!tree) return NO_TITLES;
  const known = titles.get(tree);
  if (known) return known;
  const made = new Map(tree.nodes.map((node) => [node.id, node.title]));
  titles.set(tree, made);
  return made;
}
