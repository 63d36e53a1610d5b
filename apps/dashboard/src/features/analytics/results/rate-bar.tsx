import type { Rate } from "@rufbaum/simulation";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";

const texts = resultTexts;
const HEIGHT = 10;

/** A rate on a line from 0 to 100 %, with where the true one lies. */
export function RateBar({ rate }: { rate: Rate }) {
  const { low, high, percent } = rate;
  return (
    <svg
      role="img"
      aria-label={texts().interval(formats().percent(low), formats().percent(high))}
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-2.5 w-full"
    >
      <title>{texts().interval(formats().percent(low), formats().percent(high))}</title>
      <rect y={4} width={100} height={2} className="fill-press" />
      <rect
        x={low}
        y={2}
        width={Math.max(0.6, high - low)}
        height={6}
        className="fill-accent-ink opacity-40"
      />
      <rect
        x={Math.min(99, Math.max(0, percent - 0.5))}
        width={1}
        height={10}
        className="fill-accent-ink"
      />
    </svg>
  );
}

/** Half the width of the interval, in points of percent: ± 1,2 Pkt. */
export function spreadText({ low, high }: Rate): string {
  return texts().plusMinus(formats().decimal((high - low) / 2));
}
