import { PhoneOff, SearchX } from "lucide-react";
import type { Ref } from "react";
import type { ListedTranscript } from "../../../api/transcripts.ts";
import { formats } from "../../../messages/formats.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VirtualListbox } from "../../../ui/virtual-listbox.tsx";
import { CallRow, FOUND_ROW_HEIGHT, ROW_HEIGHT } from "./call-row.tsx";
import { type MoreCalls, MoreCallsLine } from "./more-calls.tsx";

const texts = transcriptsTexts;

export interface CallCount {
  count: number;
  isMore: boolean;
}

/** `calls` is absent while they load; `isStale`: they are those of the filter before. */
export function CallList({
  calls,
  count,
  chosenId,
  onChoose,
  more,
  isSearch,
  isFiltered,
  isStale,
  notes,
  onClear,
  listRef,
}: {
  calls: readonly ListedTranscript[] | undefined;
  count: CallCount | undefined;
  chosenId: string | null;
  onChoose(id: string): void;
  more: MoreCalls | null;
  isSearch: boolean;
  isFiltered: boolean;
  isStale: boolean;
  /** What is to be known of the search, above its results. */
  notes: readonly string[];
  onClear(): void;
  listRef: Ref<HTMLElement>;
}) {
  const isLoading = !calls || isStale;
  return (
    <Card className="flex h-[600px] flex-col overflow-hidden">
      <div className="shrink-0 border-b border-line px-4 py-3">
        <h2 className="font-semibold text-14">{texts().calls}</h2>
        <p role="status" className="text-12 text-muted figures">
          {isLoading ? texts().loadingCalls : count && countText(count)}
          {!isLoading && !count && "\u00a0"}
        </p>
        {!isLoading &&
          notes.map((note) => (
            <p key={note} className="mt-1 text-12 text-warning">
              {note}
            </p>
          ))}
      </div>
      {!calls && <ListSkeleton />}
      {calls?.length === 0 && (
        <div className="flex flex-1 items-center justify-center overflow-y-auto">
          {isFiltered ? (
            <EmptyState
              icon={SearchX}
              title={texts().noMatch}
              hint={texts().noMatchHint}
              action={<Button onClick={onClear}>{texts().clearFilters}</Button>}
            />
          ) : (
            <EmptyState icon={PhoneOff} title={texts().none} hint={texts().noneHint} />
          )}
        </div>
      )}
      {calls && calls.length > 0 && (
        <div aria-busy={isStale} className="flex min-h-0 flex-1 flex-col">
          <VirtualListbox
            ref={listRef}
            label={texts().calls}
            rows={calls}
            rowHeight={isSearch ? FOUND_ROW_HEIGHT : ROW_HEIGHT}
            chosenId={chosenId}
            onChoose={({ id }) => onChoose(id)}
            {...(more?.canLoad && { onEnd: more.load })}
          >
            {(call) => <CallRow call={call} isSearch={isSearch} />}
          </VirtualListbox>
        </div>
      )}
      {more && <MoreCallsLine more={more} />}
    </Card>
  );
}

function countText({ count, isMore }: CallCount): string {
  const written = formats().whole(count);
  return isMore ? texts().foundMore(written) : texts().found(written);
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="min-h-0 flex-1 overflow-hidden">
      {[1, 2, 3, 4, 5].map((row) => (
        <div
          key={row}
          style={{ height: ROW_HEIGHT }}
          className="space-y-2 border-b border-line px-4 py-2.5"
        >
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-56" />
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-3.5 w-32" />
        </div>
      ))}
    </div>
  );
}
