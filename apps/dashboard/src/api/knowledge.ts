import { useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";

/** Different questions of a tree that are fetched. */
const MOST = 200;

export type UnansweredQuestion = Awaited<ReturnType<typeof readUnanswered>>["questions"][number];

/** What was asked in calls and simulations of a tree and nobody could answer, the most frequent first. */
export function useUnanswered(treeId: string) {
  return useQuery({
    queryKey: keys.unanswered(treeId),
    queryFn: () => readUnanswered(treeId),
  });
}

function readUnanswered(treeId: string) {
  const routes = client.api["decision-trees"]({ id: treeId });
  return unwrap(routes["unanswered-questions"].get({ query: { limit: MOST } }));
}
