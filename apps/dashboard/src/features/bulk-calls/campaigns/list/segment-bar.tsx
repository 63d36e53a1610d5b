import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { formats } from "../../../../messages/formats.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { SEGMENT_LOOKS } from "./segment-looks.ts";
import type { Segment } from "./segments.ts";

const texts = campaignViewsTexts;

/** How far a campaign is, and with which results. */
export function SegmentBar({
  segments,
  done,
  total,
  className,
}: {
  segments: readonly Segment[];
  done: number;
  total: number;
  className?: string;
}) {
  const { whole, listed } = formats();
  const parts = segments.map(({ name, amount }) => `${whole(amount)} ${texts().segments[name]}`);
  return (
    <div
      role="progressbar"
      aria-label={texts().progress}
      aria-valuemin={0}
      aria-valuemax={Math.max(1, total)}
      aria-valuenow={Math.min(done, Math.max(1, total))}
      aria-valuetext={`${texts().done(whole(done), whole(total))}: ${listed(parts)}`}
      className={classNames("flex h-2 gap-px overflow-hidden rounded-full bg-press", className)}
    >
      {segments
        .filter(({ name }) => name !== "waiting")
        .map(({ name, percent }) => (
          <span
            key={name}
            style={{ width: `${percent}%` }}
            className={classNames("h-full min-w-[3px] shrink-0", SEGMENT_LOOKS[name])}
          />
        ))}
    </div>
  );
}

/** What the parts of the bar are. */
export function SegmentLegend({ segments }: { segments: readonly Segment[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-12 text-muted">
      {segments.map(({ name, amount }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={classNames(
              "size-2 rounded-xs",
              SEGMENT_LOOKS[name],
              name === "waiting" && "outline-1 outline-line-strong",
            )}
          />
          <span>
            <span className="font-medium text-ink figures">{formats().whole(amount)}</span>{" "}
            {texts().segments[name]}
          </span>
        </li>
      ))}
    </ul>
  );
}
