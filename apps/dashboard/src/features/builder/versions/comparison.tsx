import { compareTrees } from "@rufbaum/tree/editing";
import { useAtomValue, useSetAtom } from "jotai";
import { ArrowDownUp } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { versionTexts } from "../../../messages/versions.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SwitchField } from "../../../ui/switch-field.tsx";
import { useWideScreen } from "../../live-calls/use-wide-screen.ts";
import { comparisonAtom, versionsOpenAtom } from "../editor/view.ts";
import { canvasComparison } from "./canvas-comparison.ts";
import { ComparisonList } from "./comparison-list.tsx";
import type { Side } from "./side.ts";
import { SidePicker } from "./side-picker.tsx";
import { useSideTree } from "./use-side-tree.ts";

const texts = () => versionTexts().comparison;

/** What is different between two versions, as a list, and on the canvas where one is the draft. */
export function Comparison({
  treeId,
  from,
  to,
  onChange,
}: {
  treeId: string;
  from: Side;
  to: Side;
  onChange(sides: { from: Side; to: Side }): void;
}) {
  const before = useSideTree(treeId, from);
  const after = useSideTree(treeId, to);
  const [isTinted, setTinted] = useState(true);
  const tint = useSetAtom(comparisonAtom);
  const trees = useMemo(
    () => (before.tree && after.tree ? { from: before.tree, to: after.tree } : null),
    [before.tree, after.tree],
  );
  const comparison = useMemo(() => trees && compareTrees(trees.from, trees.to), [trees]);
  // The canvas shows the draft, and only where the list does not cover it.
  const isWide = useWideScreen();
  const isShown = useAtomValue(versionsOpenAtom);
  const canTint = to === "draft" && isWide;
  const tinted = comparison && canTint && isShown && isTinted && !comparison.isSame;

  useEffect(() => {
    tint(tinted && trees ? canvasComparison(comparison, trees) : null);
    return () => tint(null);
  }, [tint, tinted, comparison, trees]);

  const failed = [before, after].find(({ error }) => error);
  return (
    <>
      <div className="border-b border-line p-4">
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1 space-y-2">
            <SidePicker
              label={texts().from}
              treeId={treeId}
              value={from}
              onChange={(side) => onChange({ from: side, to })}
            />
            <SidePicker
              label={texts().to}
              treeId={treeId}
              value={to}
              onChange={(side) => onChange({ from, to: side })}
            />
          </div>
          <IconButton
            label={texts().swap}
            className="mb-6"
            onClick={() => onChange({ from: to, to: from })}
          >
            <ArrowDownUp />
          </IconButton>
        </div>
        {canTint && (
          <div className="mt-4">
            <SwitchField
              label={texts().onCanvas}
              hint={texts().onCanvasHint}
              isOn={isTinted}
              onChange={setTinted}
            />
          </div>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        {failed ? (
          <ErrorState compact text={failed.error ?? ""} onRetry={failed.retry} />
        ) : comparison && trees ? (
          <ComparisonList comparison={comparison} trees={trees} isOnCanvas={canTint} />
        ) : (
          <Skeleton className="h-32 w-full rounded-lg" />
        )}
      </div>
    </>
  );
}
