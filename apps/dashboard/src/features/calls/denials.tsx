import { Link } from "wouter";
import type { ApiError } from "../../api/api-error.ts";
import { blockingTexts } from "../../messages/blocking.ts";
import { Button } from "../../ui/button.tsx";
import { needsConsent, RecordConsent } from "../consents/record-consent.tsx";
import { ANCHORS } from "../settings/anchors.ts";

const texts = blockingTexts;

/** Why a call was refused, and the ways out. */
export function Denials({
  error,
  ...rest
}: {
  error: ApiError;
  number: string;
  /** It may be allowed now. */
  onChanged(): void;
}) {
  return <DenialList denials={denialsOf(error)} {...rest} />;
}

/** Why a number may not be called, each rule with when it would let the call through, and the ways out. */
export function DenialList({
  denials,
  number,
  onChanged,
}: {
  denials: readonly Denial[];
  number: string;
  /** It may be allowed now. */
  onChanged(): void;
}) {
  return (
    <div className="mt-3 rounded-lg border border-line bg-base p-3">
      <h3 className="font-medium text-13">{texts().refused}</h3>
      <ul className="mt-1 space-y-1.5 text-12 text-muted [overflow-wrap:anywhere]">
        {denials.map(({ rule, ruleName, message, sourceName, again }) => (
          <li key={`${rule} ${message}`}>
            {ruleName && <span className="font-medium text-ink">{ruleName}: </span>}
            {message}
            {(sourceName || again) && (
              <span className="block text-faint">
                {[sourceName, again].filter(Boolean).join(" · ")}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {denials.some(({ code }) => code === "no-company") && (
          <Button asChild size="small">
            <Link href={`/settings#${ANCHORS.rules}`}>{texts().company}</Link>
          </Button>
        )}
        {denials.some(needsConsent) && (
          <RecordConsent size="small" number={number} onRecorded={onChanged} />
        )}
        <Button asChild size="small">
          <Link href={`/settings#${ANCHORS.ownNumbers}`}>{texts().ownNumber}</Link>
        </Button>
        <Button asChild size="small" look="quiet">
          <Link href={`/settings#${ANCHORS.rules}`}>{texts().rules}</Link>
        </Button>
      </div>
    </div>
  );
}

export interface Denial {
  rule: string;
  code?: string;
  ruleName?: string;
  message: string;
  sourceName?: string;
  /** When it would be possible again, as a sentence. */
  again?: string | null;
}

function denialsOf(error: ApiError): Denial[] {
  const { denials } = error.details;
  return Array.isArray(denials) ? denials : [];
}
