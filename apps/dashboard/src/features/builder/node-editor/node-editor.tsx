import { graphOf } from "@rufbaum/tree/graph";
import { useAtom, useAtomValue, useStore } from "jotai";
import { useEffect, useMemo } from "react";
import { treeAtom } from "../editor/editing.ts";
import { nodeEditorAtom } from "../editor/view.ts";
import { NodeDialog } from "./node-dialog.tsx";
import { draftOf, newDraft } from "./node-draft.ts";

/** The dialog of the node that is open, as the tree had it when it was opened. */
export function NodeEditor() {
  const [target, setTarget] = useAtom(nodeEditorAtom);
  const tree = useAtomValue(treeAtom);
  const store = useStore();
  const opened = useMemo(() => {
    // Read once: what others change meanwhile must not reset what is being typed.
    const now = store.get(treeAtom);
    if (!target || !now) return null;
    if ("kind" in target) return newDraft(target.kind, target.position);
    const node = graphOf(now).node(target.nodeId);
    return node && draftOf(now, node);
  }, [target, store]);
  const isGone = target !== null && opened === null;
  useEffect(() => {
    if (isGone) setTarget(null);
  }, [isGone, setTarget]);
  if (!target || !tree || !opened) return null;
  const key = "nodeId" in target ? target.nodeId : "new";
  return <NodeDialog key={key} tree={tree} opened={opened} onClose={() => setTarget(null)} />;
}
