import type { CallDetail } from "../../api/calls.ts";
import type { ActiveCall } from "../../api/live-messages.ts";
import { BlockButton } from "../calls/block-button.tsx";
import { HangUpButton } from "../calls/hang-up-button.tsx";
import { OutcomeMenu } from "../calls/outcome-menu.tsx";
import { TakeOver } from "./take-over.tsx";
import { WhisperField } from "./whisper-field.tsx";

/** What can be done with a running call; the agent is led only while it is the agent that speaks. */
export function SteeringBar({
  call,
  active,
  draft,
  onDraft,
  onWhisper,
}: {
  call: CallDetail;
  active: ActiveCall;
  draft: string;
  onDraft(text: string): void;
  onWhisper(text: string): void;
}) {
  const isLed = active.status === "in-progress" && !active.isTakenOver;
  return (
    <div className="@container shrink-0 space-y-2 border-t border-line p-4">
      {isLed && <WhisperField draft={draft} onDraft={onDraft} onSend={onWhisper} />}
      {/* Two beside two, or all in a row where there is room. */}
      <div className="flex flex-wrap gap-2 *:grow *:basis-[calc(50%-4px)] @lg:*:basis-auto">
        {isLed && <TakeOver callId={call.id} number={call.phoneNumber} />}
        <OutcomeMenu call={call} className="grow" />
        <BlockButton number={call.phoneNumber} callId={call.id} isRunning />
        <HangUpButton callId={call.id} number={call.phoneNumber} />
      </div>
    </div>
  );
}
