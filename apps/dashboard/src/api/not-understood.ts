import type { Condition } from "@rufbaum/tree";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";

/** Milliseconds after which the counts of a tree are asked for again, while somebody looks. */
const GROWS = 120_000;
/** Different replies of one node that are fetched. */
const MOST = 100;

const routes = (treeId: string) => client.api["decision-trees"]({ id: treeId });

export type NotUnderstood = Awaited<ReturnType<typeof readReplies>>;
export type NotUnderstoodReply = NotUnderstood["replies"][number];
export type Rereading = NonNullable<ReturnType<typeof useRereading>["data"]>;

/** What was said at a node and nobody understood, the most frequent first. */
export function useNotUnderstood(treeId: string, nodeId: string) {
  return useQuery({
    queryKey: keys.notUnderstoodAt(treeId, nodeId),
    queryFn: () => readReplies(treeId, nodeId),
  });
}

/** What could be learnt from what was said at a node and nobody understood. */
export function useProposals(treeId: string, nodeId: string) {
  return useQuery({
    queryKey: keys.proposals(treeId, nodeId),
    queryFn: async () => (await unwrap(routes(treeId).nodes({ nodeId }).proposals.get())).proposals,
    // Words of callers are nobody's to keep.
    gcTime: 0,
  });
}

/** How many different replies were not understood at each node. */
export function useNotUnderstoodCounts(treeId: string) {
  return useQuery({
    queryKey: keys.notUnderstood(treeId),
    queryFn: async () => {
      const { nodes } = await unwrap(routes(treeId)["not-understood"].get({ query: { limit: 1 } }));
      return nodes;
    },
    staleTime: GROWS,
    refetchInterval: GROWS,
    retry: false,
  });
}

/** What a node's other conditions do to what was said there; of the same ones, nothing is asked. */
export function useRereading(
  { treeId, nodeId }: { treeId: string; nodeId: string },
  { before, after }: { before: Condition[]; after: Condition[] },
) {
  return useQuery({
    queryKey: keys.rereading(treeId, nodeId, { before, after }),
    queryFn: () => unwrap(routes(treeId).nodes({ nodeId }).rereading.post({ before, after })),
    enabled: JSON.stringify(before) !== JSON.stringify(after),
    placeholderData: keepPreviousData,
    // Replies come in meanwhile, and words of callers are nobody's to keep.
    gcTime: 0,
  });
}

async function readReplies(treeId: string, nodeId: string) {
  const query = { nodeId, limit: MOST };
  return unwrap(routes(treeId)["not-understood"].get({ query }));
}
