import { memo } from "react";
import { formatCount, formatPercent } from "../../../format/numbers.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { classNames } from "../../../ui/class-names.ts";
import { KIND_LOOKS } from "../../trees/node-kinds.ts";
import { type FlowNode, NODE_HEIGHT } from "./flow-map.ts";

const texts = resultTexts;
/** Percent of red a node has where everybody fails. */
const REDDEST = 46;
const PALEST = 10;

export const FlowNodeButton = memo(function FlowNodeButton({
  node,
  width,
  totalRuns,
  isChosen,
  isFaded,
  onPoint,
  onChoose,
}: {
  node: FlowNode;
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
      aria-label={texts.nodeFigures(title, formatCount(runs), formatCount(failures))}
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
        "absolute flex flex-col overflow-hidden rounded-lg border py-1 pr-1 pl-2 text-left transition-colors",
        failures > 0 ? "border-failure" : "border-line-strong bg-surface",
        runs === 0 && "border-dashed",
        isChosen && "outline-2 outline-ring",
        isFaded && "border-line",
      )}
    >
      <span
        className={classNames("absolute inset-y-0 left-0 w-[3px]", KIND_LOOKS[node.kind].bar)}
      />
      <span
        lang="de"
        className={classNames(
          "line-clamp-3 font-medium text-12 leading-[15px] hyphens-auto [overflow-wrap:anywhere]",
          (runs === 0 || isFaded) && "text-muted",
        )}
      >
        {title}
      </span>
      <span className="mt-auto flex w-full justify-between gap-1 text-12 leading-[15px] figures">
        <span className="text-muted">{runs === 0 ? "–" : formatPercent(Math.round(share))}</span>
        {failures > 0 && (
          <span className="font-semibold text-failure">✕{formatCount(failures)}</span>
        )}
      </span>
    </button>
  );
});

function redness(share: number): string {
  const percent = PALEST + share * (REDDEST - PALEST);
  return `color-mix(in srgb, var(--failure-soft) ${Math.round(percent * 2)}%, var(--surface))`;
}
