import { memo } from "react";
import type { PathNode } from "../../api/live-messages.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { KindIcon } from "../trees/kind-icon.tsx";
import { NodeChip } from "../trees/node-chip.tsx";

/** Nodes before the last one that are shown, by their icons alone. */
const SHOWN_BEFORE = 6;

/** The way of a call in one line: where it has been, and by name where it is. */
export const PathChips = memo(function PathChips({ path }: { path: readonly PathNode[] }) {
  const last = path.at(-1);
  if (!last) return null;
  const before = path.slice(-SHOWN_BEFORE - 1, -1);
  const unseen = path.length - 1 - before.length;
  return (
    <ol aria-label={liveCallsTexts().path} className="flex h-5 min-w-0 items-center gap-1">
      {unseen > 0 && (
        <li className="text-12 text-muted figures">
          <span aria-hidden="true">+{unseen}</span>
          <span className="sr-only">{liveCallsTexts().earlierNodes(unseen)}</span>
        </li>
      )}
      {before.map((step, index) => (
        <li key={index} className="flex shrink-0 items-center">
          <PastNode step={step} />
        </li>
      ))}
      <li key={`${path.length} ${last.nodeId}`} className="flex min-w-0 animate-said">
        <NodeChip kind={last.nodeKind ?? "message"} title={last.nodeTitle} />
      </li>
    </ol>
  );
});

function PastNode({ step }: { step: PathNode }) {
  const kind = step.nodeKind ?? "message";
  return (
    <span
      title={step.nodeTitle}
      data-kind={kind}
      className="flex size-5 items-center justify-center rounded-md bg-kind/12 text-kind-ink"
    >
      <KindIcon kind={kind} className="size-3" />
      <span className="sr-only">{step.nodeTitle}</span>
    </span>
  );
}
