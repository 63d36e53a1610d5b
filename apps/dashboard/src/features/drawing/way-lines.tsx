import type { DrawnWay, Marks } from "@rufbaum/tree/drawing";
import { memo } from "react";
import { classNames } from "../../ui/class-names.ts";

/**
 * All lines. Those of the shown node and of what is marked stand out, the latter above all others;
 * detours show with them alone.
 */
export const WayLines = memo(function WayLines({
  ways,
  shown,
  marks,
}: {
  ways: readonly DrawnWay[];
  shown: string | null;
  marks: Marks | null;
}) {
  const isMarked = ({ id }: DrawnWay) => marks?.ways.has(id) ?? false;
  return (
    <svg aria-hidden="true" width={1} height={1} className="absolute inset-0 overflow-visible">
      {[...ways.filter((way) => !isMarked(way)), ...ways.filter(isMarked)].map((way) => (
        <path
          key={way.id}
          d={way.path}
          strokeWidth={way.weight?.width ?? (isMarked(way) ? ".27em" : ".115em")}
          strokeLinecap="butt"
          className={classNames("fill-none transition-opacity", lookOf(way, shown, marks))}
        />
      ))}
    </svg>
  );
});

function lookOf(
  { id, source, target, weight }: DrawnWay,
  shown: string | null,
  marks: Marks | null,
): string {
  const isMarked = marks?.ways.has(id);
  if (!weight) return isMarked ? "stroke-accent" : "stroke-line-strong";
  if (isMarked) return "stroke-accent-ink opacity-90";
  if (weight.count === 0) {
    return weight.isAside
      ? "stroke-line-strong opacity-60 [stroke-dasharray:3_3]"
      : "stroke-line-strong [stroke-dasharray:3_3]";
  }
  if (source === shown || target === shown) return "stroke-accent-ink opacity-80";
  if (weight.isAside) return "stroke-accent-ink opacity-0";
  return marks ? "stroke-accent-ink opacity-15" : "stroke-accent-ink opacity-40";
}
