import { useDialSettings } from "../../../api/lawful-calling.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LastChanges } from "./last-changes.tsx";
import { RulesForm } from "./rules-form.tsx";

/** Which rules a call must pass, where each stands and who changed them. */
export function LawfulCalling() {
  const settings = useDialSettings();
  return (
    <Card className="divide-y divide-line">
      {settings.isPending && <Loading />}
      {settings.isError && <QueryError compact query={settings} />}
      {settings.data && <RulesForm settings={settings.data} />}
      {settings.data && <LastChanges />}
    </Card>
  );
}

/** As high as what will stand there. */
function Loading() {
  return (
    <div aria-busy="true" className="space-y-4 p-4">
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-9 w-96 max-w-full" />
      {Array.from({ length: 15 }, (_, row) => (
        <Skeleton key={row} className="h-8 w-full" />
      ))}
    </div>
  );
}
