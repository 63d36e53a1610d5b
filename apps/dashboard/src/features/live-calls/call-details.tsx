import { useSetAtom } from "jotai";
import { ChevronRight, ScrollText } from "lucide-react";
import { Link } from "wouter";
import type { CallDetail } from "../../api/calls.ts";
import type { ActiveCall } from "../../api/live-messages.ts";
import { chosenTranscriptAtom } from "../../app/selection.ts";
import { useNow } from "../../app/use-now.ts";
import { formatDuration, secondsBetween } from "../../format/durations.ts";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";
import { endText } from "../calls/call-end.ts";
import { HangUpButton } from "../calls/hang-up-button.tsx";
import { LiveBadge } from "../calls/live-badge.tsx";
import { OutcomeBadge } from "../calls/outcome-badge.tsx";
import { NodeChip } from "../trees/node-chip.tsx";
import { useTreeNodes } from "./current-node.tsx";
import { LiveTranscript } from "./live-transcript.tsx";

const texts = messages.calls;

/** `active`: what is known of the call while it runs, `null` when it is over. */
export function CallDetails({ call, active }: { call: CallDetail; active: ActiveCall | null }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="shrink-0 space-y-2 border-b border-line p-5 pr-14">
        <h2 className="truncate font-semibold text-16 figures">
          {call.phoneNumber || texts.unknownNumber}
        </h2>
        {active ? <RunningLine active={active} /> : <EndedLine call={call} />}
        <p className="truncate text-12 text-muted">{call.treeName}</p>
      </div>
      <Path call={call} />
      <LiveTranscript said={call.messages} isRunning={active !== null} />
      <div className="flex shrink-0 gap-2 border-t border-line p-4">
        {active ? (
          <HangUpButton callId={call.id} className="flex-1" />
        ) : (
          <ToTranscript callSid={call.callSid ?? call.id} />
        )}
      </div>
    </div>
  );
}

function RunningLine({ active }: { active: ActiveCall }) {
  const time = useNow();
  return (
    <p className="flex items-center gap-2 text-13 text-muted">
      {active.status === "in-progress" && <LiveBadge />}
      <span>{texts.statuses[active.status] ?? active.status}</span>
      <span className="figures">
        {formatDuration(secondsBetween(Date.parse(active.startTime), time))}
      </span>
    </p>
  );
}

function EndedLine({ call }: { call: CallDetail }) {
  const why = endText(call);
  return (
    <>
      <p className="flex items-center gap-2 text-13 text-muted">
        <OutcomeBadge call={call} />
        <span className="figures">{formatDuration(call.duration)}</span>
      </p>
      {why && <p className="text-13 [overflow-wrap:anywhere]">{why}</p>}
      {call.error && <p className="text-12 text-muted">{texts.errorCode(call.error.code)}</p>}
    </>
  );
}

/** The nodes the call went through, the latest last. */
function Path({ call }: { call: CallDetail }) {
  const nodes = useTreeNodes(call.treeId);
  if (call.path.length === 0) return null;
  return (
    <div className="max-h-28 shrink-0 overflow-y-auto border-b border-line px-5 py-3">
      <h3 className="sr-only">{texts.path}</h3>
      <ol className="flex flex-wrap items-center gap-1">
        {call.path.map((nodeId, step) => (
          <li key={step} className="flex max-w-full items-center gap-1">
            {step > 0 && <ChevronRight aria-hidden="true" className="size-3 shrink-0 text-faint" />}
            <NodeChip
              kind={nodes.get(nodeId)?.type ?? "message"}
              title={nodes.get(nodeId)?.title ?? nodeId}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

function ToTranscript({ callSid }: { callSid: string }) {
  const choose = useSetAtom(chosenTranscriptAtom);
  return (
    <Button asChild className="flex-1">
      <Link href="/transcripts" onClick={() => choose(callSid)}>
        <ScrollText />
        {texts.toTranscript}
      </Link>
    </Button>
  );
}
