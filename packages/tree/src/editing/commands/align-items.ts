import type { Tree } from "../../tree.ts";
import type { Edit } from "../edit.ts";
import { moveItems, type Point } from "./move-items.ts";

export type AlignEdge = "left" | "center" | "right" | "top" | "middle" | "bottom";

/** Where an item stands and how large it is drawn. */
export interface Box extends Point {
  id: string;
  width: number;
  height: number;
}

/** Brings boxes to one line. */
export function alignItems(tree: Tree, boxes: readonly Box[], edge: AlignEdge): Edit {
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const place: Record<AlignEdge, (box: Box) => Point> = {
    left: ({ y }) => ({ x: left, y }),
    center: ({ y, width }) => ({ x: (left + right - width) / 2, y }),
    right: ({ y, width }) => ({ x: right - width, y }),
    top: ({ x }) => ({ x, y: top }),
    middle: ({ x, height }) => ({ x, y: (top + bottom - height) / 2 }),
    bottom: ({ x, height }) => ({ x, y: bottom - height }),
  };
  return moveItems(tree, new Map(boxes.map((box) => [box.id, place[edge](box)])));
}

/** Makes the gaps between boxes equal; the outermost two stay. */
export function distributeItems(
  tree: Tree,
  boxes: readonly Box[],
  direction: "horizontal" | "vertical",
): Edit {
  const start = direction === "horizontal" ? "x" : "y";
  const size = direction === "horizontal" ? "width" : "height";
  const sorted = [...boxes].sort((a, b) => a[start] - b[start]);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last || sorted.length < 3) return moveItems(tree, new Map());
  const taken = sorted.reduce((sum, box) => sum + box[size], 0);
  const gap = (last[start] + last[size] - first[start] - taken) / (sorted.length - 1);
  let next = first[start];
  const places = new Map<string, Point>();
  for (const box of sorted) {
    places.set(box.id, { x: box.x, y: box.y, [start]: next });
    next += box[size] + gap;
  }
  return moveItems(tree, places);
}
