import { useSetAtom } from "jotai";
import { RefreshCw } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useCampaigns } from "../../api/campaigns.ts";
import { now } from "../../api/runtime.ts";
import { useTranscriptCount, useTranscripts } from "../../api/transcripts.ts";
import { useTrees } from "../../api/trees.ts";
import { QueryError } from "../../app/query-error.tsx";
import { useTimeZone } from "../../app/use-time-zone.ts";
import { transcriptsTexts } from "../../messages/transcripts.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { pageShortcutsAtom } from "../shortcuts/shortcut-atoms.ts";
import { EVERYTHING, filterOf } from "./address/transcripts-address.ts";
import { useAddress } from "./address/use-address.ts";
import { Conversation } from "./conversation/conversation.tsx";
import { today } from "./filters/days.ts";
import { FilterChips } from "./filters/filter-chips.tsx";
import { FilterPopover } from "./filters/filter-popover.tsx";
import { SearchField } from "./filters/search-field.tsx";
import { useFilteredTree } from "./filters/use-filtered-tree.ts";
import { type Deed, KEYS, useKeys } from "./keys.ts";
import { CallList } from "./list/call-list.tsx";
import { ListExport } from "./list/list-export.tsx";

const texts = transcriptsTexts;

export function TranscriptsPage() {
  const [shown, show] = useAddress();
  const timeZone = useTimeZone();
  const filter = useMemo(() => filterOf(shown, timeZone), [shown, timeZone]);
  const transcripts = useTranscripts(filter);
  const count = useTranscriptCount(filter);
  const { data: trees = [] } = useTrees();
  const { data: campaigns = [] } = useCampaigns();
  const choices = { trees, campaigns, tree: useFilteredTree(shown.treeId) };
  const pages = transcripts.data?.pages;
  const calls = useMemo(() => pages?.flatMap((page) => page.calls), [pages]);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  useShortcutList();

  const isChosen = ({ id, callSid }: { id: string; callSid: string | null }) =>
    id === shown.callId || callSid === shown.callId;
  const place = calls?.findIndex(isChosen) ?? -1;
  const chosenId = calls?.[place]?.id ?? null;
  const isSearch = filter.text !== undefined;

  function chooseBeside(step: 1 | -1): void {
    const next = calls?.[place < 0 ? 0 : place + step];
    if (next) show({ callId: next.id });
  }

  useKeys({
    search: () => search.current?.focus(),
    nextCall: () => chooseBeside(1),
    previousCall: () => chooseBeside(-1),
  });

  const isRefreshing = transcripts.isFetching && !transcripts.isFetchingNextPage;
  return (
    <>
      <PageHeader
        title={texts().title}
        subtitle={texts().subtitle}
        actions={
          <Button
            disabled={isRefreshing}
            onClick={() => {
              void transcripts.refetch();
              void count.refetch();
            }}
          >
            <RefreshCw
              className={classNames(isRefreshing && "animate-spin motion-reduce:animate-none")}
            />
            {texts().refresh}
          </Button>
        }
      />
      <div className="p-4 sm:p-6">
        <div className={classNames("mb-4 space-y-2", shown.callId !== null && "hidden lg:block")}>
          <div className="flex max-w-3xl gap-2">
            <SearchField text={shown.text} onSearch={(text) => show({ text })} field={search} />
            <FilterPopover shown={shown} choices={choices} onChange={show} />
            <ListExport filter={filter} isEmpty={calls?.length === 0} />
          </div>
          <FilterChips
            shown={shown}
            choices={choices}
            today={today(now(), timeZone)}
            onChange={show}
            onClear={() => show({ ...EVERYTHING, text: shown.text })}
          />
        </div>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[312px_minmax(0,1fr)] xl:grid-cols-[360px_minmax(0,1fr)]">
          <div className={classNames("min-w-0", shown.callId !== null && "hidden lg:block")}>
            {transcripts.isError && !transcripts.isFetchNextPageError ? (
              <Card className="flex h-[600px] items-center justify-center">
                <QueryError query={transcripts} />
              </Card>
            ) : (
              <CallList
                calls={calls}
                count={count.isPlaceholderData ? undefined : count.data}
                chosenId={chosenId}
                onChoose={(callId) => show({ callId })}
                more={moreOf(transcripts)}
                isSearch={isSearch}
                isFiltered={Object.keys(filter).length > 0}
                isStale={transcripts.isPlaceholderData}
                notes={notesOf(pages?.[0])}
                onClear={() => show(EVERYTHING)}
                listRef={list}
              />
            )}
          </div>
          <div className={classNames("min-w-0", shown.callId === null && "hidden lg:block")}>
            <Conversation
              callId={shown.callId}
              callSid={calls?.[place]?.callSid ?? null}
              text={filter.text ?? ""}
              onBack={() => show({ callId: null })}
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** What is to be known of a search beside its results. */
function notesOf(page: { ignoredWords: string[]; isComplete: boolean } | undefined): string[] {
  if (!page) return [];
  const { ignoredWords, isComplete } = page;
  return [
    ...(ignoredWords.length > 0 ? [texts().ignored(ignoredWords.join(", "))] : []),
    ...(isComplete ? [] : [texts().notComplete]),
  ];
}

function moreOf(transcripts: ReturnType<typeof useTranscripts>) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = transcripts;
  if (!hasNextPage || transcripts.isPlaceholderData) return null;
  return {
    isLoading: isFetchingNextPage,
    canLoad: !isFetching && !isFetchNextPageError,
    hasFailed: isFetchNextPageError,
    load() {
      if (!isFetching) void transcripts.fetchNextPage();
    },
  };
}

/** Tells the overview of shortcuts which keys there are. */
function useShortcutList(): void {
  const list = useSetAtom(pageShortcutsAtom);
  useEffect(() => {
    const names = texts().keys;
    const entries = (Object.keys(KEYS) as Deed[]).map((deed) => ({
      label: names[deed],
      shortcuts: [KEYS[deed]],
    }));
    list([{ title: names.title, entries }]);
    return () => list([]);
  }, [list]);
}
