import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";

export type PublishedVersion = Awaited<ReturnType<typeof readVersions>>[number];

/** The published versions of a tree, the latest first. */
export function useVersions(treeId: string) {
  return useQuery({
    queryKey: keys.versions(treeId),
    queryFn: () => readVersions(treeId),
  });
}

/** One version with its tree, which never changes. */
export function useVersion(treeId: string, number: number | null) {
  return useQuery({ ...versionQuery(treeId, number ?? 0), enabled: number !== null });
}

export function readVersion(treeId: string, number: number) {
  return queryClient.fetchQuery(versionQuery(treeId, number));
}

export function usePublish(treeId: string) {
  return useMutation({
    mutationFn: (note: string) =>
      unwrap(client.api["decision-trees"]({ id: treeId }).versions.post({ note })),
    onSettled: () => renewVersions(treeId),
  });
}

export function renewVersions(treeId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.versions(treeId) });
}

async function readVersions(treeId: string) {
  const versions = await unwrap(client.api["decision-trees"]({ id: treeId }).versions.get());
  return versions.toSorted((a, b) => b.number - a.number);
}

function versionQuery(treeId: string, number: number) {
  return {
    queryKey: keys.version(treeId, number),
    queryFn: () => unwrap(client.api["decision-trees"]({ id: treeId }).versions({ number }).get()),
  };
}
