import { useQuery } from "@tanstack/react-query";
import { keys } from "../../../api/keys.ts";
import { find } from "../../../api/suppressions.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BlockRow } from "./block-row.tsx";

const texts = () => lawfulCallingTexts().blocks;

/** What blocks one number, if anything does; `number` as it was typed. */
export function FoundBlock({ number }: { number: string }) {
  const asked = useQuery({ queryKey: keys.suppression(number), queryFn: () => find(number) });
  if (asked.isError) return <QueryError compact query={asked} />;
  if (!asked.data) return <Skeleton className="m-4 h-10" />;
  const { found } = asked.data;
  return found ? (
    <ul aria-label={texts().title}>
      <BlockRow block={found} number={number} />
    </ul>
  ) : (
    <p className="p-4 text-13 text-muted">{texts().notFound(number)}</p>
  );
}
