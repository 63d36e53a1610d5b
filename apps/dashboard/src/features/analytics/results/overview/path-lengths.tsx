import { resultTexts } from "../../../../messages/analytics.ts";
import { formats } from "../../../../messages/formats.ts";
import { useWidth } from "../../../drawing/use-width.ts";

const texts = resultTexts;
const HEIGHT = 150;
const FOOT = 20;
const HEAD = 18;
/** Steps that count as a bounce, and as engagement. */
const BOUNCE = { from: 0, to: 3 };
const ENGAGEMENT = { from: 5, to: 10 };
/** Pixels that a number below a bar takes. */
const LABEL = 26;

/** How many conversations took how many steps; the areas of bounce and engagement behind the bars. */
export function PathLengths({ lengths }: { lengths: readonly number[] }) {
  const last = lengths.findLastIndex((count) => count > 0);
  const shown = lengths.slice(0, Math.max(ENGAGEMENT.to + 1, last + 1));
  const most = Math.max(1, ...shown);
  const [frame, width] = useWidth();
  const pitch = width / shown.length;
  const isOpenEnded = shown.length === lengths.length;
  const every = Math.max(1, Math.ceil(LABEL / Math.max(1, pitch)));
  const bars = shown.map((count, steps) => ({
    steps:
      isOpenEnded && steps === shown.length - 1 ? texts().orMore(String(steps)) : String(steps),
    count,
    x: steps * pitch,
    height: count === 0 ? 0 : Math.max(1.5, (count / most) * (HEIGHT - FOOT - HEAD)),
    zone: zoneOf(steps),
  }));
  const told = bars.filter(({ count }) => count > 0);
  return (
    <div ref={frame}>
      <svg
        role="img"
        aria-label={told
          .map(({ steps, count }) => texts().pathLength(steps, formats().whole(count)))
          .join("; ")}
        width={width}
        height={HEIGHT}
        className="block text-12 figures"
      >
        <Zone {...BOUNCE} pitch={pitch} label={texts().bounceZone} className="fill-warning-soft" />
        <Zone
          {...ENGAGEMENT}
          pitch={pitch}
          label={texts().engagementZone}
          className="fill-success-soft"
        />
        {bars.map(({ steps, count, x, height, zone }, index) => (
          <g key={steps}>
            <title>{texts().pathLength(steps, formats().whole(count))}</title>
            <rect x={x} y={HEAD} width={pitch} height={HEIGHT - FOOT - HEAD} fill="transparent" />
            <rect
              x={x + pitch * 0.16}
              y={HEIGHT - FOOT - height}
              width={pitch * 0.68}
              height={height}
              rx={2}
              className={FILLS[zone]}
            />
            {index % every === 0 && (
              <text x={x + pitch / 2} y={HEIGHT - 5} textAnchor="middle" className="fill-muted">
                {steps}
              </text>
            )}
          </g>
        ))}
        <line
          x1={0}
          x2={width}
          y1={HEIGHT - FOOT + 0.5}
          y2={HEIGHT - FOOT + 0.5}
          className="stroke-line-strong"
        />
      </svg>
    </div>
  );
}

const FILLS = {
  bounce: "fill-warning-fill",
  engagement: "fill-accent",
  other: "fill-neutral-fill",
};

function zoneOf(steps: number): keyof typeof FILLS {
  if (steps <= BOUNCE.to) return "bounce";
  return steps >= ENGAGEMENT.from && steps <= ENGAGEMENT.to ? "engagement" : "other";
}

function Zone({
  from,
  to,
  pitch,
  label,
  className,
}: {
  from: number;
  to: number;
  pitch: number;
  label: string;
  className: string;
}) {
  return (
    <>
      <rect
        x={from * pitch}
        width={(to - from + 1) * pitch}
        height={HEIGHT - FOOT}
        className={className}
      />
      <text x={from * pitch + 6} y={13} className="fill-muted text-12">
        {label}
      </text>
    </>
  );
}
