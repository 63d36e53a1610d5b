import { Turtle } from "lucide-react";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { NodeChip } from "../../trees/node-chip.tsx";
import type { ChatLineOf } from "./chat/lines.ts";
import type { LineContext } from "./line-context.ts";
import { ShowsNode } from "./shows-node.tsx";

export function AgentLine({
  line,
  isFirstOfNode,
  context,
}: {
  line: ChatLineOf<"agent">;
  isFirstOfNode: boolean;
  context: LineContext;
}) {
  const { nodeId, text, heard, isSlow } = line;
  const node = context.node(nodeId);
  return (
    <ShowsNode
      id={nodeId}
      context={context}
      className="flex w-fit max-w-[88%] flex-col items-start gap-1"
    >
      <span className="sr-only">{testChatTexts().agent}</span>
      {isFirstOfNode && node && <NodeChip kind={node.type} title={node.title} />}
      <p className="rounded-xl rounded-tl-sm bg-accent-soft px-3 py-2 text-14 whitespace-pre-line [overflow-wrap:anywhere]">
        {heard !== null && text.startsWith(heard) ? (
          <>
            {heard}
            <s className="text-muted">{text.slice(heard.length)}</s>
          </>
        ) : (
          text
        )}
      </p>
      {isSlow && (
        <span className="flex items-center gap-1 text-12 text-muted">
          <Turtle aria-hidden="true" className="size-3.5" />
          {testChatTexts().slower}
        </span>
      )}
    </ShowsNode>
  );
}
