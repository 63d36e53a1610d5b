import type { TreeNode } from "@rufbaum/tree";
import { type CardBox, cardBoxes, type DrawnEdge, edgeEnds, edgePath } from "@rufbaum/tree/drawing";
import { graphOf } from "@rufbaum/tree/graph";
import { useStore, ViewportPortal } from "@xyflow/react";
import { useMemo } from "react";
import { messages } from "../../../messages/index.ts";
import type { CanvasComparison } from "../editor/view.ts";

/** What another version had and the shown tree has no more, in its old place. */
export function Shadows({ comparison }: { comparison: CanvasComparison }) {
  const { before, removed } = comparison;
  // Where a card is shown now: an edge that is gone ends at the cards as they stand.
  const places = useStore(({ nodeLookup }) => nodeLookup);
  const boxes = useMemo(() => cardBoxes(before), [before]);
  const placeOf = (id: string) => places.get(id)?.position ?? graphOf(before).node(id)?.position;
  return (
    <ViewportPortal>
      <div className="pointer-events-none">
        <svg className="absolute overflow-visible" width={1} height={1} aria-hidden="true">
          {removed.edges.map((edge) => (
            <path
              key={edge.id}
              d={pathOf(edge, boxes, placeOf)}
              className="fill-none stroke-failure/70"
              strokeWidth={2}
              strokeDasharray="4 5"
            />
          ))}
        </svg>
        {removed.nodes.map((node) => (
          <Shadow key={node.id} node={node} height={boxes.get(node.id)?.height} />
        ))}
      </div>
    </ViewportPortal>
  );
}

function Shadow({ node, height }: { node: TreeNode; height: number | undefined }) {
  const { x, y } = node.position;
  return (
    <div
      className="absolute w-(--card-width) rounded-(--card-round) border-2 border-failure/70 border-dashed bg-failure-soft/70 px-3.5 pt-2"
      style={{ transform: `translate(${x}px, ${y}px)`, height }}
    >
      <p className="font-medium text-12 text-failure">{messages().editor.marks.removed}</p>
      <p className="truncate font-semibold text-14">{node.title}</p>
    </div>
  );
}

function pathOf(
  edge: DrawnEdge,
  boxes: ReadonlyMap<string, CardBox>,
  placeOf: Parameters<typeof edgeEnds>[2],
): string {
  const ends = edgeEnds(edge, boxes, placeOf);
  return ends ? edgePath(ends.from, ends.to, edge.turn) : "";
}
