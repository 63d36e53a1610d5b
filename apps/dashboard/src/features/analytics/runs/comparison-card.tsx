import { Info, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { type Comparison, type RunSummary, useComparison } from "../../../api/simulation.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { runTime } from "../run-time.ts";
import { ComparisonTable } from "./comparison-table.tsx";

const texts = resultTexts;

/** Two runs side by side: what differs, and how surely. */
export function ComparisonCard({
  one,
  other,
  runs,
  titleOf,
  onClose,
}: {
  one: string;
  other: string;
  runs: readonly RunSummary[];
  /** What a node is called. */
  titleOf(nodeId: string): string;
  onClose(): void;
}) {
  const comparison = useComparison(one, other);
  const card = useRef<HTMLDivElement>(null);
  const isThere = comparison.data !== undefined;
  useEffect(() => {
    if (isThere) card.current?.scrollIntoView({ block: "start" });
  }, [isThere]);
  const when = (id: string) => {
    const run = runs.find((each) => each.id === id);
    if (!run) return "–";
    return `${runTime(run.createdAt).text} (${texts().pathCount(formats().whole(run.totalRuns))})`;
  };
  return (
    <div ref={card} className="scroll-mt-16 lg:scroll-mt-4">
      <Card aria-labelledby="comparison-title" className="relative overflow-hidden">
        <div className="p-4 pr-14">
          <h2 id="comparison-title" className="font-semibold text-16">
            {texts().comparison}
          </h2>
          <p className="text-12 text-muted figures">
            {texts().runOf("A", when(one))} · {texts().runOf("B", when(other))}
          </p>
        </div>
        <IconButton
          label={texts().closeComparison}
          className="absolute top-3 right-3"
          onClick={onClose}
        >
          <X />
        </IconButton>
        {comparison.isPending && (
          <div aria-busy="true" className="space-y-2 px-4 pb-4">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-48 w-full" />
          </div>
        )}
        {comparison.isError && (
          <QueryError compact title={texts().comparisonFailed} query={comparison} />
        )}
        {comparison.data && <Content comparison={comparison.data} titleOf={titleOf} />}
      </Card>
    </div>
  );
}

function Content({
  comparison,
  titleOf,
}: {
  comparison: Comparison;
  titleOf(nodeId: string): string;
}) {
  const { summary, notes, rates, paired, personas, failurePoints } = comparison;
  // Pairs tell more than chance allows two runs apart to, and the sentence above is of them.
  const compared = { ...rates, success: paired ?? rates.success };
  return (
    <>
      <div className="space-y-2 px-4 pb-4">
        <p className="text-14">{summary}</p>
        {notes.map((note) => (
          <p key={note} className="flex items-start gap-2 text-12 text-muted">
            <Info aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            {note}
          </p>
        ))}
      </div>
      <ComparisonTable
        title={texts().figure}
        rows={RATES.map((name) => ({ id: name, label: texts()[name], compared: compared[name] }))}
      />
      <ComparisonTable
        title={texts().successByPersona}
        rows={personas.map(({ id, name, success }) => ({ id, label: name, compared: success }))}
      />
      {failurePoints.length > 0 && (
        <ComparisonTable
          title={texts().failuresByNode}
          rows={failurePoints.map((point) => ({
            id: point.nodeId,
            label: titleOf(point.nodeId),
            compared: point,
          }))}
        />
      )}
    </>
  );
}

const RATES = ["success", "bounce", "engagement", "completion", "failure", "optOut"] as const;
