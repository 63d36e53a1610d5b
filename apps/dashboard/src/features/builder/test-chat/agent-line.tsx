import { messages } from "../../../messages/index.ts";
import type { LineOf } from "./chat/lines.ts";
import type { LineContext } from "./chat-lines.tsx";
import { NodeButton } from "./node-button.tsx";

const texts = messages.testChat;

export function AgentLine({
  line,
  isFirstOfNode,
  context,
}: {
  line: LineOf<"agent">;
  isFirstOfNode: boolean;
  context: LineContext;
}) {
  const { nodeId, text, heard } = line;
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="sr-only">{texts.agent}</span>
      {isFirstOfNode && <NodeButton id={nodeId} context={context} />}
      <button
        type="button"
        title={texts.goToNode(context.node(nodeId)?.title ?? nodeId)}
        className="max-w-[88%] rounded-xl rounded-tl-sm bg-accent-soft px-3 py-2 text-left text-14 whitespace-pre-line [overflow-wrap:anywhere]"
        onClick={() => context.showNode(nodeId)}
      >
        {heard !== null && text.startsWith(heard) ? (
          <>
            {heard}
            <s className="text-muted">{text.slice(heard.length)}</s>
          </>
        ) : (
          text
        )}
      </button>
    </div>
  );
}
