import { getDefaultStore, useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { after } from "../../../api/runtime.ts";
import { chosenTreeAtom } from "../../../app/selection.ts";
import { openTreeIdAtom, treeAtom } from "../../builder/editor/editing.ts";
import { viewportAtom } from "../../builder/editor/view.ts";

/** Into the builder, to a node of a tree. */
export function useShowNode(): (treeId: string, nodeId: string) => void {
  const choose = useSetAtom(chosenTreeAtom);
  const [, go] = useLocation();
  return (treeId, nodeId) => {
    choose(treeId);
    go("/");
    focusWhenThere(treeId, nodeId);
  };
}

/** Milliseconds that a canvas may take to appear. */
const PATIENCE = 10_000;
/** Its size has to be known before it can be looked around on. */
const SETTLES = 200;

function focusWhenThere(treeId: string, nodeId: string): void {
  const store = getDefaultStore();
  let isDone = false;
  const end = () => {
    isDone = true;
    for (const stop of stops) stop();
  };
  const look = () => {
    const isThere =
      store.get(viewportAtom) && store.get(openTreeIdAtom) === treeId && store.get(treeAtom);
    if (isDone || !isThere) return;
    end();
    after(SETTLES, () => store.get(viewportAtom)?.current.focusNode(nodeId));
  };
  const stops = [
    store.sub(viewportAtom, look),
    store.sub(treeAtom, look),
    after(PATIENCE, () => end()),
  ];
  look();
}
