import { MessagesSquare } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { isNotThere } from "../../../api/api-error.ts";
import { type CallDetail, useCall } from "../../../api/calls.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { formats } from "../../../messages/formats.ts";
import { liveCallsTexts } from "../../../messages/live-calls.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ScrollArea } from "../../../ui/scroll-area.tsx";
import { useKeys } from "../keys.ts";
import { bringIntoView } from "./bring-into-view.ts";
import { CallFacts } from "./call-facts.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { useHits } from "./hits.ts";
import { HitsBar } from "./hits-bar.tsx";
import { PlayerBar } from "./player-bar.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { usePlayer } from "./use-player.ts";
import { NO_SPANS, Utterance } from "./utterance.tsx";

const texts = transcriptsTexts;

/** What was said in the chosen call; `text` is what the list is searched for. */
export function Conversation({
  callId,
  callSid,
  text,
  onBack,
}: {
  callId: string | null;
  /** The carrier's name of it, where the list knows it already. */
  callSid: string | null;
  text: string;
  onBack(): void;
}) {
  return (
    <Card className="flex h-[600px] flex-col overflow-hidden">
      {callId === null ? (
        <>
          <ConversationHeader chosenId={null} call={null} onBack={onBack} />
          <div className="flex flex-1 items-center justify-center">
            <EmptyState icon={MessagesSquare} title={texts().chooseFromList} />
          </div>
        </>
      ) : (
        <ChosenCall key={callId} callId={callId} callSid={callSid} text={text} onBack={onBack} />
      )}
    </Card>
  );
}

function ChosenCall({
  callId,
  callSid,
  text,
  onBack,
}: {
  callId: string;
  callSid: string | null;
  text: string;
  onBack(): void;
}) {
  const query = useCall(callId);
  const call = query.data ?? null;
  return (
    <>
      <ConversationHeader chosenId={callSid ?? callId} call={call} onBack={onBack} />
      {call && <Said call={call} text={text} />}
      {!call && query.isError && (
        <div className="flex flex-1 items-center justify-center">
          {isNotThere(query.error) ? (
            <EmptyState icon={MessagesSquare} title={texts().gone} />
          ) : (
            <QueryError query={query} />
          )}
        </div>
      )}
      {query.isPending && (
        <p role="status" className="flex flex-1 items-center justify-center text-13 text-muted">
          {texts().loading}
        </p>
      )}
    </>
  );
}

const NO_MARKS: readonly (readonly [number, number])[] = [];

function Said({ call, text }: { call: CallDetail; text: string }) {
  const viewport = useRef<HTMLDivElement>(null);
  const player = usePlayer(call);
  const hits = useHits(call.id, text);
  useKeys({
    nextHit: hits ? () => hits.go(1) : undefined,
    previousHit: hits ? () => hits.go(-1) : undefined,
    play: player?.toggle,
  });
  const spansByMessage = useMemo(
    () => Map.groupBy(player?.spans ?? NO_SPANS, ({ messageId }) => messageId),
    [player?.spans],
  );

  const hitId = hits?.ids[hits.at] ?? null;
  const moves = hits?.moves ?? 0;
  useEffect(() => {
    if (hitId !== null) bringIntoView(viewport.current, hitId);
  }, [hitId, moves]);
  const heardId = player?.isPlaying ? (player.current?.messageId ?? null) : null;
  useEffect(() => {
    if (heardId !== null) bringIntoView(viewport.current, heardId);
  }, [heardId]);

  const waits = !player && call.recordings.some(({ status }) => status === "in-progress");
  return (
    <>
      {player && <PlayerBar player={player} />}
      {waits && call.endTime !== null && (
        <p className="shrink-0 border-b border-line px-4 py-2 text-12 text-muted">
          {texts().recordingWaits}
        </p>
      )}
      {hits && <HitsBar hits={hits} />}
      <ScrollArea label={texts().conversation} className="min-h-0 flex-1" viewportRef={viewport}>
        <CallFacts call={call} />
        {call.messages.length === 0 ? (
          <p className="p-6 text-center text-13 text-muted">{nothingSaid(call)}</p>
        ) : (
          <ol className="space-y-3 p-4">
            {call.messages.map((message) => (
              <Utterance
                key={message.id}
                message={message}
                treeId={call.treeId}
                marks={hits?.marks.get(message.id) ?? NO_MARKS}
                isAtHit={message.id === hitId}
                spans={spansByMessage.get(message.id) ?? NO_SPANS}
                heard={player?.current?.messageId === message.id ? player.current.index : null}
                onPlay={player?.playFrom ?? nowhere}
              />
            ))}
          </ol>
        )}
      </ScrollArea>
      <PrintSheet call={call} />
    </>
  );
}

function nothingSaid({ notLogged }: CallDetail): string {
  if (!notLogged) return texts().nothingSaid;
  const { disclosedAt } = notLogged;
  return liveCallsTexts().notLogged(disclosedAt && formats().time(disclosedAt));
}

function nowhere(): void {}
