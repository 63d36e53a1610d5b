import { ArrowRight } from "lucide-react";
import type { TranscriptMessage } from "../../api/live-messages.ts";
import { messages } from "../../messages/index.ts";
import { conditionName } from "../../messages/intents.ts";

/** The node at which something was said and, of a reply, the condition that decided where to go on. */
export function WhereSaid({ metadata }: Pick<TranscriptMessage, "metadata">) {
  const { nodeTitle, condition } = metadata ?? {};
  if (!nodeTitle && condition === undefined) return null;
  return (
    <span className="inline-flex min-w-0 max-w-72 items-center gap-1">
      {nodeTitle && <span className="truncate">{nodeTitle}</span>}
      {condition !== undefined && (
        <>
          <ArrowRight aria-hidden="true" className="size-3 shrink-0" />
          <span className="sr-only">{messages().calls.decidedBy}</span>
          <span title={condition} className="truncate font-medium">
            {conditionName(condition)}
          </span>
        </>
      )}
    </span>
  );
}
