import type { Tree } from "@rufbaum/tree";
import type { TreeComparison } from "@rufbaum/tree/editing";
import { Equal } from "lucide-react";
import { useMemo } from "react";
import { formats } from "../../../messages/formats.ts";
import { versionTexts } from "../../../messages/versions.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ComparisonItem } from "./comparison-item.tsx";
import { type ComparedGroup, describeComparison } from "./describe-comparison.ts";

const texts = () => versionTexts().comparison;

const TONES: Record<ComparedGroup, Tone> = {
  added: "success",
  changed: "warning",
  moved: "neutral",
  removed: "failure",
};
const GROUPS: readonly ComparedGroup[] = ["added", "changed", "moved", "removed"];
/** Items of a group shown at once; the rest is counted. */
const SHOWN = 100;

export function ComparisonList({
  comparison,
  trees,
  isOnCanvas,
}: {
  comparison: TreeComparison;
  trees: { from: Tree; to: Tree };
  /** Whether what is there after the change can be shown on the canvas. */
  isOnCanvas: boolean;
}) {
  const groups = useMemo(() => describeComparison(comparison, trees), [comparison, trees]);
  if (comparison.isSame) {
    return <EmptyState icon={Equal} title={texts().same} hint={texts().sameHint} />;
  }
  return (
    <div className="space-y-5">
      {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <section key={group}>
          <h3 className="mb-2 flex items-center gap-2 font-medium text-13">
            {texts()[group]}
            <Badge tone={TONES[group]}>{formats().whole(groups[group].length)}</Badge>
          </h3>
          <ul className="space-y-1">
            {groups[group].slice(0, SHOWN).map((item) => (
              <ComparisonItem
                key={`${item.list}/${item.id}`}
                item={item}
                group={group}
                isOnCanvas={isOnCanvas && group !== "removed"}
              />
            ))}
          </ul>
          {groups[group].length > SHOWN && (
            <p className="mt-1 text-12 text-muted">
              {texts().more(formats().whole(groups[group].length - SHOWN))}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
