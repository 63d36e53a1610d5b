import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { errorText, isNotThere } from "../../api/api-error.ts";
import { useRun } from "../../api/simulation.ts";
import { resultTexts, simulationTexts } from "../../messages/analytics.ts";
import { formats } from "../../messages/formats.ts";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ResultsCard } from "./results/results-card.tsx";

const texts = resultTexts;

/** The run that is looked at; one that has just ended says so above. */
export function ShownRun({
  runId,
  isNew,
  isTreeCurrent,
  onLoaded,
}: {
  runId: string;
  isNew: boolean;
  isTreeCurrent: boolean;
  onLoaded(): void;
}) {
  const { data: run, error, isError, refetch } = useRun(runId);
  const isThere = run !== undefined;
  const loaded = useRef(onLoaded);
  loaded.current = onLoaded;
  useEffect(() => {
    if (isThere) loaded.current();
  }, [isThere]);

  if (run) {
    return (
      <div className="space-y-4">
        {isNew && (
          <p
            role="status"
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl bg-success-soft px-4 py-3 text-13 text-success figures"
          >
            <CircleCheck aria-hidden="true" className="size-4" />
            <span className="font-semibold">{simulationTexts().finished}</span>
            <span>
              {texts().banner(
                formats().whole(run.totalRuns),
                formats().number(run.executionTime / 1000),
              )}
            </span>
            <span>
              {texts().success}: {formats().percent(run.successRate)}
            </span>
          </p>
        )}
        <ResultsCard run={run} isTreeCurrent={isTreeCurrent} />
      </div>
    );
  }
  if (isError) {
    const isGone = isNotThere(error);
    return (
      <Card>
        <ErrorState
          compact
          title={texts().loadFailed}
          text={isGone ? texts().runGone : errorText(error)}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  return (
    <Card aria-busy="true" className="space-y-4 p-4">
      <Skeleton className="h-6 w-56" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((figure) => (
          <Skeleton key={figure} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-48 w-full" />
    </Card>
  );
}
