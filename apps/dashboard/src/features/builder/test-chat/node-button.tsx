import { messages } from "../../../messages/index.ts";
import { NodeChip } from "../../trees/node-chip.tsx";
import type { LineContext } from "./chat-lines.tsx";

/** A node's chip that shows it on the canvas; nothing if there is no such node. */
export function NodeButton({ id, context }: { id: string | null; context: LineContext }) {
  const node = context.node(id);
  if (!node) return null;
  return (
    <button
      type="button"
      aria-label={messages.testChat.goToNode(node.title)}
      className="inline-flex max-w-full min-w-0 rounded-md hover:brightness-95 dark:hover:brightness-125"
      onClick={() => context.showNode(node.id)}
    >
      <NodeChip kind={node.type} title={node.title} />
    </button>
  );
}
