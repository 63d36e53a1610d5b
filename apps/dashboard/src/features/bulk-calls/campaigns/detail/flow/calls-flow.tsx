import type { Tree } from "@rufbaum/tree";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { FlowDrawing } from "../../../../analytics/flow/flow-drawing.tsx";
import type { FlowTraffic } from "../../../../analytics/flow/flow-map.ts";
import { CallsAtNode } from "./calls-at-node.tsx";

const texts = () => campaignViewsTexts().flow;

/** The tree with lines as wide as many calls went them. */
export function CallsFlow({ tree, traffic }: { tree: Tree; traffic: FlowTraffic }) {
  const { whole } = formats();
  return (
    <FlowDrawing
      tree={tree}
      traffic={traffic}
      path={null}
      label={texts().title}
      labelOf={({ title, runs }) => texts().atNode(title, whole(runs))}
      partOf={(drawn, all) => texts().part(whole(drawn), whole(all))}
    >
      {(nodeId) => <CallsAtNode tree={tree} traffic={traffic} nodeId={nodeId} />}
    </FlowDrawing>
  );
}
