import type { Tree } from "@rufbaum/tree";
import { atom } from "jotai";
import type { Draft } from "../../../api/trees.ts";
import { type ByTree, put } from "./by-tree.ts";
import { openTreeIdAtom } from "./editing.ts";

/** What was published of a tree last; `tree` where it is known to be the draft of that moment. */
export interface Publication {
  number: number;
  publishedAt: string;
  tree: Tree | null;
}

const publicationsAtom = atom<ByTree<Publication | null>>(new Map());

/** What was published of the open tree; `null`: nothing yet. */
export const publicationAtom = atom(
  (get) => get(publicationsAtom).get(get(openTreeIdAtom) ?? "") ?? null,
);

export function notePublication(treeId: string, publication: Publication): void {
  put(publicationsAtom, treeId, publication);
}

/** Takes over what a draft tells of its publication. */
export function notePublicationOf(
  treeId: string,
  { published, isPublished, tree }: Pick<Draft, "published" | "isPublished" | "tree">,
): void {
  const publication = published && { ...published, tree: isPublished ? tree : null };
  put(publicationsAtom, treeId, publication);
}
