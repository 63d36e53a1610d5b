import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo, useState } from "react";
import { useActiveCalls } from "../../../api/calls.ts";
import type { ActiveCall } from "../../../api/live-messages.ts";
import { now } from "../../../api/runtime.ts";
import { wantedCallAtom, watchedOverAtom } from "./watch-atoms.ts";
import { type Watched, watchNext } from "./watched-call.ts";

/** The running calls of a tree, which of them is watched, and what lets go of one that is over. */
export function useWatchedCall(treeId: string): {
  calls: readonly ActiveCall[];
  watched: Watched | null;
  letGo(): void;
} {
  const { data } = useActiveCalls();
  const calls = useMemo(
    () => (data ?? []).filter((call) => call.treeId === treeId),
    [data, treeId],
  );
  const wanted = useAtomValue(wantedCallAtom);
  const [shown, setShown] = useState<Watched | null>(null);
  const watched = watchNext(shown, { running: calls.map(({ id }) => id), wanted, now: now() });
  // What was shown last decides what is shown next.
  if (watched !== shown) setShown(watched);

  const over = watched !== null && watched.overAt !== null ? watched.id : null;
  const setOver = useSetAtom(watchedOverAtom);
  useEffect(() => {
    setOver(over);
    return () => setOver(null);
  }, [over, setOver]);

  return { calls, watched, letGo: () => setShown(null) };
}
