import { type DialLimits, type LimitName, useDialLimits } from "../../../api/limits.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LimitRow } from "./limit-row.tsx";

const NAMES: readonly LimitName[] = ["atOnce", "perMinute", "minutesPerDay"];

/** How much may be dialled, each limit with what is used of it. */
export function Limits() {
  const limits = useDialLimits();
  return (
    <Card className="divide-y divide-line">
      {limits.isPending && <Loading />}
      {limits.isError && <QueryError compact query={limits} />}
      {limits.data && <Rows {...limits.data} />}
    </Card>
  );
}

function Rows({ limits, usual, used }: DialLimits) {
  return (
    <>
      {NAMES.map((name) => (
        <LimitRow
          // What was typed does not outlive a limit that was set meanwhile.
          key={`${name} ${limits[name]}`}
          name={name}
          limit={limits[name]}
          usual={usual[name]}
          used={used[name]}
        />
      ))}
      <p className="p-4 text-12 text-muted">{settingsTexts().limits.whatCounts}</p>
    </>
  );
}

/** As high as what will stand there. */
function Loading() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {NAMES.map((name) => (
        <div key={name} className="space-y-3 p-4">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-9 w-72" />
          <Skeleton className="h-4 w-56" />
        </div>
      ))}
    </div>
  );
}
