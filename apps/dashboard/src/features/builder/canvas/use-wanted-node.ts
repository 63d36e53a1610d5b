import { useAtom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { wantedNodeAtom } from "../../../app/selection.ts";
import { treeAtom } from "../editor/editing.ts";
import { viewportAtom } from "../editor/view.ts";

/** Shows the node that another page named, once its tree is on the canvas. */
export function useWantedNode(): void {
  const [wanted, want] = useAtom(wantedNodeAtom);
  const treeId = useAtomValue(treeAtom)?.id ?? null;
  const view = useAtomValue(viewportAtom)?.current ?? null;
  useEffect(() => {
    if (!wanted || !view || treeId !== wanted.treeId) return;
    view.focusNode(wanted.nodeId);
    want(null);
  }, [wanted, treeId, view, want]);
}
