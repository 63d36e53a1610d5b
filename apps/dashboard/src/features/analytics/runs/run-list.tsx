import { GitCompareArrows, History } from "lucide-react";
import { useState } from "react";
import { deleteRun, type RunSummary, useRuns } from "../../../api/simulation.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { resultTexts } from "../../../messages/analytics.ts";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { runTime } from "../run-time.ts";
import { RunRow } from "./run-row.tsx";

const texts = resultTexts;

/** What was simulated with a tree before: to be read again, compared and deleted. */
export function RunList({
  treeId,
  openId,
  onOpen,
  onDeleted,
  onCompare,
}: {
  treeId: string;
  openId: string | null;
  onOpen(id: string): void;
  onDeleted(id: string): void;
  /** The earlier one first. */
  onCompare(one: string, other: string): void;
}) {
  const runs = useRuns(treeId);
  const [picked, pick] = useState<readonly string[]>([]);
  const [doomed, setDoomed] = useState<RunSummary | null>(null);
  const two = (runs.data ?? []).filter(({ id }) => picked.includes(id)).map(({ id }) => id);

  async function remove({ id }: RunSummary): Promise<void> {
    try {
      await deleteRun(id, treeId);
      pick(picked.filter((each) => each !== id));
      onDeleted(id);
      showToast({ tone: "success", title: texts().deleted });
    } catch (error) {
      showFailure(texts().deleteFailed, error);
    }
  }

  return (
    <Card aria-labelledby="runs-title">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
        <div className="min-w-0 flex-1">
          <h2 id="runs-title" className="font-semibold text-16">
            {texts().history}
          </h2>
          {(runs.data?.length ?? 0) > 1 && (
            <p className="text-12 text-muted">{texts().historyHint}</p>
          )}
        </div>
        {(runs.data?.length ?? 0) > 1 && (
          <Button
            disabled={two.length !== 2}
            onClick={() => two[0] && two[1] && onCompare(two[1], two[0])}
          >
            <GitCompareArrows />
            {texts().compare}
          </Button>
        )}
      </div>
      {runs.isPending && (
        <div aria-busy="true" className="space-y-2 px-4 pb-4">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
        </div>
      )}
      {runs.isError && <QueryError compact query={runs} />}
      {runs.data?.length === 0 && (
        <EmptyState
          icon={History}
          title={texts().historyNone}
          hint={texts().historyNoneHint}
          compact
        />
      )}
      <ul>
        {runs.data?.map((run) => (
          <RunRow
            key={run.id}
            run={run}
            isOpen={run.id === openId}
            isPicked={picked.includes(run.id)}
            onOpen={() => onOpen(run.id)}
            onPick={() => pick(nextPicked(picked, run.id))}
            onDelete={() => setDoomed(run)}
          />
        ))}
      </ul>
      <Confirm
        isOpen={doomed !== null}
        title={texts().deleteTitle}
        description={texts().deleteHint(doomed ? runTime(doomed.createdAt).text : "")}
        action={messages().common.delete}
        onConfirm={() => doomed && void remove(doomed)}
        onClose={() => setDoomed(null)}
      />
    </Card>
  );
}

/** At most two: a third takes the place of the one picked first. */
function nextPicked(picked: readonly string[], id: string): readonly string[] {
  if (picked.includes(id)) return picked.filter((each) => each !== id);
  return [...picked.slice(-1), id];
}
