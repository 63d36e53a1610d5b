import { PhoneIncoming, PhoneOutgoing } from "lucide-react";
import { Link } from "wouter";
import { errorText } from "../../../api/api-error.ts";
import { useActiveCall } from "../../../api/calls.ts";
import { type ContactCall, useContactCalls } from "../../../api/contacts.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { callAddress, transcriptAddress } from "../../calls/call-address.ts";
import { OutcomeBadge } from "../../calls/outcome-badge.tsx";
import { DrawerSection } from "./drawer-section.tsx";

const texts = () => contactsTexts().drawer;

/** The calls with a contact, the newest first. */
export function CallsSection({ contactId, count }: { contactId: string; count: number }) {
  const query = useContactCalls(contactId);
  const calls = query.data?.pages.flatMap((page) => page.calls) ?? [];
  return (
    <DrawerSection title={texts().calls(formats().whole(count))}>
      {query.isPending && <Skeleton className="h-16 w-full" />}
      {query.isError && !query.data && (
        <ErrorState compact text={errorText(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && calls.length === 0 && <p className="text-13 text-muted">{texts().noCalls}</p>}
      <ul className="divide-y divide-line">
        {calls.map((call) => (
          <CallItem key={call.id} call={call} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          size="small"
          look="quiet"
          className="mt-2"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts().moreCalls}
        </Button>
      )}
    </DrawerSection>
  );
}

function CallItem({ call }: { call: ContactCall }) {
  const active = useActiveCall(call.id);
  const { dateTime, duration } = formats();
  const Icon = call.direction === "inbound" ? PhoneIncoming : PhoneOutgoing;
  const link = active
    ? { href: callAddress(call.id), text: texts().watch }
    : call.callSid
      ? { href: transcriptAddress(call.callSid), text: texts().transcript }
      : null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-13">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="figures">
          {call.direction === "inbound" && <span className="sr-only">{texts().incoming} </span>}
          {dateTime(call.startTime)}
          {call.duration !== null && (
            <span className="text-muted"> · {duration(call.duration)}</span>
          )}
        </p>
        <p className="truncate text-12 text-muted">
          {[call.treeName, call.campaign?.name].filter(Boolean).join(" · ")}
        </p>
      </div>
      <OutcomeBadge call={call} />
      {link && (
        <Link href={link.href} className="font-medium text-12 text-accent-ink hover:underline">
          {link.text}
        </Link>
      )}
    </li>
  );
}
