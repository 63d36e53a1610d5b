import type { Tree, TreeNode } from "@rufbaum/tree";
import { cardBox, type DrawnEdge } from "@rufbaum/tree/drawing";
import { graphOf } from "@rufbaum/tree/graph";
import { getSmoothStepPath, Position, useStore, ViewportPortal } from "@xyflow/react";
import { messages } from "../../../messages/index.ts";
import type { CanvasComparison } from "../editor/view.ts";

/** What another version had and the shown tree has no more, in its old place. */
export function Shadows({ comparison }: { comparison: CanvasComparison }) {
  const { before, removed } = comparison;
  // Where a card is shown now: an edge that is gone ends at the cards as they stand.
  const places = useStore(({ nodeLookup }) => nodeLookup);
  return (
    <ViewportPortal>
      <div className="pointer-events-none">
        <svg className="absolute overflow-visible" width={1} height={1} aria-hidden="true">
          {removed.edges.map((edge) => (
            <path
              key={edge.id}
              d={pathOf(before, edge, (id) => places.get(id)?.position)}
              className="fill-none stroke-failure/70"
              strokeWidth={2}
              strokeDasharray="4 5"
            />
          ))}
        </svg>
        {removed.nodes.map((node) => (
          <Shadow key={node.id} node={node} height={cardBox(before, node).height} />
        ))}
      </div>
    </ViewportPortal>
  );
}

function Shadow({ node, height }: { node: TreeNode; height: number }) {
  const { x, y } = node.position;
  return (
    <div
      className="absolute w-60 rounded-xl border-2 border-failure/70 border-dashed bg-failure-soft/70 px-3.5 pt-2"
      style={{ transform: `translate(${x}px, ${y}px)`, height }}
    >
      <p className="font-medium text-12 text-failure">{messages().editor.marks.removed}</p>
      <p className="truncate font-semibold text-14">{node.title}</p>
    </div>
  );
}

type PlaceOf = (nodeId: string) => { x: number; y: number } | undefined;

function pathOf(tree: Tree, edge: DrawnEdge, placeNow: PlaceOf): string {
  const { node } = graphOf(tree);
  const [source, target] = [node(edge.source), node(edge.target)];
  if (!source || !target) return "";
  const { ports } = cardBox(tree, source);
  const from = edge.conditionId === null ? ports.out : ports.conditions[edge.conditionId];
  const to = cardBox(tree, target).ports.in;
  if (!from || !to) return "";
  const [a, b] = [placeNow(source.id) ?? source.position, placeNow(target.id) ?? target.position];
  const [path] = getSmoothStepPath({
    sourceX: a.x + from.x,
    sourceY: a.y + from.y,
    sourcePosition: Position.Right,
    targetX: b.x + to.x,
    targetY: b.y + to.y,
    targetPosition: Position.Left,
    borderRadius: 10,
    offset: 24,
  });
  return path;
}
