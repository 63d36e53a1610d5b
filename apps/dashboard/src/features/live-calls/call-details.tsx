import { useSetAtom } from "jotai";
import { ArrowLeftRight, Network, PhoneIncoming, ScrollText } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import type { CallDetail } from "../../api/calls.ts";
import type { ActiveCall } from "../../api/live-messages.ts";
import { useTree } from "../../api/trees.ts";
import { chosenTreeAtom } from "../../app/selection.ts";
import { formats } from "../../messages/formats.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { campaignAddress } from "../bulk-calls/campaigns/campaign-address.ts";
import { BlockButton } from "../calls/block-button.tsx";
import { transcriptAddress } from "../calls/call-address.ts";
import { endText } from "../calls/call-end.ts";
import { CampaignLine } from "../calls/campaign-line.tsx";
import { OutcomeBadge } from "../calls/outcome-badge.tsx";
import { OutcomeMenu } from "../calls/outcome-menu.tsx";
import { phoneText } from "../calls/phone-text.ts";
import { WouldNotBeCalled } from "../calls/would-not-be-called.tsx";
import { PathMap } from "../drawing/path-map.tsx";
import { LiveTranscript } from "./live-transcript.tsx";
import { PathChips } from "./path-chips.tsx";
import { Recording } from "./recording.tsx";
import { RunningLine } from "./running-line.tsx";
import { SteeringBar } from "./steering-bar.tsx";
import { TakenOverBadge } from "./taken-over-badge.tsx";
import { useGivenBack } from "./use-given-back.ts";
import { usePathSteps } from "./use-path-steps.ts";
import { useWhispers } from "./use-whispers.ts";
import { WaitingWhisper } from "./waiting-whisper.tsx";

const texts = liveCallsTexts;

/** `active`: what is known of the call while it runs, `null` when it is over. */
export function CallDetails({ call, active }: { call: CallDetail; active: ActiveCall | null }) {
  const tree = useTree(call.treeId);
  const path = usePathSteps(tree, call.path, call.messages);
  useGivenBack(active);
  const [draft, setDraft] = useState("");
  const { waiting, whisper } = useWhispers(call.id, call.messages, setDraft);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="shrink-0 space-y-2 border-b border-line p-5 pr-14">
        <h2 className="truncate font-semibold text-16 figures">{phoneText(call.phoneNumber)}</h2>
        {active ? <RunningLine active={active} call={call} /> : <EndedLine call={call} />}
        <div className="flex h-5 items-center gap-1">
          <p className="min-w-0 truncate text-12 text-muted">{call.treeName}</p>
          {tree && <ShowInTree treeId={tree.id} />}
          {call.direction === "inbound" && (
            <Badge icon={<PhoneIncoming />}>{texts().inbound}</Badge>
          )}
          {call.line === "gather" && (
            <Tooltip text={texts().turnByTurnHint}>
              <span>
                <Badge icon={<ArrowLeftRight />}>{texts().turnByTurn}</Badge>
              </span>
            </Tooltip>
          )}
        </div>
        {call.campaign && (
          <CampaignLine call={call}>
            <Link
              href={campaignAddress(call.campaign.id)}
              className="truncate font-medium text-accent-ink hover:underline"
            >
              {call.campaign.name}
            </Link>
          </CampaignLine>
        )}
        <PathChips path={path} />
        <WouldNotBeCalled reasons={call.wouldNotBeCalled} number={call.phoneNumber} />
      </div>
      {tree && call.path.length > 0 && (
        <PathMap tree={tree} path={call.path} isOver={active === null} />
      )}
      {!active && call.recordings.some(({ status }) => status === "completed") && (
        <Recording callId={call.id} />
      )}
      <LiveTranscript
        said={call.messages}
        isRunning={active !== null}
        nothing={call.notLogged && whyNotLogged(call.notLogged)}
      >
        {waiting.map(({ key, text }) => (
          <WaitingWhisper key={key} text={text} isTooLate={active === null} />
        ))}
        {call.isTakenOver && <li className="text-13 text-muted">{texts().humanSpeaks}</li>}
      </LiveTranscript>
      {active ? (
        <SteeringBar
          call={call}
          active={active}
          draft={draft}
          onDraft={setDraft}
          onWhisper={whisper}
        />
      ) : (
        <div className="flex shrink-0 flex-wrap gap-2 border-t border-line p-4">
          <OutcomeMenu call={call} className="grow" />
          <BlockButton number={call.phoneNumber} callId={call.id} className="grow" />
          <ToTranscript callSid={call.callSid ?? call.id} />
        </div>
      )}
    </div>
  );
}

function whyNotLogged({ disclosedAt }: NonNullable<CallDetail["notLogged"]>): string {
  return texts().notLogged(disclosedAt && formats().time(disclosedAt));
}

function EndedLine({ call }: { call: CallDetail }) {
  const why = endText(call);
  return (
    <>
      <p className="flex items-center gap-2 text-13 text-muted">
        <OutcomeBadge call={call} />
        {call.isTakenOver && <TakenOverBadge />}
        <span className="figures">{formats().duration(call.duration)}</span>
        {call.outcomeBy === "operator" && <span className="text-12">{texts().markedByHand}</span>}
      </p>
      {why && <p className="text-13 [overflow-wrap:anywhere]">{why}</p>}
      {call.error && <p className="text-12 text-muted">{texts().errorCode(call.error.code)}</p>}
    </>
  );
}

/** Into the builder, where the way of running calls is lit on the canvas. */
function ShowInTree({ treeId }: { treeId: string }) {
  const choose = useSetAtom(chosenTreeAtom);
  const [, go] = useLocation();
  return (
    <IconButton
      label={texts().showInTree}
      className="size-6"
      onClick={() => {
        choose(treeId);
        go("/");
      }}
    >
      <Network />
    </IconButton>
  );
}

function ToTranscript({ callSid }: { callSid: string }) {
  return (
    <Button asChild className="grow">
      <Link href={transcriptAddress(callSid)}>
        <ScrollText />
        {texts().toTranscript}
      </Link>
    </Button>
  );
}
