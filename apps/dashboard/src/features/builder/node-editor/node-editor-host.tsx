import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { nodeEditorAtom } from "../editor/view.ts";

const NodeEditor = lazy(async () => ({ default: (await import("./node-editor.tsx")).NodeEditor }));

/** Loads the node editor when a node is opened for the first time. */
export function NodeEditorHost() {
  const isOpen = useAtomValue(nodeEditorAtom) !== null;
  if (!isOpen) return null;
  return (
    <Suspense>
      <NodeEditor />
    </Suspense>
  );
}
