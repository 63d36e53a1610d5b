import type { Tree } from "@rufbaum/tree";
import { drawPlaced, marksOf } from "@rufbaum/tree/drawing";
import { graphOf } from "@rufbaum/tree/graph";
import { memo, useMemo } from "react";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { focusOn } from "./focus-on.ts";
import { TreePicture } from "./tree-picture.tsx";
import { useWidth } from "./use-width.ts";

const texts = liveCallsTexts;

const HEIGHT = 168;
/** The size in which titles can still be read in small. */
const TEXT_SIZE = 26;

/** The tree in small: the way of a call, and the node it stands at. The view goes along with it. */
export const PathMap = memo(function PathMap({
  tree,
  path,
  isOver,
}: {
  tree: Tree;
  path: readonly string[];
  isOver: boolean;
}) {
  const [frame, width] = useWidth();
  const drawing = useMemo(() => drawPlaced(tree), [tree]);
  const marks = useMemo(() => marksOf(drawing.ways, [path]), [drawing, path]);
  const current = path.at(-1) ?? null;
  // Beside the node it stands at, one sees where it came from and where it may go; at the end, all.
  const focus = isOver ? path : path.slice(-1);
  const { x, y, zoom } = focusOn(drawing, focus, { width, height: HEIGHT });
  return (
    <div
      ref={frame}
      role="img"
      aria-label={describe(tree, current, isOver)}
      style={{ height: HEIGHT }}
      className="relative shrink-0 overflow-hidden border-b border-line bg-base"
    >
      {width > 0 && (
        <TreePicture
          drawing={drawing}
          marks={marks}
          current={current}
          isOver={isOver}
          textSize={TEXT_SIZE}
          className="absolute top-0 left-0 origin-top-left font-medium transition-transform duration-180 ease-out motion-reduce:transition-none"
          style={{ transform: `translate(${x}px, ${y}px) scale(${zoom})` }}
        />
      )}
    </div>
  );
});

function describe(tree: Tree, nodeId: string | null, isOver: boolean): string {
  const at = nodeId === null ? null : graphOf(tree).node(nodeId);
  if (!at) return texts().mapNowhere(tree.name);
  return isOver ? texts().mapEnded(tree.name, at.title) : texts().mapAt(tree.name, at.title);
}
