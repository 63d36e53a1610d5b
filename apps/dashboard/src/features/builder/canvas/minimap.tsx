import { specOf } from "@rufbaum/tree/graph";
import { MiniMap } from "@xyflow/react";
import { messages } from "../../../messages/index.ts";
import type { FlowNode } from "./flow-nodes.ts";

/** The whole tree in small, to see where one is and to go elsewhere. */
export function Minimap() {
  return (
    <MiniMap<FlowNode>
      pannable
      zoomable
      ariaLabel={messages().canvas.minimap}
      nodeColor={(node) =>
        node.type === "card" ? specOf(node.data.node).face.hue : "var(--line-strong)"
      }
      nodeStrokeWidth={0}
      nodeBorderRadius={16}
      maskColor="color-mix(in srgb, var(--base) 70%, transparent)"
      className="!bottom-14 overflow-hidden rounded-lg border border-line !bg-surface"
    />
  );
}
