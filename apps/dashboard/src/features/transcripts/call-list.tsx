import { PhoneOff } from "lucide-react";
import { formats } from "../../messages/formats.ts";
import { transcriptsTexts } from "../../messages/transcripts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phoneText } from "../calls/phone-text.ts";
import { shortSid, type TranscriptCall } from "./group-calls.ts";
import { type MoreCalls, MoreCallsRow } from "./more-calls.tsx";

const texts = transcriptsTexts;

/** `calls` is absent while they load; `total` counts those, too, that `more` would bring. */
export function CallList({
  calls,
  total,
  chosen,
  onChoose,
  more,
}: {
  calls: TranscriptCall[] | undefined;
  total: number;
  chosen: string | null;
  onChoose(callSid: string): void;
  more: MoreCalls | null;
}) {
  return (
    <Card className="flex h-[600px] flex-col overflow-hidden">
      <div className="shrink-0 border-b border-line px-4 py-3">
        <h2 className="font-semibold text-14">{texts().calls}</h2>
        <p className="text-12 text-muted figures">
          {calls ? texts().found(formats().whole(total)) : texts().loadingCalls}
        </p>
      </div>
      <ScrollArea label={texts().calls} className="min-h-0 flex-1">
        {!calls && <ListSkeleton />}
        {calls?.length === 0 && <EmptyState icon={PhoneOff} title={texts().none} />}
        <ul className="p-1.5">
          {calls?.map((call) => (
            <CallEntry
              key={call.callSid}
              call={call}
              isChosen={call.callSid === chosen}
              onChoose={() => onChoose(call.callSid)}
            />
          ))}
        </ul>
        {more && <MoreCallsRow more={more} />}
      </ScrollArea>
    </Card>
  );
}

function CallEntry({
  call,
  isChosen,
  onChoose,
}: {
  call: TranscriptCall;
  isChosen: boolean;
  onChoose(): void;
}) {
  return (
    <li className="[contain-intrinsic-size:auto_62px] [content-visibility:auto]">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={classNames(
          "relative flex w-full flex-col gap-1 rounded-lg px-3 py-2.5 text-left transition-colors focus-visible:-outline-offset-2",
          isChosen ? "bg-accent-soft" : "hover:bg-hover",
        )}
      >
        <span className="flex w-full items-center gap-2">
          <span className="min-w-0 flex-1 truncate font-medium text-13 figures">
            {phoneText(call.phoneNumber)}
          </span>
          <Badge className="font-mono">{shortSid(call.callSid)}</Badge>
        </span>
        <span className="flex w-full gap-2 text-12 text-muted figures">
          <span className="flex-1">{formats().dateTime(call.startTime)}</span>
          <span>{texts().messages(formats().whole(call.messages.length))}</span>
        </span>
      </button>
    </li>
  );
}

function ListSkeleton() {
  return (
    <div className="space-y-1 p-1.5">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="space-y-2 px-3 py-2.5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-56" />
        </div>
      ))}
    </div>
  );
}
