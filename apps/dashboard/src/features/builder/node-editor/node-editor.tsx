import { graphOf } from "@rufbaum/tree/graph";
import { useAtom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { treeAtom } from "../editor/editing.ts";
import { nodeEditorAtom } from "../editor/view.ts";
import { NodeDialog } from "./node-dialog.tsx";
import { draftOf, newDraft } from "./node-draft.ts";

/** The dialog of the node that is open, as the tree had it when it was opened. */
export function NodeEditor() {
  const [opened, setOpened] = useAtom(nodeEditorAtom);
  const tree = useAtomValue(treeAtom);
  // Not on the tree: others' edits must not reset what is being typed
  const initial = useMemo(() => {
    if (!opened || !tree) return null;
    if ("kind" in opened) return newDraft(opened.kind, opened.position);
    const node = graphOf(tree).node(opened.nodeId);
    return node && draftOf(tree, node);
  }, [opened]);
  if (!opened || !tree || !initial) return null;
  const key = "nodeId" in opened ? opened.nodeId : "new";
  return <NodeDialog key={key} tree={tree} initial={initial} onClose={() => setOpened(null)} />;
}
