import type { SimulationResult } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { useMemo, useState } from "react";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { FlowEdges } from "./flow-edges.tsx";
import { flowMap } from "./flow-map.ts";
import { FlowNodeButton } from "./flow-node.tsx";
import { NodeFigures } from "./node-figures.tsx";
import { pairOf } from "./pair-of.ts";
import { useWidth } from "./use-width.ts";

const texts = resultTexts;

/** The tree with lines as wide as many conversations went them, red where they failed. */
export function FlowView({
  tree,
  result,
  path,
}: {
  tree: Tree;
  result: SimulationResult;
  /** The way to light, by node ids. */
  path: readonly string[] | null;
}) {
  const [frame, room] = useWidth();
  const map = useMemo(() => flowMap(tree, result, room), [tree, result, room]);
  const [pointed, point] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const shown = pointed ?? chosen;
  const lit = useMemo(() => (path ? litBy(path) : null), [path]);
  return (
    <div ref={frame} className="min-w-0">
      <section aria-label={texts().flowOf(tree.name)} className="overflow-x-auto bg-base">
        {room > 0 && (
          <div className="relative mx-auto" style={{ width: map.width, height: map.height }}>
            <FlowEdges map={map} shown={shown} lit={lit?.pairs ?? null} />
            {map.nodes.map((node) => (
              <FlowNodeButton
                key={node.id}
                node={node}
                width={map.nodeWidth}
                totalRuns={result.totalRuns}
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
          {texts().flowPart(formats().whole(map.nodes.length), formats().whole(tree.nodes.length))}
        </p>
      )}
      <NodeFigures tree={tree} result={result} nodeId={shown} />
    </div>
  );
}

function litBy(path: readonly string[]) {
  const pairs = path.slice(1).map((id, index) => pairOf(path[index] ?? "", id));
  return { nodes: new Set(path), pairs: new Set(pairs) };
}
