import { useRuleChanges } from "../../../api/lawful-calling.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { formats } from "../../../messages/formats.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

const texts = () => lawfulCallingTexts().rules;

/** Who changed the rules last, and why. */
export function LastChanges() {
  const changes = useRuleChanges();
  return (
    <div className="p-4">
      <h3 className="mb-1.5 font-medium text-13">{texts().changes}</h3>
      {changes.isPending && <Skeleton className="h-4 w-64" />}
      {changes.isError && <QueryError compact query={changes} />}
      {changes.data?.length === 0 && <p className="text-12 text-muted">{texts().noChanges}</p>}
      <ul className="space-y-1 text-12 text-muted [overflow-wrap:anywhere] figures">
        {changes.data?.map(({ sequence, at, by, description, details }) => (
          <li key={sequence}>
            {formats().dateTime(at)} · {by}: {description}
            {typeof details.reason === "string" && ` ${formats().quoted(details.reason)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
