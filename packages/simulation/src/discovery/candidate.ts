import type { Gist } from "./gists.ts";

/** Something that people mean and a tree has no way for. */
export interface Candidate {
  name: string;
  /** The built-in intent, where it is one. */
  intent: string | null;
  /** What all of it asks, where it asks something. */
  question?: string;
  gists: readonly Gist[];
  count: number;
}

/** The nodes where it arose, the one where it did most often first. */
export function countByNode(gists: readonly Gist[]): [nodeId: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { members } of gists) {
    for (const { nodeId, count } of members) counts.set(nodeId, (counts.get(nodeId) ?? 0) + count);
  }
  return [...counts].sort(
    ([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1),
  );
}
