import type { DrawnNode, NodeWeight } from "@rufbaum/tree/drawing";
import { X } from "lucide-react";
import { memo } from "react";
import { formats } from "../../messages/formats.ts";
import { classNames } from "../../ui/class-names.ts";
import { failureShare, TOLD_FROM } from "./failure-share.ts";
import { softHyphens } from "./soft-hyphens.ts";

/** Percent of red a node has where everybody fails. */
const REDDEST = 46;
const PALEST = 10;
/** Of the letters' size: a line of text, and what is free above and below all lines. */
const LINE = 1.25;
const FREE = 0.67;

/** A node in small: its title beside the colour of its kind, and how many came there. */
export const NodeTile = memo(function NodeTile({
  drawn: { id, node, weight, x, y, width, height },
  textSize,
  mark,
  ring,
  label,
  isChosen,
  onPoint,
  onChoose,
}: {
  drawn: DrawnNode;
  /** In pixels; all else of a tile goes by it. */
  textSize: number;
  /** Whether somebody met it; `null` where nobody is looked at. */
  mark: "met" | "passed-by" | null;
  /** Where somebody stands, or stood when it was over. */
  ring: "live" | "over" | null;
  /** Title and figures, as they are read out, where it can be chosen. */
  label: string | null;
  isChosen: boolean;
  onPoint: ((id: string | null) => void) | undefined;
  onChoose: ((id: string) => void) | undefined;
}) {
  const hasFailed = weight !== null && failureShare(weight) >= TOLD_FROM;
  const isEmpty = weight?.runs === 0;
  const isFaded = weight !== null && mark === "passed-by";
  const look = {
    "data-kind": node.type,
    style: {
      ...{ left: x, top: y, width, height },
      ...(hasFailed && { backgroundColor: redness(weight) }),
    },
    className: classNames(
      "absolute flex flex-col rounded-[.667em] border-[.084em] py-[.34em] pr-[.167em] pl-[.59em] text-left leading-[1.25] transition-colors",
      hasFailed ? "border-failure" : groundOf(weight === null && mark === "met"),
      isEmpty && "border-dashed",
      isChosen && "outline-2 outline-ring",
      isFaded && "border-line",
    ),
  };
  const lines = Math.floor((height / textSize - FREE) / LINE) - (weight ? 1 : 0);
  const content = (
    <>
      <span className="absolute -inset-y-[.084em] -left-[.084em] w-[.34em] rounded-l-[.667em] bg-kind" />
      <span
        aria-hidden="true"
        style={{ WebkitLineClamp: lines }}
        className={classNames(
          "line-clamp-1 hyphens-manual [overflow-wrap:anywhere]",
          (isEmpty || isFaded) && "text-muted",
        )}
      >
        {softHyphens(node.title)}
      </span>
      {weight && <Figures weight={weight} />}
      {ring && (
        <span
          className={classNames(
            "absolute -inset-[.54em] rounded-[1em] border-[.31em]",
            ring === "live" ? "animate-beat border-live" : "border-muted",
          )}
        />
      )}
    </>
  );
  if (label === null) {
    return (
      <div {...look} title={node.title}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onPointerEnter={() => onPoint?.(id)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(id)}
      onBlur={() => onPoint?.(null)}
      onClick={() => onChoose?.(id)}
      {...look}
    >
      <span className="sr-only">{label}</span>
      {content}
    </button>
  );
});

function Figures({ weight }: { weight: NodeWeight }) {
  const { share, runs } = weight;
  const failing = failureShare(weight);
  return (
    <>
      <span aria-hidden="true" className="mt-auto whitespace-nowrap text-muted figures">
        {runs === 0 ? "–" : formats().percent(share * 100, 0)}
      </span>
      {failing >= TOLD_FROM && (
        <span
          aria-hidden="true"
          className="absolute -top-2.5 -right-1 flex h-4 items-center gap-0.5 rounded-full bg-failure-fill px-1.5 font-semibold text-12 text-white figures"
        >
          <X aria-hidden="true" className="size-2.5" strokeWidth={3} />
          {formats().percent(failing * 100, 0)}
        </span>
      )}
    </>
  );
}

function groundOf(isMet: boolean): string {
  return isMet
    ? "border-kind bg-[color-mix(in_srgb,var(--kind)_22%,var(--surface))]"
    : "border-line-strong bg-surface";
}

/** Shares are small where many fail: their square roots tell 5 % from 20 %. */
function redness(weight: NodeWeight): string {
  const percent = PALEST + Math.sqrt(failureShare(weight)) * (REDDEST - PALEST);
  return `color-mix(in srgb, var(--failure-soft) ${Math.round(percent * 2)}%, var(--surface))`;
}
