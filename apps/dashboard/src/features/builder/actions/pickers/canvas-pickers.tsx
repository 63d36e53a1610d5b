import type { Point } from "@rufbaum/tree/editing";
import { useAtom, useAtomValue, useStore } from "jotai";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { coveredOf } from "../../../../ui/free-place.ts";
import { treeAtom } from "../../editor/editing.ts";
import { connectingAtom, foundAtom } from "../../editor/view.ts";
import { pickerAtom } from "../ui-atoms.ts";
import { AddPicker } from "./add-picker.tsx";
import { ConnectPicker } from "./connect-picker.tsx";
import { connectTargets } from "./connect-targets.ts";
import { WayPicker } from "./way-picker.tsx";
import { waysToChoose } from "./ways.ts";

/** The lists in which nodes are added and connected. */
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
  useLayoutEffect(() => {
    isShown.current = false;
    if (nodeId !== null) setConnecting({ nodeId, conditionId });
  }, [nodeId, conditionId, setConnecting]);
  useEffect(() => {
    if (nodeId === null) return;
    if (connecting) isShown.current = true;
    else if (isShown.current) close();
  }, [connecting, nodeId, close]);

  const at = picker?.kind === "connect" ? picker.at : undefined;
  const store = useStore();
  const isConnecting = connecting !== null;
  const place = useCallback(
    (list: HTMLElement | null) => {
      const now = store.get(treeAtom);
      if (!list || !now || nodeId === null) return;
      const hint = isConnecting ? document.querySelector("[data-connecting-hint]") : null;
      if (!at) {
        placeBelow(list, hint);
        return;
      }
      const targets = connectTargets(now, { nodeId, conditionId }, "");
      placeList(list, at, { targets: new Set(targets.map(({ id }) => id)), hint });
    },
    [at, nodeId, conditionId, isConnecting, store],
  );

  if (!picker) return null;
  return (
    <div
      data-connect-choice=""
      ref={place}
      className={at ? "fixed z-20" : "absolute top-12 left-3 z-20"}
    >
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

/** Room between the list and what it belongs to, and to the canvas's edge. */
const ROOM = 8;

/**
 * Puts the list where a line was let go, or about the card it goes out from, where it covers the least
 * of the cards it may lead to: these stay free to be clicked; all of it on the canvas, and below the hint
 * that says so at its upper edge.
 */
function placeList(
  list: HTMLElement,
  at: Point | { beside: string },
  { targets, hint }: { targets: ReadonlySet<string>; hint: Element | null },
): void {
  const canvas = document.querySelector(".react-flow")?.getBoundingClientRect();
  if (!canvas) return;
  const upper = (hint?.getBoundingClientRect().bottom ?? canvas.top) + ROOM;
  const { offsetWidth: width, offsetHeight: height } = list;
  const within = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(value, most));
  const boxes = ("beside" in at ? placesAbout(at.beside, { width, height, canvas }) : [at]).map(
    ({ x, y }) => {
      const left = within(x, canvas.left + ROOM, canvas.right - width - ROOM);
      const top = within(y, upper, canvas.bottom - height - ROOM);
      return { left, top, right: left + width, bottom: top + height };
    },
  );
  // Not all are shown as targets yet: the canvas may draw them after the list.
  const cards = [...document.querySelectorAll<HTMLElement>(".react-flow__node")]
    .filter(({ dataset }) => targets.has(dataset.id ?? ""))
    .map((card) => card.getBoundingClientRect());
  const covered = boxes.map((box) => coveredOf(box, cards));
  const best = boxes[covered.indexOf(Math.min(...covered))];
  if (!best) return;
  list.style.left = `${best.left}px`;
  list.style.top = `${best.top}px`;
}

/** A list that belongs to no place stands at the canvas's upper edge. */
function placeBelow(list: HTMLElement, hint: Element | null): void {
  const edge = list.offsetParent?.getBoundingClientRect().top;
  if (hint && edge !== undefined)
    list.style.top = `${hint.getBoundingClientRect().bottom - edge + ROOM}px`;
}

/** The places that are tried, the best liked first: below and above the card, beside it, and the corners. */
function placesAbout(
  nodeId: string,
  { width, height, canvas }: { width: number; height: number; canvas: DOMRect },
): Point[] {
  const selector = `.react-flow__node[data-id="${CSS.escape(nodeId)}"]`;
  const card = document.querySelector(selector)?.getBoundingClientRect();
  if (!card) return [];
  const below = card.bottom + ROOM;
  const above = card.top - height - ROOM;
  const heights = below + height + ROOM <= canvas.bottom ? [below, above] : [above, below];
  const corners = [canvas.left, canvas.right].flatMap((x) =>
    [canvas.bottom, canvas.top].map((y) => ({ x, y })),
  );
  return [
    ...heights.flatMap((y) => [
      { x: card.right - width, y },
      { x: card.left - width, y },
    ]),
    { x: card.left - width - ROOM, y: card.top },
    ...corners,
  ];
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
