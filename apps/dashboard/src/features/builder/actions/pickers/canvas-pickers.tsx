import { useAtom, useAtomValue, useStore } from "jotai";
import { useEffect, useMemo, useRef } from "react";
import { treeAtom } from "../../editor/editing.ts";
import { connectingAtom, foundAtom } from "../../editor/view.ts";
import { pickerAtom } from "../ui-atoms.ts";
import { AddPicker } from "./add-picker.tsx";
import { ConnectPicker } from "./connect-picker.tsx";
import { WayPicker } from "./way-picker.tsx";
import { waysToChoose } from "./ways.ts";

/** The lists in which the keyboard adds and connects nodes. */
export function CanvasPickers() {
  const [picker, setPicker] = useAtom(pickerAtom);
  const tree = useAtomValue(treeAtom);
  const [connecting, setConnecting] = useAtom(connectingAtom);
  const { close, leave } = useClosing();
  const isChoosingWay =
    picker?.kind === "connect" &&
    !picker.isWayChosen &&
    tree !== null &&
    waysToChoose(tree, picker.nodeId).length > 0;
  const source = picker?.kind === "connect" && !isChoosingWay ? picker : null;
  const { nodeId = null, conditionId = null } = source ?? {};

  // The canvas shows the possible targets as in connection mode, and ends it as ever.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = false;
    if (nodeId !== null) setConnecting({ nodeId, conditionId });
  }, [nodeId, conditionId, setConnecting]);
  useEffect(() => {
    if (nodeId === null) return;
    if (connecting) isShown.current = true;
    else if (isShown.current) close();
  }, [connecting, nodeId, close]);

  if (!picker) return null;
  return (
    <div data-connect-choice="" className="absolute top-12 left-3 z-20">
      {picker.kind === "add" && <AddPicker near={picker.near} onClose={close} onLeave={leave} />}
      {picker.kind === "connect" && isChoosingWay && (
        <WayPicker
          nodeId={picker.nodeId}
          onPick={(chosen) => setPicker({ ...picker, conditionId: chosen, isWayChosen: true })}
          onClose={close}
          onLeave={leave}
        />
      )}
      {source && (
        <ConnectPicker key={source.conditionId} source={source} onClose={close} onLeave={leave} />
      )}
    </div>
  );
}

/** The list closes: with Escape all is as it was; after a press elsewhere the canvas goes on. */
function useClosing(): { close(): void; leave(): void } {
  const store = useStore();
  const isOpen = useAtomValue(pickerAtom) !== null;
  const opener = useRef<Element | null>(null);
  if (!isOpen) opener.current = null;
  else opener.current ??= document.activeElement;
  return useMemo(() => {
    function leave(): void {
      store.set(pickerAtom, null);
      store.set(foundAtom, null);
    }
    function close(): void {
      leave();
      store.set(connectingAtom, null);
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    }
    return { close, leave };
  }, [store]);
}
