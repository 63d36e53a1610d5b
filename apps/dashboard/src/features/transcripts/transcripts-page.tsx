import { RefreshCw } from "lucide-react";
import { useMemo, useRef } from "react";
import { useTranscripts } from "../../api/transcripts.ts";
import { QueryError } from "../../app/query-error.tsx";
import { transcriptsTexts } from "../../messages/transcripts.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { wantsStillness } from "../../ui/wants-stillness.ts";
import { CallList } from "./call-list.tsx";
import { Conversation } from "./conversation.tsx";
import { groupCalls } from "./group-calls.ts";
import type { MoreCalls } from "./more-calls.tsx";
import { OlderConversation } from "./older-conversation.tsx";
import { useChosenTranscript } from "./use-chosen-transcript.ts";

const texts = transcriptsTexts;

export function TranscriptsPage() {
  const transcripts = useTranscripts();
  const pages = transcripts.data?.pages;
  const calls = useMemo(
    () => pages && groupCalls(pages.flatMap(({ messages }) => messages)),
    [pages],
  );
  const [chosen, setChosen] = useChosenTranscript();
  const listed = calls?.find(({ callSid }) => callSid === chosen) ?? null;
  const isRefreshing = transcripts.isFetching && !transcripts.isFetchingNextPage;
  const conversation = useRef<HTMLDivElement>(null);

  function choose(callSid: string): void {
    setChosen(callSid);
    // Below the list, on a narrow screen, nobody would see that anything happened.
    const behavior = wantsStillness() ? "instant" : "smooth";
    conversation.current?.scrollIntoView({ behavior, block: "nearest" });
  }

  return (
    <>
      <PageHeader
        title={texts().title}
        subtitle={texts().subtitle}
        actions={
          <Button disabled={isRefreshing} onClick={() => void transcripts.refetch()}>
            <RefreshCw className={classNames(isRefreshing && "animate-spin")} />
            {texts().refresh}
          </Button>
        }
      />
      <div className="p-4 sm:p-6">
        {transcripts.isError && !calls ? (
          <Card>
            <QueryError query={transcripts} />
          </Card>
        ) : (
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[320px_minmax(0,1fr)]">
            <CallList
              calls={calls}
              total={pages?.[0]?.totalCalls ?? 0}
              chosen={chosen}
              onChoose={choose}
              more={moreOf(transcripts)}
            />
            <div ref={conversation} className="min-w-0 scroll-m-16">
              {calls && chosen !== null && !listed ? (
                <OlderConversation callSid={chosen} />
              ) : (
                <Conversation callSid={chosen} call={listed} />
              )}
            </div>
          </div>
        )}
      </div>
    </>
  );
}

function moreOf(transcripts: ReturnType<typeof useTranscripts>): MoreCalls | null {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = transcripts;
  if (!hasNextPage) return null;
  return {
    isLoading: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    load() {
      if (!isFetching) void transcripts.fetchNextPage();
    },
  };
}
