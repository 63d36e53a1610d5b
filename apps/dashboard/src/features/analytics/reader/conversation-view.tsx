import type { Conversation } from "@rufbaum/simulation";
import { graphOf } from "@rufbaum/tree/graph";
import { CircleAlert, UserRound } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ScrollArea } from "../../../ui/scroll-area.tsx";
import { PathMap } from "../../drawing/path-map.tsx";
import { LineItem } from "./line-item.tsx";
import { pathUntil } from "./path-until.ts";
import { PlayerBar } from "./player-bar.tsx";
import { usePlayer } from "./use-player.ts";

const texts = resultTexts;

/** One conversation: its way on the tree in small, and what was said, as far as it was played. */
export function ConversationView({
  run,
  conversation,
}: {
  run: StoredRun;
  conversation: Conversation;
}) {
  const { lines } = conversation;
  const player = usePlayer(lines);
  const viewport = useRef<HTMLDivElement>(null);
  const path = useMemo(() => pathUntil(conversation, player.at), [conversation, player.at]);
  const isWhole = player.at === lines.length;
  const isFirst = useRef(true);
  const { at } = player;
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const item = viewport.current?.querySelector(`li:nth-of-type(${at})`);
    item?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Facts run={run} conversation={conversation} />
      <PathMap tree={run.tree} path={path} isOver={isWhole} />
      <ScrollArea label={texts().reader} className="min-h-0 flex-1" viewportRef={viewport}>
        <ol className="space-y-3 p-5">
          {lines.slice(0, player.at).map((line, index) => (
            <LineItem
              key={index}
              line={line}
              before={lines[index - 1] ?? null}
              tree={run.tree}
              isCurrent={!isWhole && index === player.at - 1}
            />
          ))}
        </ol>
      </ScrollArea>
      <PlayerBar player={player} />
    </div>
  );
}

function Facts({ run, conversation }: { run: StoredRun; conversation: Conversation }) {
  const { failure, personaId, outcome, milliseconds, index } = conversation;
  const persona = run.personas.find(({ id }) => id === personaId);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-5 py-2.5 text-12 text-muted figures">
      <span className="flex items-center gap-1 font-medium text-ink">
        <UserRound aria-hidden="true" className="size-3.5" />
        {persona?.name ?? personaId}
      </span>
      <span>{messages().calls.outcomes[outcome] ?? outcome}</span>
      <span>{formats().duration(milliseconds / 1000)}</span>
      <span>{texts().runNumber(formats().whole(index + 1))}</span>
      {failure && (
        <Badge tone="failure" icon={<CircleAlert />}>
          {texts().failedAt(
            texts().reasons[failure.reason] ?? failure.reason,
            graphOf(run.tree).node(failure.nodeId)?.title ?? failure.nodeId,
          )}
        </Badge>
      )}
    </div>
  );
}
