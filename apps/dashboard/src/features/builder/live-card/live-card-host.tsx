import { lazy, Suspense } from "react";
import { useActiveCalls } from "../../../api/calls.ts";
import { useWasOpen } from "../../../ui/use-was-open.ts";

const LiveCard = lazy(async () => ({ default: (await import("./live-card.tsx")).LiveCard }));

/** The card of a running call over the canvas; loaded with the first call, mostly there is none. */
export function LiveCardHost({ treeId }: { treeId: string }) {
  const { data = [] } = useActiveCalls();
  if (!useWasOpen(data.some((call) => call.treeId === treeId))) return null;
  return (
    <Suspense>
      <LiveCard key={treeId} treeId={treeId} />
    </Suspense>
  );
}
