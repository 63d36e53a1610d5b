import { useSuppressionPages } from "../../../api/suppressions.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BlockRow } from "./block-row.tsx";

const texts = () => lawfulCallingTexts().blocks;

/** All whom this house blocked, or those of them who wait for a decision; a few at a time. */
export function BlockedPages({ isUndecided = false }: { isUndecided?: boolean }) {
  const pages = useSuppressionPages({ isUndecided });
  if (pages.isError && !pages.data) return <QueryError compact query={pages} />;
  if (!pages.data) {
    return (
      <div aria-busy="true" className="space-y-3 p-4">
        <Skeleton className="h-4 w-64" />
        <Skeleton className="h-4 w-52" />
      </div>
    );
  }
  const blocks = pages.data.pages
    .flatMap(({ suppressions }) => suppressions)
    .filter(({ reason }) => isUndecided || reason !== "undecided");
  if (blocks.length === 0 && !pages.hasNextPage)
    return <p className="p-4 text-13 text-muted">{texts().none}</p>;
  return (
    <div>
      <ul
        aria-label={isUndecided ? texts().undecided : texts().title}
        className="divide-y divide-line"
      >
        {blocks.map((block, place) => (
          <BlockRow
            // Two that are not known any more can be from the same moment.
            key={block.number ?? `${block.since} ${place}`}
            block={block}
            number={block.number}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="px-4 pb-3">
          <Button
            size="small"
            look="quiet"
            disabled={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {texts().more}
          </Button>
        </div>
      )}
    </div>
  );
}
