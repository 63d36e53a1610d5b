import type { Tree } from "@rufbaum/tree";
import { type DrawnNode, drawCompact, marksOf, type Weights } from "@rufbaum/tree/drawing";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { TreePicture } from "./tree-picture.tsx";
import { useWidth } from "./use-width.ts";

/** A tree with lines as wide as many went them, red where they failed. */
export function FlowPicture({
  tree,
  weights,
  path,
  label,
  labelOf,
  partOf,
  children,
}: {
  tree: Tree;
  weights: Weights;
  /** The way to light, by node ids. */
  path: readonly string[] | null;
  label: string;
  /** How a node is read out. */
  labelOf(node: DrawnNode): string;
  /** Said where not all nodes are drawn. */
  partOf(drawn: number, all: number): string;
  /** Below, about the node that is pointed at or was chosen. */
  children(nodeId: string | null): ReactNode;
}) {
  const [frame, room] = useWidth();
  const drawing = useMemo(() => drawCompact(tree, weights, room), [tree, weights, room]);
  const marks = useMemo(() => path && marksOf(drawing.ways, [path]), [drawing, path]);
  const [pointed, point] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useCallback((id: string) => setChosen((now) => (now === id ? null : id)), []);
  const shown = pointed ?? chosen;
  const { width, height } = drawing.bounds;
  return (
    <div ref={frame} className="min-w-0">
      <section aria-label={label} className="overflow-x-auto bg-base">
        {room > 0 && (
          <TreePicture
            drawing={drawing}
            marks={marks}
            choice={{ shown, chosen, labelOf, point, choose }}
            textSize={12}
            className="relative mx-auto overflow-hidden"
            style={{ width, height }}
          />
        )}
      </section>
      {drawing.nodes.length < tree.nodes.length && (
        <p className="px-4 pt-3 text-12 text-muted figures">
          {partOf(drawing.nodes.length, tree.nodes.length)}
        </p>
      )}
      {children(shown)}
    </div>
  );
}
