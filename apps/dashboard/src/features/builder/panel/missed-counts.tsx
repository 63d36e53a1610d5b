import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useNotUnderstoodCounts } from "../../../api/not-understood.ts";
import { missedCountsAtom } from "../editor/view.ts";

/** Tells the cards of a tree how much was not understood there in calls. Draws nothing itself. */
export function MissedCounts({ treeId }: { treeId: string }) {
  const { data } = useNotUnderstoodCounts(treeId);
  const setCounts = useSetAtom(missedCountsAtom);
  useEffect(() => {
    const heard = Object.entries(data ?? {}).map(([id, { calls }]) => [id, calls] as const);
    setCounts(new Map(heard.filter(([, calls]) => calls > 0)));
    return () => setCounts(new Map());
  }, [data, setCounts]);
  return null;
}
