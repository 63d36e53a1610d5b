import { Ban, CircleAlert, CircleCheck, CircleMinus, CircleX } from "lucide-react";
import { useState } from "react";
import { renewContacts } from "../../../api/contact-news.ts";
import type { AboutContact } from "../../../api/contacts.ts";
import { queryClient } from "../../../api/query-client.ts";
import { liftSuppression, useSuppression, useSuppressionDeed } from "../../../api/suppressions.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { contactsTexts } from "../../../messages/contacts.ts";
import { formats } from "../../../messages/formats.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { BlockButton } from "../../calls/block-button.tsx";
import { phoneText } from "../../calls/phone-text.ts";
import { RecordConsent } from "../../consents/record-consent.tsx";
import { asPerson } from "../../person/ask-person.ts";
import { ReasonDialog } from "../../settings/lawful-calling/reason-dialog.tsx";
import { DrawerSection } from "./drawer-section.tsx";

const texts = () => contactsTexts().drawer;

/** Whether the contact agreed to be called, and whether its number is blocked; both can be set. */
export function ConsentSection({ about }: { about: AboutContact }) {
  const { contact, consent, consents } = about;
  const { phone } = contact;
  const renew = () => renewContacts(queryClient, new Set([contact.id]));
  return (
    <DrawerSection title={texts().consent}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge {...LOOKS[consent]}>{texts().consentStates[consent]}</Badge>
        <RecordConsent size="small" number={phone} onRecorded={renew} />
      </div>
      {consents.length > 0 && (
        <ul className="mt-2 space-y-1.5 text-12 text-muted">
          {consents.map((each) => (
            <li key={each.id} className="[overflow-wrap:anywhere]">
              <span className="text-ink">
                {[each.company, each.purpose].filter(Boolean).join(" · ")}
              </span>{" "}
              {datesOf(each)}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <BlockButton number={phone} size="small" />
        <LiftButton number={phone} onLifted={renew} />
      </div>
      <BlockFacts number={phone} />
    </DrawerSection>
  );
}

const LOOKS: Record<AboutContact["consent"], { tone: Tone; icon: React.ReactElement }> = {
  valid: { tone: "success", icon: <CircleCheck /> },
  none: { tone: "neutral", icon: <CircleMinus /> },
  withdrawn: { tone: "failure", icon: <CircleX /> },
  expired: { tone: "warning", icon: <CircleAlert /> },
};

function datesOf(consent: AboutContact["consents"][number]): string {
  const { date } = formats();
  const { grantedAt, endsAt, withdrawnAt, lastUsedAt } = consent;
  return [
    grantedAt && texts().granted(date(grantedAt)),
    withdrawnAt && texts().withdrawn(date(withdrawnAt)),
    !withdrawnAt && endsAt && texts().ends(date(endsAt)),
    lastUsedAt && texts().lastUsed(date(lastUsedAt)),
  ]
    .filter(Boolean)
    .join(", ");
}

function BlockFacts({ number }: { number: string }) {
  const { data } = useSuppression(number);
  if (!data?.found) return null;
  const { reasonText, since } = data.found;
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-12 text-muted">
      <Ban aria-hidden="true" className="size-3.5 shrink-0" />
      {texts().blockedBy(reasonText, formats().dateTime(since))}
    </p>
  );
}

/** What waits for a decision has buttons of its own. */
function LiftButton({ number, onLifted }: { number: string; onLifted(): void }) {
  const [isAsked, setAsked] = useState(false);
  const { data } = useSuppression(number);
  const lift = useSuppressionDeed((reason: string) =>
    asPerson(() => liftSuppression({ number, reason })),
  );
  if (!data?.found || data.found.reason === "undecided") return null;
  const written = phoneText(number);

  function allow(reason: string): void {
    lift.mutate(reason, {
      onSuccess() {
        showToast({ tone: "success", title: texts().lifted(written) });
        onLifted();
      },
      onError: (error) => showFailure(texts().liftFailed, error),
      onSettled: () => setAsked(false),
    });
  }

  return (
    <>
      <Button size="small" disabled={lift.isPending} onClick={() => setAsked(true)}>
        {texts().lift}
      </Button>
      <ReasonDialog
        key={isAsked ? "asked" : "closed"}
        isOpen={isAsked}
        title={texts().liftTitle(written)}
        hint={texts().liftHint}
        action={texts().lift}
        isBusy={lift.isPending}
        onReason={allow}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
