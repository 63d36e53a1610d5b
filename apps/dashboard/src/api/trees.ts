import type { Tree } from "@rufbaum/tree";
import { useMutation, useQuery } from "@tanstack/react-query";
import { client, readText, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";
import { saveFile } from "./runtime.ts";

export function useTrees() {
  return useQuery({
    queryKey: keys.trees,
    queryFn: () => unwrap(client.api["decision-trees"].get()),
  });
}

export function useImportTree() {
  return useMutation({
    mutationFn: (text: string) => unwrap(client.api["decision-trees"].import.post(text)),
    onSuccess: renewTrees,
  });
}

export function useReplaceTree() {
  return useMutation({
    mutationFn: (tree: Tree) => unwrap(client.api["decision-trees"]({ id: tree.id }).put(tree)),
    onSuccess: renewTrees,
  });
}

export function useDeleteTree() {
  return useMutation({
    mutationFn: (id: string) => unwrap(client.api["decision-trees"]({ id }).delete()),
    onSuccess: renewTrees,
  });
}

/** Saves the document as the server writes it. */
export async function exportTree(tree: Tree): Promise<void> {
  const path = `/api/decision-trees/${encodeURIComponent(tree.id)}/export`;
  saveFile(fileName(tree.name), await readText(path), "application/json");
}

function renewTrees(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.trees });
}

function fileName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
  return `${plain || "decision-tree"}.json`;
}
