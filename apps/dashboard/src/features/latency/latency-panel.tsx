import { lazy, Suspense } from "react";

const LatencyFigures = lazy(async () => ({
  default: (await import("./latency-figures.tsx")).LatencyFigures,
}));

/** How long callers waited for answers; loaded when it is shown. */
export function LatencyPanel() {
  return (
    <Suspense>
      <LatencyFigures />
    </Suspense>
  );
}
