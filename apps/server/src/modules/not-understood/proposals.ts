import { breathe } from "@rufbaum/runtime";
import { discover, type MissedGroup } from "@rufbaum/simulation";
import { type Database, findTree } from "@rufbaum/store";
import { openSentences } from "@rufbaum/understanding/sentences";
import type { Words } from "@rufbaum/words";
import { type ToldIntent, tellIntents } from "@rufbaum/words/simulation";
import { unknownTree } from "../trees/service.ts";
import type { NotUnderstood } from "./not-understood.ts";

/** The most frequent replies, which proposals are made of: some ten milliseconds, while calls go on. */
const MOST_LOOKED_AT = 100;

/** What could be done about a group of replies, by what it is called. */
export interface Proposals {
  proposals: Record<string, ToldIntent>;
}

/**
 * Proposes what a node's conditions, or the tree's knowledge, could learn from what was said there in calls
 * and simulations and is not understood: as a simulation does of its own, and with nothing applied.
 */
export function createProposals({
  sideDb,
  list,
}: {
  sideDb: Database;
  list(treeId: string, wanted: { nodeId: string | null; limit: number }): Promise<NotUnderstood>;
}) {
  return async function propose(treeId: string, nodeId: string, words: Words): Promise<Proposals> {
    const { replies } = await list(treeId, { nodeId, limit: MOST_LOOKED_AT });
    const tree = await findTree(sideDb, treeId);
    if (!tree) throw unknownTree(treeId);
    const missed = replies.map(
      ({ text, calls, simulations }): MissedGroup => ({
        ...{ nodeId, text, intent: null, count: calls + simulations },
      }),
    );
    const sentences = await openSentences();
    await breathe();
    const found = Object.entries(discover(tree, missed, sentences));
    const edits = found.filter(([, { suggestions }]) => suggestions.length > 0);
    return { proposals: tellIntents(Object.fromEntries(edits), words) };
  };
}
