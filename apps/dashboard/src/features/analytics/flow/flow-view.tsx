import type { SimulationResult } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { useMemo } from "react";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { FlowPicture } from "../../drawing/flow-picture.tsx";
import { flowOf } from "./flow-of.ts";
import { NodeFigures } from "./node-figures.tsx";

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
  const { whole } = formats();
  const weights = useMemo(() => flowOf(result), [result]);
  return (
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
  );
}
