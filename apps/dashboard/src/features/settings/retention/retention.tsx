import { type DataKind, type Retention as Kept, useRetention } from "../../../api/retention.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { RetentionRow } from "./retention-row.tsx";

const KINDS: readonly DataKind[] = ["recordings", "transcripts", "calls", "contacts", "audit"];

/** How long each kind of data is kept. */
export function Retention() {
  const retention = useRetention();
  return (
    <Card className="divide-y divide-line">
      {retention.isPending && <Loading />}
      {retention.isError && <QueryError compact query={retention} />}
      {retention.data && <Rows {...retention.data} />}
    </Card>
  );
}

function Rows({ days, usual, least }: Kept) {
  return (
    <>
      {KINDS.map((kind) => (
        <RetentionRow
          // What was typed does not outlive what was kept meanwhile.
          key={`${kind} ${days[kind]}`}
          kind={kind}
          days={days[kind]}
          usual={usual[kind]}
          least={least[kind]}
        />
      ))}
      <p className="p-4 text-12 text-muted">{lawfulCallingTexts().retention.consents}</p>
    </>
  );
}

/** As high as what will stand there. */
function Loading() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {KINDS.map((kind) => (
        <div key={kind} className="space-y-2 p-4">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-8 w-72" />
        </div>
      ))}
    </div>
  );
}
