import { compareTrees } from "@rufbaum/tree/editing";
import { useAtomValue } from "jotai";
import { useDeferredValue, useMemo } from "react";
import { useVersion } from "../../../api/tree-versions.ts";
import { treeAtom } from "../editor/editing.ts";
import { type Publication, publicationAtom } from "../editor/publication.ts";

export type PublicationState =
  | { state: "unknown" | "never" }
  | { state: "same" | "differs"; publication: Publication };

/** How the open tree stands to what was published of it last. */
export function usePublication(treeId: string): PublicationState {
  const publication = useAtomValue(publicationAtom);
  const isKnown = !publication || publication.tree !== null;
  const { data: version } = useVersion(treeId, isKnown ? null : publication.number);
  const published = publication?.tree ?? version?.tree ?? null;
  const tree = useDeferredValue(useAtomValue(treeAtom));
  const isSame = useMemo(
    () => tree !== null && published !== null && compareTrees(published, tree).isSame,
    [published, tree],
  );
  if (!publication) return { state: "never" };
  if (!published) return { state: "unknown" };
  return { state: isSame ? "same" : "differs", publication };
}
