import type { Rate } from "@rufbaum/simulation";
import type { ReactNode } from "react";
import type { StoredRun } from "../../../../api/simulation.ts";
import { resultTexts } from "../../../../messages/analytics.ts";
import { formats } from "../../../../messages/formats.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { RateBar, spreadText } from "../rate-bar.tsx";

const texts = resultTexts;

/** The figures one looks at first, each rate with its uncertainty. */
export function Headline({ run }: { run: StoredRun }) {
  const { rates, performanceMetrics, duration } = run;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden bg-line @3xl:grid-cols-4">
      <RateFigure
        label={texts().success}
        percent={run.successRate}
        rate={rates.success}
        hint={texts().successHint}
      />
      <RateFigure
        label={texts().bounce}
        percent={performanceMetrics.bounceRate}
        rate={rates.bounce}
        hint={texts().bounceHint}
      />
      <RateFigure
        label={texts().engagement}
        percent={performanceMetrics.engagementRate}
        rate={rates.engagement}
        hint={texts().engagementHint}
      />
      <RateFigure label={texts().failure} percent={rates.failure.percent} rate={rates.failure} />
      <RateFigure
        label={texts().completion}
        percent={rates.completion.percent}
        rate={rates.completion}
      />
      <Figure
        label={texts().averagePath}
        value={texts().steps(formats().decimal(run.averagePathLength))}
        detail={texts().distinctPaths(formats().whole(run.distinctPaths))}
      />
      <Figure
        label={texts().duration}
        value={inMinutes(duration.median)}
        detail={texts().durationOf(inMinutes(duration.average), inMinutes(duration.p90))}
        className="col-span-2"
      />
    </dl>
  );
}

function inMinutes(seconds: number): string {
  return formats().duration(Math.round(seconds));
}

function RateFigure({
  label,
  percent,
  rate,
  hint,
}: {
  label: string;
  percent: number;
  rate: Rate;
  hint?: string;
}) {
  return (
    <Figure
      label={label}
      value={formats().percent(percent)}
      aside={spreadText(rate)}
      detail={hint ?? texts().countOf(formats().whole(rate.count), formats().whole(rate.of))}
    >
      <div className="mt-2">
        <RateBar rate={rate} />
      </div>
    </Figure>
  );
}

function Figure({
  label,
  value,
  aside,
  detail,
  className,
  children,
}: {
  label: string;
  value: string;
  aside?: string;
  detail: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={classNames("bg-surface p-4", className)}>
      <dt className="text-12 text-muted">{label}</dt>
      <dd>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold text-20 figures">{value}</span>
          {aside && <span className="text-12 text-muted figures">{aside}</span>}
        </p>
        {children}
        <p className="mt-1.5 text-12 text-muted figures">{detail}</p>
      </dd>
    </div>
  );
}
