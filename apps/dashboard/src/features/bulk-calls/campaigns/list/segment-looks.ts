import type { SegmentName } from "./segments.ts";

/** Some have a pattern, too, which is seen where colours are not. */
export const SEGMENT_LOOKS: Readonly<Record<SegmentName, string>> = {
  success: "bg-live",
  interest: "bg-running",
  spoken: "bg-neutral-fill",
  unreached:
    "bg-warning-fill bg-[repeating-linear-gradient(90deg,transparent_0_4px,rgb(0_0_0/22%)_4px_5px)]",
  broken: "bg-failure",
  skipped:
    "bg-line-strong bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--surface)_3px_5px)]",
  calling: "animate-beat bg-accent",
  again:
    "bg-press bg-[radial-gradient(circle_at_center,var(--muted)_1px,transparent_1.5px)] bg-size-[5px_5px]",
  waiting: "bg-press",
};
