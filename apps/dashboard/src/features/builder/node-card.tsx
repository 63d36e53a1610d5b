import type { TreeNode } from "@rufbaum/tree";
import { ArrowRight, Radio, TriangleAlert } from "lucide-react";
import { messages } from "../../messages/index.ts";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { NodeChip } from "../trees/node-chip.tsx";
import { KIND_LOOKS } from "../trees/node-kinds.ts";
import { type OutlineEntry, textOf, type Way } from "./outline.ts";

const texts = messages.tree;

/** A node with what it says and where its ways lead. */
export function NodeCard({ entry, isCurrent }: { entry: OutlineEntry; isCurrent: boolean }) {
  const { node, ways, isUnreached } = entry;
  const look = KIND_LOOKS[node.type];
  const text = textOf(node);
  const footer = footerOf(node);
  return (
    <li
      id={anchorOf(node.id)}
      tabIndex={-1}
      className={classNames(
        "relative scroll-mt-24 overflow-hidden rounded-xl border bg-surface pl-[3px] transition-colors target:border-ring",
        isCurrent ? "border-live" : "border-line",
      )}
    >
      <span
        aria-hidden="true"
        className={classNames("absolute inset-y-0 left-0 w-[3px]", look.bar)}
      />
      <div className="px-4 py-3">
        <div className="flex items-center gap-1.5 text-12">
          <look.icon aria-hidden="true" className={classNames("size-3.5", look.ink)} />
          <span className={classNames("font-medium", look.ink)}>{texts.kinds[node.type]}</span>
          {footer && <span className="truncate text-muted">· {footer}</span>}
          <span className="ml-auto flex gap-1.5">
            {isCurrent && (
              <Badge tone="success" icon={<Radio />}>
                {messages.calls.live}
              </Badge>
            )}
            {isUnreached && (
              <Badge tone="warning" icon={<TriangleAlert />}>
                {texts.unreached}
              </Badge>
            )}
          </span>
        </div>
        <h3 className="mt-1 font-semibold text-14 [overflow-wrap:anywhere]">{node.title}</h3>
        {text && (
          <p className="mt-1 text-13 whitespace-pre-line text-muted [overflow-wrap:anywhere]">
            {text}
          </p>
        )}
      </div>
      {ways.length > 0 && (
        <ul className="border-t border-line bg-base/60 px-4 py-1.5">
          {ways.map((way) => (
            <WayRow key={way.id} way={way} />
          ))}
        </ul>
      )}
    </li>
  );
}

function WayRow({ way }: { way: Way }) {
  const { target } = way;
  return (
    <li className="flex min-h-7 items-center gap-2 text-13">
      <span
        className={classNames(
          "max-w-[50%] truncate",
          way.kind === "condition" ? "font-medium" : "text-muted",
        )}
      >
        {wordOf(way)}
      </span>
      <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
      {target ? (
        <a
          href={`#${anchorOf(target.id)}`}
          aria-label={texts.goTo(target.title)}
          className="min-w-0 rounded-md hover:brightness-95 dark:hover:brightness-125"
        >
          <NodeChip kind={target.type} title={target.title} />
        </a>
      ) : (
        <span className="text-warning">{texts.leadsNowhere}</span>
      )}
    </li>
  );
}

function wordOf({ kind, condition }: Way): string {
  switch (kind) {
    case "condition":
      return condition ?? "";
    case "otherwise":
      return texts.otherwise;
    case "failed":
      return texts.onFailure;
    case "next":
      return texts.next;
  }
}

/** What matters to the kind, in a few words. */
function footerOf(node: TreeNode): string | null {
  switch (node.type) {
    case "message":
      return texts.footers.message;
    case "decision":
      return texts.footers.decision;
    case "objection":
      return texts.footers.objection;
    case "input":
      return node.input ? texts.stores(node.input.variable) : null;
    case "action":
      return node.action ? (texts.actions[node.action.kind] ?? null) : null;
    case "end":
      return node.outcome ? (messages.calls.outcomes[node.outcome] ?? node.outcome) : null;
    default:
      return null;
  }
}

function anchorOf(nodeId: string): string {
  return `node-${nodeId}`;
}
