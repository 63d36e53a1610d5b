import { Eye } from "lucide-react";
import { useLocation } from "wouter";
import type { ActiveCall } from "../../../api/live-messages.ts";
import { useSecondsSince } from "../../../app/use-seconds-since.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { callAddress } from "../../calls/call-address.ts";
import { HangUpButton } from "../../calls/hang-up-button.tsx";
import { LiveBadge } from "../../calls/live-badge.tsx";
import { phoneText } from "../../calls/phone-text.ts";

const texts = () => messages().calls;

/** A call in progress, as the builder lists it. */
export function CallRow({ call }: { call: ActiveCall }) {
  const seconds = useSecondsSince(call.startTime);
  const [, go] = useLocation();
  return (
    <li className="rounded-lg border border-line p-3">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium text-13 figures">
          {phoneText(call.phoneNumber)}
        </span>
        <LiveBadge />
      </div>
      <p className="mt-0.5 flex gap-2 text-12 text-muted">
        <span className="min-w-0 flex-1 truncate">
          {call.currentNodeTitle
            ? texts().atNode(call.currentNodeTitle)
            : (texts().statuses[call.status] ?? call.status)}
        </span>
        <span className="figures">{formats().duration(seconds)}</span>
      </p>
      <div className="mt-2.5 flex gap-2">
        <Button size="small" className="flex-1" onClick={() => go(callAddress(call.id))}>
          <Eye />
          {texts().monitor}
        </Button>
        <HangUpButton
          callId={call.id}
          number={call.phoneNumber}
          look="quiet-danger"
          size="small"
          className="flex-1 border border-line-strong"
        />
      </div>
    </li>
  );
}
