import { Timer } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { useLatency } from "../../api/latency.ts";
import { formats } from "../../messages/formats.ts";
import { messages } from "../../messages/index.ts";
import { latencyTexts } from "../../messages/latency.ts";
import { Card } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { byTree } from "./by-tree.ts";
import { TreeTable } from "./tree-table.tsx";

const texts = latencyTexts;
const PERIODS = ["7", "30", "90"] as const;
type Period = (typeof PERIODS)[number];

export function LatencyFigures() {
  const [days, setDays] = useState<Period>("7");
  return (
    <section aria-labelledby="latency-title">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="latency-title" className="font-medium text-13 text-muted">
            {texts().title}
          </h2>
          <p className="text-12 text-faint">{texts().hint}</p>
        </div>
        <Choice<Period>
          label={texts().days}
          value={days}
          options={PERIODS.map((value) => ({ value, label: texts().daysOf(value), icon: null }))}
          onChange={setDays}
        />
      </div>
      <Card className="overflow-hidden">
        <Figures days={Number(days)} />
      </Card>
    </section>
  );
}

function Figures({ days }: { days: number }) {
  const { data, error, isError, refetch } = useLatency(days);
  if (!data && isError) {
    return <ErrorState text={errorText(error)} onRetry={() => void refetch()} compact />;
  }
  if (!data) return <FiguresSkeleton />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={Timer}
        title={texts().none}
        hint={days === 7 ? texts().noneHint : texts().noneSince(formats().whole(days))}
        compact
      />
    );
  }
  return byTree(data).map((tree) => <TreeTable key={tree.treeId} tree={tree} />);
}

function FiguresSkeleton() {
  return (
    <div aria-busy="true" className="space-y-3 p-4">
      <p className="sr-only">{messages().common.loading}</p>
      <Skeleton className="h-4 w-40" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-7 w-full" />
      ))}
    </div>
  );
}
