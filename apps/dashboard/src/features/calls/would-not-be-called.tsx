import { Scale } from "lucide-react";
import { Link } from "wouter";
import { blockingTexts } from "../../messages/blocking.ts";
import { needsConsent, RecordConsent } from "../consents/record-consent.tsx";
import { ANCHORS } from "../settings/anchors.ts";

const LINK = "font-medium text-accent-ink hover:underline";

/** The rules that the emulator let a call pass, where there are any, and what to do about them. */
export function WouldNotBeCalled({
  reasons,
  number,
}: {
  reasons: readonly { code?: string; message: string }[];
  number: string;
}) {
  if (reasons.length === 0) return null;
  return (
    <div className="flex items-start gap-1.5 text-12 text-muted [overflow-wrap:anywhere]">
      <Scale aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <div>
        <p>
          {blockingTexts().wouldNotBeCalled} {reasons.map(({ message }) => message).join(" ")}
        </p>
        {reasons.some(({ code }) => code === "no-company") && (
          <Link href={`/settings#${ANCHORS.rules}`} className={LINK}>
            {blockingTexts().company}
          </Link>
        )}
        {reasons.some(needsConsent) && (
          <RecordConsent look="quiet" size="small" className="-ml-2.5" number={number} />
        )}
      </div>
    </div>
  );
}
