import { ArrowRight, PhoneCall } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { Link } from "wouter";
import { useActiveCalls, useRecentCalls } from "../../api/calls.ts";
import { QueryError } from "../../app/query-error.tsx";
import { useNow } from "../../app/use-now.ts";
import { formats } from "../../messages/formats.ts";
import { messages } from "../../messages/index.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { LatencyPanel } from "../latency/latency-panel.tsx";
import { ActiveCallCard } from "./active-call-card.tsx";
import { CardsSkeleton } from "./cards-skeleton.tsx";
import { EndedCallCard } from "./ended-call-card.tsx";
import { justEnded } from "./just-ended.ts";
import { OpenCall } from "./open-call.tsx";
import { PollingNote } from "./polling-note.tsx";
import { useOpenCall } from "./use-open-call.ts";

const texts = liveCallsTexts;

export function LiveCallsPage() {
  const active = useActiveCalls();
  const recent = useRecentCalls();
  const time = useNow();
  const [openId, open] = useOpenCall();
  const running = active.data ?? [];
  const ended = justEnded(recent.data ?? [], running, time);
  const toggle = useCallback((id: string) => open(id === openId ? null : id), [open, openId]);

  return (
    <div className="flex min-h-dvh flex-col lg:h-[calc(100dvh-var(--banner,0px))] lg:min-h-0">
      <PageHeader
        title={texts().title}
        subtitle={texts().subtitle}
        actions={
          running.length > 0 && (
            <Badge tone="success">{messages().frame.callsInProgress(running.length)}</Badge>
          )
        }
      />
      <div className="flex min-h-0 flex-1">
        <div className="@container min-w-0 flex-1 overflow-y-auto p-4 sm:p-6">
          <PollingNote knownAt={active.isError && active.data ? active.dataUpdatedAt : null} />
          {active.isPending && <CardsSkeleton />}
          {active.isError && !active.data && <QueryError query={active} />}
          {active.data?.length === 0 && (
            <EmptyState
              icon={PhoneCall}
              title={messages().calls.none}
              hint={texts().noneHint}
              compact={ended.length > 0}
              action={
                <Button asChild>
                  <Link href="/">{texts().startTestCall}</Link>
                </Button>
              }
            />
          )}
          {running.length > 0 && (
            <Cards title={texts().running} count={running.length}>
              {running.map((call) => (
                <ActiveCallCard
                  key={call.id}
                  call={call}
                  isOpen={call.id === openId}
                  onOpen={toggle}
                />
              ))}
            </Cards>
          )}
          {ended.length > 0 && (
            <Cards
              title={texts().justEnded}
              count={ended.length}
              end={
                <Link
                  href="/transcripts"
                  className="flex items-center gap-1 rounded-md px-1 py-0.5 text-accent-ink hover:underline"
                >
                  {texts().allEnded}
                  <ArrowRight aria-hidden="true" className="size-3.5" />
                </Link>
              }
            >
              {ended.map((call) => (
                <EndedCallCard
                  key={call.id}
                  call={call}
                  isOpen={call.id === openId}
                  onOpen={toggle}
                />
              ))}
            </Cards>
          )}
          <div className="mt-8">
            <LatencyPanel />
          </div>
        </div>
        {openId !== null && <OpenCall key={openId} id={openId} onClose={() => open(null)} />}
      </div>
    </div>
  );
}

function Cards({
  title,
  count,
  end,
  children,
}: {
  title: string;
  count: number;
  /** Stands at the end of the heading's line. */
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="[section+&]:mt-8">
      <div className="mb-3 flex min-h-6 items-center justify-between gap-2 font-medium text-13">
        <h2 className="flex items-center gap-2 text-muted">
          {title}
          <span className="figures">{formats().whole(count)}</span>
        </h2>
        {end}
      </div>
      <ul className="grid grid-cols-1 gap-3 @xl:grid-cols-2 @5xl:grid-cols-3">{children}</ul>
    </section>
  );
}
