import { lazy, Suspense } from "react";
import { useActiveCalls } from "../../../api/calls.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PanelSection } from "./panel-section.tsx";

/** Loaded with the first call: mostly there is none. */
const CallRow = lazy(async () => ({ default: (await import("./call-row.tsx")).CallRow }));

export function CallsSection() {
  const calls = useActiveCalls();
  const count = calls.data?.length ?? 0;
  return (
    <PanelSection
      name="calls"
      title={messages().builder.sections.calls}
      end={count > 0 && <Badge tone="success">{formats().whole(count)}</Badge>}
    >
      {calls.isPending && <CallSkeleton />}
      {calls.isError && <QueryError compact query={calls} />}
      {calls.data?.length === 0 && <p className="text-13 text-muted">{messages().calls.none}</p>}
      {calls.data && count > 0 && (
        <Suspense fallback={<CallSkeleton />}>
          <ul className="space-y-2">
            {calls.data.map((call) => (
              <CallRow key={call.id} call={call} />
            ))}
          </ul>
        </Suspense>
      )}
    </PanelSection>
  );
}

function CallSkeleton() {
  return <Skeleton className="h-20 w-full rounded-lg" />;
}
