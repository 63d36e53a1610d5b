import type { SimulationResult } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { useMemo } from "react";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { FlowPicture } from "../../drawing/flow-picture.tsx";
import { NodeChip } from "../../trees/node-chip.tsx";
import { flowOf } from "./flow-of.ts";
import { NodeFigures } from "./node-figures.tsx";
import { worstNodes } from "./worst-nodes.ts";

const texts = resultTexts;

/** The tree with lines as wide as many simulated conversations went them, red where they failed. */
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
  const { whole, percent } = formats();
  const weights = useMemo(() => flowOf(result), [result]);
  const worst = useMemo(() => worstNodes(tree, result), [tree, result]);
  return (
    <>
      {worst.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 pb-3 text-12">
          <h4 className="text-muted">{texts().worst}</h4>
          <ol className="flex flex-wrap gap-x-4 gap-y-1.5">
            {worst.map(({ node, share, failures, runs }) => (
              <li key={node.id} className="flex min-w-0 items-center gap-1.5">
                <NodeChip kind={node.type} title={node.title} />
                <span className="text-failure figures">
                  {texts().worstShare(percent(share * 100), whole(failures), whole(runs))}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <FlowPicture
        tree={tree}
        weights={weights}
        path={path}
        label={texts().flowOf(tree.name)}
        labelOf={({ node, weight }) =>
          texts().nodeFigures(node.title, whole(weight?.runs ?? 0), whole(weight?.failures ?? 0))
        }
        partOf={(drawn, all) => texts().flowPart(whole(drawn), whole(all))}
      >
        {(nodeId) => <NodeFigures tree={tree} result={result} nodeId={nodeId} />}
      </FlowPicture>
    </>
  );
}
