import { useAtom, useAtomValue } from "jotai";
import { type RefObject, useEffect } from "react";
import { nodeEditorAtom, viewportAtom } from "../editor/view.ts";
import { followingAtom } from "./watch-atoms.ts";

/** Pixels that a pressed pointer may tremble before it moves the canvas. */
const TREMBLES = 4;

/**
 * The view goes along with a node while that is wanted and nobody edits one. Whoever moves the canvas,
 * or takes hold of a card, looks elsewhere from then on. `card` lies over the canvas.
 */
export function useFollow(nodeId: string | null, card: RefObject<HTMLElement | null>): void {
  const [isFollowing, setFollowing] = useAtom(followingAtom);
  const view = useAtomValue(viewportAtom)?.current ?? null;
  const isEditing = useAtomValue(nodeEditorAtom) !== null;

  useEffect(() => {
    if (!isFollowing || isEditing || nodeId === null || !view) return;
    view.followNode(nodeId, card.current?.getBoundingClientRect() ?? null);
  }, [isFollowing, isEditing, nodeId, view, card]);

  useEffect(() => {
    if (!isFollowing) return;
    return whenMoved(() => setFollowing(false));
  }, [isFollowing, setFollowing]);
}

/** Calls back when somebody moves the canvas by hand, or a card on it. @returns what ends that */
function whenMoved(moved: () => void): () => void {
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  let pressedAt: { x: number; y: number } | null = null;
  const isOnCanvas = ({ target }: Event) =>
    target instanceof Element &&
    target.closest(".react-flow") !== null &&
    !target.closest("button");
  window.addEventListener("wheel", (event) => isOnCanvas(event) && moved(), options);
  window.addEventListener(
    "pointerdown",
    (event) => {
      pressedAt = isOnCanvas(event) ? { x: event.clientX, y: event.clientY } : null;
    },
    options,
  );
  window.addEventListener(
    "pointermove",
    ({ clientX, clientY, buttons }) => {
      if (!pressedAt || buttons === 0) return;
      const way = Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y);
      if (way > TREMBLES) moved();
    },
    options,
  );
  return () => end.abort();
}
