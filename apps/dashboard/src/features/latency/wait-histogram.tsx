import type { WaitDistribution } from "../../api/latency.ts";
import { formats } from "../../messages/formats.ts";
import { latencyTexts } from "../../messages/latency.ts";

const texts = latencyTexts;
const BAR = 5;
const GAP = 2;
const HEIGHT = 22;

/** How many answers took how long, a bar for each span of time. */
export function WaitHistogram({ histogram }: { histogram: WaitDistribution["histogram"] }) {
  const most = Math.max(...histogram.map(({ count }) => count));
  const bars = histogram.map(({ count }, index) => ({
    count,
    range: rangeText(histogram, index),
    height: count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT),
  }));
  const width = bars.length * (BAR + GAP) - GAP;
  const told = bars.filter(({ count }) => count > 0);
  return (
    <svg
      role="img"
      aria-label={told
        .map(({ range, count }) => texts().bar(range, formats().whole(count)))
        .join("; ")}
      width={width}
      height={HEIGHT + 1}
      viewBox={`0 0 ${width} ${HEIGHT + 1}`}
      className="block shrink-0"
    >
      <line x1={0} x2={width} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} className="stroke-line-strong" />
      {bars.map(({ range, count, height }, index) => (
        <g key={range}>
          <title>{texts().bar(range, formats().whole(count))}</title>
          <rect x={index * (BAR + GAP)} width={BAR} height={HEIGHT} fill="transparent" />
          <rect
            x={index * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={1}
            className="fill-accent"
          />
        </g>
      ))}
    </svg>
  );
}

/** The end of a bar: 25 ms, 1,5 s. */
function endText(milliseconds: number): string {
  return milliseconds < 1000
    ? `${formats().whole(milliseconds)} ms`
    : `${formats().number(milliseconds / 1000)} s`;
}

function rangeText(histogram: WaitDistribution["histogram"], index: number): string {
  const start = histogram[index - 1]?.below;
  const end = histogram[index]?.below;
  if (typeof end !== "number") return texts().from(endText(start ?? 0));
  return typeof start === "number"
    ? texts().between(endText(start), endText(end))
    : texts().below(endText(end));
}
