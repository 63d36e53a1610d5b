import { recommend, type SimulationResult } from "@rufbaum/simulation";
import { type Database, findTree, loadSnapshot } from "@rufbaum/store";
import type { Tree } from "@rufbaum/tree";
import { readResult } from "./read-result.ts";

/** Further sentences on a result, by whoever is asked; none where nothing came of it. */
export type AskForMore = (result: SimulationResult, tree: Tree | null) => Promise<string[]>;

export type Advisor = ReturnType<typeof createAdvisor>;

/** German sentences on what would do a tree good, the most effective first. */
export function createAdvisor({ db, askForMore }: { db: Database; askForMore: AskForMore | null }) {
  return {
    /** @param given a result as a client sends it */
    async recommend(given: unknown): Promise<string[]> {
      const result = readResult(given);
      const { treeId, treeVersion } = result;
      const tree = (await loadSnapshot(db, treeVersion)) ?? (await findTree(db, treeId));
      const own = recommend(result, tree ?? undefined);
      if (!askForMore) return own;
      return [...own, ...(await askForMore(result, tree))];
    },
  };
}
