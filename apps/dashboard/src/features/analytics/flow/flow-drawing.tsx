import type { Tree } from "@rufbaum/tree";
import { type ReactNode, useMemo, useState } from "react";
import { FlowEdges } from "./flow-edges.tsx";
import { type FlowNode, type FlowTraffic, flowMap } from "./flow-map.ts";
import { FlowNodeButton } from "./flow-node.tsx";
import { pairOf } from "./pair-of.ts";
import { useWidth } from "./use-width.ts";

/** A tree with lines as wide as many went them, red where they failed. */
export function FlowDrawing({
  tree,
  traffic,
  path,
  label,
  labelOf,
  partOf,
  children,
}: {
  tree: Tree;
  traffic: FlowTraffic;
  /** The way to light, by node ids. */
  path: readonly string[] | null;
  label: string;
  /** How a node is read out. */
  labelOf(node: FlowNode): string;
  /** Said where not all nodes are drawn. */
  partOf(drawn: number, all: number): string;
  /** Below, about the node that is pointed at or was chosen. */
  children(nodeId: string | null): ReactNode;
}) {
  const [frame, room] = useWidth();
  const map = useMemo(() => flowMap(tree, traffic, room), [tree, traffic, room]);
  const [pointed, point] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const shown = pointed ?? chosen;
  const lit = useMemo(() => (path ? litBy(path) : null), [path]);
  return (
    <div ref={frame} className="min-w-0">
      <section aria-label={label} className="overflow-x-auto bg-base">
        {room > 0 && (
          <div className="relative mx-auto" style={{ width: map.width, height: map.height }}>
            <FlowEdges map={map} shown={shown} lit={lit?.pairs ?? null} />
            {map.nodes.map((node) => (
              <FlowNodeButton
                key={node.id}
                node={node}
                label={labelOf(node)}
                width={map.nodeWidth}
                totalRuns={traffic.totalRuns}
                isChosen={node.id === chosen}
                isFaded={lit !== null && !lit.nodes.has(node.id)}
                onPoint={point}
                onChoose={() => choose(node.id === chosen ? null : node.id)}
              />
            ))}
          </div>
        )}
      </section>
      {map.nodes.length < tree.nodes.length && (
        <p className="px-4 pt-3 text-12 text-muted figures">
          {partOf(map.nodes.length, tree.nodes.length)}
        </p>
      )}
      {children(shown)}
    </div>
  );
}

function litBy(path: readonly string[]) {
  const pairs = path.slice(1).map((id, index) => pairOf(path[index] ?? "", id));
  return { nodes: new Set(path), pairs: new Set(pairs) };
}
