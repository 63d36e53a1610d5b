import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { ChevronDown, ChevronUp, LocateFixed, PhoneCall, X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import type { ActiveCall } from "../../../api/live-messages.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { liveCallsTexts } from "../../../messages/live-calls.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { HangUpButton } from "../../calls/hang-up-button.tsx";
import { LiveBadge } from "../../calls/live-badge.tsx";
import { phoneText } from "../../calls/phone-text.ts";
import { LastWords } from "../../live-calls/card-shell.tsx";
import { RunningSeconds } from "../../live-calls/running-seconds.tsx";
import { TakeOver } from "../../live-calls/take-over.tsx";
import { TakenOverBadge } from "../../live-calls/taken-over-badge.tsx";
import { useGivenBack } from "../../live-calls/use-given-back.ts";
import { NodeChip } from "../../trees/node-chip.tsx";
import { nameAtNumber } from "../test-call/people.ts";
import { CalleeHeading } from "./callee-heading.tsx";
import { DetailsLink } from "./details-link.tsx";
import { EndedPart } from "./ended-part.tsx";
import { useFollow } from "./use-follow.ts";
import { useWatchedCall } from "./use-watched-call.ts";
import { foldedAtom, followingAtom, wantedCallAtom, watchAtom } from "./watch-atoms.ts";

const texts = liveCallsTexts;

/** A running call of the tree over its canvas: what is said, where it stands, and what can be done. */
export function LiveCard({ treeId }: { treeId: string }) {
  const { calls, watched, letGo } = useWatchedCall(treeId);
  const isFolded = useAtomValue(foldedAtom);
  const card = useRef<HTMLElement>(null);
  if (!watched) return null;
  const call = watched.overAt === null ? calls.find(({ id }) => id === watched.id) : undefined;
  return (
    <div className="@container pointer-events-none absolute inset-x-3 top-3 z-10">
      <section
        ref={card}
        aria-label={texts().onCanvas}
        className="pointer-events-auto w-90 max-w-full animate-fade-in rounded-xl border border-line bg-raised shadow-float @max-[640px]:mt-13"
      >
        {isFolded && call ? (
          <Folded count={calls.length} />
        ) : (
          <div className="space-y-2.5 p-3">
            {call ? (
              <Running key={call.id} call={call} card={card} others={<Others calls={calls} />} />
            ) : (
              <EndedPart
                callId={watched.id}
                end={
                  <>
                    <Others calls={calls} />
                    <IconButton
                      label={messages().common.close}
                      className="-my-1.5 -mr-1.5"
                      onClick={letGo}
                    >
                      <X />
                    </IconButton>
                  </>
                }
              />
            )}
          </div>
        )}
      </section>
    </div>
  );
}

function Running({
  call,
  card,
  others,
}: {
  call: ActiveCall;
  card: RefObject<HTMLElement | null>;
  others: ReactNode;
}) {
  const isTalking = call.status === "in-progress";
  const status = messages().calls.statuses[call.status] ?? call.status;
  const setFolded = useSetAtom(foldedAtom);
  useGivenBack(call);
  useFollow(call.currentNodeId, card);
  return (
    <>
      <div className="flex items-center gap-2">
        <CalleeHeading number={call.phoneNumber} />
        <span className="ml-auto text-13 text-muted">
          <RunningSeconds since={call.startTime} format={formats().duration} />
        </span>
        {others}
        <IconButton
          label={texts().fold}
          className="-my-1.5 -mr-1.5"
          onClick={() => setFolded(true)}
        >
          <ChevronUp />
        </IconButton>
      </div>
      <div className="flex h-7 min-w-0 items-center gap-2 text-12 text-muted">
        {isTalking && <LiveBadge />}
        {call.isTakenOver && <TakenOverBadge />}
        {call.currentNodeTitle && isTalking ? (
          <NodeChip kind={call.currentNodeKind ?? "message"} title={call.currentNodeTitle} />
        ) : (
          <span>{status}</span>
        )}
        <Follow />
      </div>
      <LastWords said={call.lastMessages} isLive />
      <div className="flex flex-wrap gap-2 *:grow *:px-2">
        {isTalking && !call.isTakenOver && (
          <TakeOver callId={call.id} number={call.phoneNumber} size="small" className="flex-auto" />
        )}
        <HangUpButton
          callId={call.id}
          number={call.phoneNumber}
          look="quiet-danger"
          size="small"
          className="border border-line-strong"
        />
        <DetailsLink callId={call.id} />
      </div>
    </>
  );
}

/** Lets the view go along again, once somebody has looked elsewhere. */
function Follow() {
  const [isFollowing, setFollowing] = useAtom(followingAtom);
  if (isFollowing) return null;
  return (
    <Button size="small" look="quiet" className="ml-auto" onClick={() => setFollowing(true)}>
      <LocateFixed />
      {texts().follow}
    </Button>
  );
}

/** Which of several calls is watched. */
function Others({ calls }: { calls: readonly ActiveCall[] }) {
  const watch = useSetAtom(watchAtom);
  const wanted = useAtomValue(wantedCallAtom);
  if (calls.length < 2) return null;
  return (
    <Menu
      trigger={
        <Button size="small" look="quiet" className="-my-1.5">
          {texts().several(formats().whole(calls.length))}
          <ChevronDown />
        </Button>
      }
    >
      {calls.map(({ id, phoneNumber, currentNodeTitle }) => (
        <MenuItem key={id} icon={<PhoneCall />} disabled={id === wanted} onSelect={() => watch(id)}>
          <span className="figures">{nameAtNumber(phoneNumber) ?? phoneText(phoneNumber)}</span>
          {currentNodeTitle && <span className="text-muted">{currentNodeTitle}</span>}
        </MenuItem>
      ))}
    </Menu>
  );
}

function Folded({ count }: { count: number }) {
  const setFolded = useSetAtom(foldedAtom);
  return (
    <button
      type="button"
      onClick={() => setFolded(false)}
      className="flex h-9 w-full items-center gap-2 rounded-xl px-3 text-left font-medium text-13 hover:bg-hover"
    >
      <LiveBadge />
      {messages().frame.callsInProgress(count)}
      <span className="ml-auto flex items-center gap-1 text-12 text-accent-ink">
        {texts().watch}
        <ChevronDown aria-hidden="true" className="size-4" />
      </span>
    </button>
  );
}
