import type { Tree } from "@rufbaum/tree";
import type { TreeDiff } from "@rufbaum/tree/editing";
import type { TreeTemplate } from "@rufbaum/tree/templates";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { isNotThere } from "./api-error.ts";
import { client, readText, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";
import { saveFile } from "./runtime.ts";
import { treeFileName } from "./tree-file-name.ts";

/** The tree as it is edited, and what was published of it last. */
export type Draft = Awaited<ReturnType<typeof readDraft>>;

/** A tree as lists show it; `useTree` has it whole. */
export type TreeEntry = Exclude<Awaited<ReturnType<typeof readTrees>>[number], Tree>;

export function useTrees() {
  return useQuery({
    queryKey: keys.trees,
    queryFn: async () => (await readTrees()) as TreeEntry[],
  });
}

function readTrees() {
  return unwrap(client.api["decision-trees"].get({ query: { view: "list" } }));
}

/** A tree as it stands now; `null` while it loads, and when it is gone. */
export function useTree(id: string): Tree | null {
  const { data, error } = useQuery(treeQuery(id));
  const isGone = isNotThere(error);
  return isGone ? null : (data ?? null);
}

export function treeQuery(id: string) {
  return queryOptions({
    queryKey: keys.tree(id),
    queryFn: () => unwrap(client.api["decision-trees"]({ id }).get()),
  });
}

export function readDraft(id: string) {
  return unwrap(client.api["decision-trees"]({ id }).draft.get());
}

/** Stores what makes version `baseVersion` the next one; refused with 409 if there is a newer one. */
export function sendEdit(
  id: string,
  edit: { baseVersion: number; editor: string; diff: TreeDiff },
): Promise<{ version: number }> {
  return unwrap(client.api["decision-trees"]({ id }).edits.post(edit));
}

/** Shows what was stored of a tree in the list, unless that holds something newer. */
export function showInList({ id, name, nodes, connections }: Tree, version: number): void {
  const stored = { name, nodes: nodes.length, connections: connections.length, version };
  queryClient.setQueryData<TreeEntry[]>(keys.trees, (trees) =>
    trees?.map((listed) =>
      listed.id === id && listed.version < version ? { ...listed, ...stored } : listed,
    ),
  );
}

/** Shows an author's tree elsewhere as it stands on the screen. */
export function showElsewhere(tree: Tree): void {
  queryClient.setQueryData<Tree>(
    keys.tree(tree.id),
    (known) => known && { ...tree, isActive: known.isActive },
  );
}

/** @param template what it begins with, else the server makes an empty one */
export function createTree(name: string, template: TreeTemplate | null): Promise<Tree> {
  return renewing(unwrap(client.api["decision-trees"].post({ name, ...template })));
}

export function useImportTree() {
  return useMutation({
    mutationFn: (body: string | ArrayBuffer) =>
      unwrap(client.api["decision-trees"].import.post(undefined, { fetch: { body } })),
    onSuccess: renewTrees,
  });
}

export function duplicateTree(id: string): Promise<Tree> {
  return renewing(unwrap(client.api["decision-trees"]({ id }).duplicate.post({})));
}

export function activateTree(id: string): Promise<Tree> {
  return renewing(unwrap(client.api["decision-trees"]({ id }).activate.post()));
}

export async function deleteTree(id: string): Promise<void> {
  await renewing(unwrap(client.api["decision-trees"]({ id }).delete()));
}

/** Brings a deleted tree back as it was. */
export function undeleteTree(id: string): Promise<Tree> {
  return renewing(unwrap(client.api["decision-trees"]({ id }).undelete.post()));
}

/** Saves the document as the server writes it. */
export async function exportTree(tree: Pick<Tree, "id" | "name">): Promise<void> {
  const path = `/api/decision-trees/${encodeURIComponent(tree.id)}/export`;
  saveFile(treeFileName(tree.name, "json"), await readText(path), "application/json");
}

/** The list is up to date when the answer is handed on. */
async function renewing<T>(asked: Promise<T>): Promise<T> {
  const answer = await asked;
  await renewTrees();
  return answer;
}

function renewTrees(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.trees });
}
