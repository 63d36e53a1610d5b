import type { Tree } from "@rufbaum/tree";
import type { Weights } from "@rufbaum/tree/drawing";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { FlowPicture } from "../../../../drawing/flow-picture.tsx";
import { CallsAtNode } from "./calls-at-node.tsx";

const texts = () => campaignViewsTexts().flow;

/** The tree with lines as wide as many calls went them. */
export function CallsFlow({ tree, traffic }: { tree: Tree; traffic: Weights }) {
  const { whole } = formats();
  return (
    <FlowPicture
      tree={tree}
      weights={traffic}
      path={null}
      label={texts().title}
      labelOf={({ node, weight }) => texts().atNode(node.title, whole(weight?.runs ?? 0))}
      partOf={(drawn, all) => texts().part(whole(drawn), whole(all))}
    >
      {(nodeId) => <CallsAtNode tree={tree} traffic={traffic} nodeId={nodeId} />}
    </FlowPicture>
  );
}
