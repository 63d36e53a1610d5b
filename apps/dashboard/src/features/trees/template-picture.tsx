import { drawPlaced } from "@rufbaum/tree/drawing";
import type { TreeTemplate } from "@rufbaum/tree/templates";
import { memo } from "react";

/** Room around the drawing, and how round its cards are, in its own pixels. */
const EDGE = 60;
const ROUND = 40;

/** The tree as small as a stamp: its cards in the hues of their kinds, and the ways between them. */
export const TemplatePicture = memo(function TemplatePicture({ tree }: { tree: TreeTemplate }) {
  const { bounds, nodes, ways } = drawPlaced({
    ...{ id: "", name: "", isActive: false, createdAt: "" },
    ...tree,
  });
  const box = [bounds.x - EDGE, bounds.y - EDGE, bounds.width + 2 * EDGE, bounds.height + 2 * EDGE];
  return (
    <svg aria-hidden="true" viewBox={box.join(" ")} className="size-full">
      {ways.map(({ id, path }) => (
        <path
          key={id}
          d={path}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-line-strong"
        />
      ))}
      {nodes.map(({ id, node, x, y, width, height }) => (
        <rect
          key={id}
          data-kind={node.type}
          {...{ x, y, width, height }}
          rx={ROUND}
          className="fill-kind"
        />
      ))}
    </svg>
  );
});
