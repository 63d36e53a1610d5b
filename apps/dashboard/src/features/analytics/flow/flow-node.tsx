import { X } from "lucide-react";
import { memo } from "react";
import { formats } from "../../../messages/formats.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { FlowNode } from "./flow-map.ts";
import { NODE_HEIGHT } from "./place-nodes.ts";
import { softHyphens } from "./soft-hyphens.ts";

/** Percent of red a node has where everybody fails. */
const REDDEST = 46;
const PALEST = 10;

export const FlowNodeButton = memo(function FlowNodeButton({
  node,
  label,
  width,
  totalRuns,
  isChosen,
  isFaded,
  onPoint,
  onChoose,
}: {
  node: FlowNode;
  /** Title and figures, as they are read out. */
  label: string;
  width: number;
  totalRuns: number;
  isChosen: boolean;
  isFaded: boolean;
  onPoint(id: string | null): void;
  onChoose(): void;
}) {
  const { title, runs, failures } = node;
  const share = totalRuns > 0 ? (runs / totalRuns) * 100 : 0;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onPointerEnter={() => onPoint(node.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(node.id)}
      onBlur={() => onPoint(null)}
      onClick={onChoose}
      style={{
        left: node.x,
        top: node.y,
        width,
        height: NODE_HEIGHT,
        ...(failures > 0 && { backgroundColor: redness(failures / Math.max(1, runs)) }),
      }}
      className={classNames(
        "absolute flex flex-col rounded-lg border py-1 pr-0.5 pl-[7px] text-left transition-colors",
        failures > 0 ? "border-failure" : "border-line-strong bg-surface",
        runs === 0 && "border-dashed",
        isChosen && "outline-2 outline-ring",
        isFaded && "border-line",
      )}
    >
      <span className="sr-only">{label}</span>
      <span
        data-kind={node.kind}
        className="absolute -inset-y-px -left-px w-1 rounded-l-lg bg-kind"
      />
      <span
        aria-hidden="true"
        className={classNames(
          "line-clamp-3 text-12 leading-[15px] hyphens-manual [overflow-wrap:anywhere]",
          (runs === 0 || isFaded) && "text-muted",
        )}
      >
        {softHyphens(title)}
      </span>
      <span
        aria-hidden="true"
        className="mt-auto text-12 leading-[15px] whitespace-nowrap text-muted figures"
      >
        {runs === 0 ? "–" : formats().percent(share, 0)}
      </span>
      {failures > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-2.5 -right-1 flex h-4 items-center gap-0.5 rounded-full bg-failure-fill px-1.5 font-semibold text-12 text-white figures"
        >
          <X aria-hidden="true" className="size-2.5" strokeWidth={3} />
          {formats().whole(failures)}
        </span>
      )}
    </button>
  );
});

function redness(share: number): string {
  const percent = PALEST + share * (REDDEST - PALEST);
  return `color-mix(in srgb, var(--failure-soft) ${Math.round(percent * 2)}%, var(--surface))`;
}
