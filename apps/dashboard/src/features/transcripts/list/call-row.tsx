import { AudioLines, Network } from "lucide-react";
import type { ListedTranscript } from "../../../api/transcripts.ts";
import { formats } from "../../../messages/formats.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { endText } from "../../calls/call-end.ts";
import { OutcomeBadge } from "../../calls/outcome-badge.tsx";
import { phoneText } from "../../calls/phone-text.ts";
import { Marked } from "./marked.tsx";
import { snippetOf } from "./marked-text.ts";
import { shortSid } from "./short-sid.ts";

const texts = transcriptsTexts;

/** Heights of an entry in pixels, and of one that shows what was found. */
export const ROW_HEIGHT = 106;
export const FOUND_ROW_HEIGHT = 128;

/** A call in the list; `isSearch`: with the first utterance that was found in it. */
export function CallRow({ call, isSearch }: { call: ListedTranscript; isSearch: boolean }) {
  const why = endText(call);
  const [match] = call.matches;
  return (
    <div className="flex h-full flex-col gap-1 border-b border-line px-4 py-2.5">
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium text-13 figures">
          {phoneText(call.phoneNumber)}
        </span>
        {call.hasRecording && (
          <span title={texts().recorded} className="text-muted">
            <AudioLines aria-hidden="true" className="size-3.5" />
            <span className="sr-only">{texts().recorded}</span>
          </span>
        )}
        <Badge className="font-mono">{shortSid(call.callSid ?? call.id)}</Badge>
      </span>
      <span className="flex gap-1.5 text-12 whitespace-nowrap text-muted figures">
        <span>{formats().dateTime(call.startTime)}</span>
        <span aria-hidden="true">·</span>
        <span>{formats().duration(call.duration)}</span>
        <span className="ml-auto truncate">
          {texts().messages(formats().whole(call.messageCount))}
        </span>
      </span>
      <span className="flex min-w-0 items-center gap-2">
        <OutcomeBadge call={call} />
        {why && (
          <span title={why} className="min-w-0 truncate text-12 text-muted">
            {why}
          </span>
        )}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 text-12 text-muted">
        <Network aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="truncate">
          {call.treeName}
          {call.campaign && call.campaign.name !== call.treeName && ` · ${call.campaign.name}`}
        </span>
      </span>
      {isSearch && match && (
        <span className="flex min-w-0 gap-2 text-12">
          <span className="min-w-0 flex-1 truncate">
            <Marked parts={snippetOf(match)} />
          </span>
          {call.matchCount > 1 && (
            <span className="shrink-0 text-muted figures">
              {texts().moreMatches(formats().whole(call.matchCount - 1))}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
