import { useAtomValue } from "jotai";
import { type StoredRun, useComparison } from "../../../api/simulation.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { runningAtom } from "../running/simulation-atoms.ts";
import { useAddress } from "../use-address.ts";
import type { Again } from "./use-lead-again.ts";

const texts = resultTexts;

const TONES: Record<string, Tone> = { better: "success", worse: "failure", unclear: "neutral" };

/** Below a suggestion that was applied: what it brought, conversation by conversation. */
export function LedAgain({ run, again }: { run: StoredRun; again: Again }) {
  switch (again.state) {
    case "none":
      return null;
    case "running":
      return <Running total={run.totalRuns} />;
    case "refused":
      return <p className="mt-2 ml-6 text-12 text-muted">{texts().notLedAgain}</p>;
    case "done":
      return <Difference run={run} {...again} />;
  }
}

function Running({ total }: { total: number }) {
  const running = useAtomValue(runningAtom);
  const done = running?.progress?.done ?? 0;
  return (
    <div className="mt-2 ml-6">
      <p role="status" className="text-12 text-muted figures">
        {texts().leadingAgain(formats().whole(total))}
      </p>
      <div
        role="progressbar"
        aria-label={texts().leadingAgain(formats().whole(total))}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-press"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${(done / total) * 100}%` }}
        />
      </div>
    </div>
  );
}

function Difference({
  run,
  runId: otherId,
  wasCurrent,
}: {
  run: StoredRun;
  runId: string;
  /** Nothing else has changed in between. */
  wasCurrent: boolean;
}) {
  const comparison = useComparison(run.runId, otherId);
  const [, show] = useAddress();
  if (comparison.isError) {
    return <QueryError compact title={texts().comparisonFailed} query={comparison} />;
  }
  if (!comparison.data) return <Skeleton className="mt-2 ml-6 h-14" />;
  const { paired, rates } = comparison.data;
  const { significance, ...values } = paired ?? rates.success;
  const { percent } = formats();
  const signed = (value: number) =>
    `${value < 0 ? "−" : value > 0 ? "+" : "±"}${formats().number(Math.abs(value))}`;
  return (
    <section aria-label={texts().ledAgain} className="mt-2 ml-6 rounded-lg bg-base p-3">
      <p className="text-12 text-muted">{texts().ledAgain}</p>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold text-16 figures">
          {texts().fromTo(percent(values.one), percent(values.other))}
        </p>
        <Badge tone={TONES[significance] ?? "neutral"}>{texts().significance[significance]}</Badge>
        <Button
          size="small"
          look="quiet"
          className="ml-auto"
          onClick={() => show({ compared: [run.runId, otherId] })}
        >
          {texts().compareRuns}
        </Button>
      </div>
      <p className="text-12 text-muted figures">
        {texts().pairedRange(signed(values.difference), signed(values.low), signed(values.high))}
        {paired &&
          ` · ${texts().gainedAndLost(formats().whole(paired.gained), formats().whole(paired.lost))}`}
      </p>
      {!paired && <p className="mt-1 text-12 text-muted">{texts().ledAgainUnpaired}</p>}
      {!wasCurrent && <p className="mt-1 text-12 text-muted">{texts().ledAgainChanged}</p>}
    </section>
  );
}
