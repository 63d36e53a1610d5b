import type { ReactNode } from "react";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { LineContext } from "./line-context.ts";

/** Something that was said at a node: a click anywhere on it shows the node on the canvas. */
export function ShowsNode({
  id,
  context,
  className,
  children,
}: {
  id: string | null;
  context: LineContext;
  className?: string;
  children: ReactNode;
}) {
  const node = context.node(id);
  return (
    <div className={classNames("relative min-w-0", className)}>
      {children}
      {node && (
        <button
          type="button"
          aria-label={testChatTexts().goToNode(node.title)}
          className="absolute inset-0 rounded-xl"
          onClick={() => context.showNode(node.id)}
        />
      )}
    </div>
  );
}
