import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo } from "react";
import { useActiveCalls, useCalls } from "../../../api/calls.ts";
import { treeAtom } from "../editor/editing.ts";
import { callWhereaboutsAtom } from "../editor/view.ts";
import { watchedOverAtom } from "../live-card/watch-atoms.ts";
import { type CallOnTree, whereaboutsOfCalls } from "./whereabouts-of-calls.ts";

/** More trails than these are one tangle; where the calls stand is shown of all of them. */
const MOST_TRAILS = 12;

/** Lights where the running calls of the shown tree are, and where the watched one went. Draws nothing itself. */
export function CallWhereabouts() {
  const tree = useAtomValue(treeAtom);
  const setWhereabouts = useSetAtom(callWhereaboutsAtom);
  const { data: active = [] } = useActiveCalls();
  const calls = active.filter(({ treeId }) => treeId === tree?.id);
  const over = useAtomValue(watchedOverAtom);
  const shown = calls.slice(0, MOST_TRAILS).map(({ id }) => id);
  const details = useCalls(over === null ? shown : [...shown, over]);
  const paths = new Map(details.map(({ id, path }) => [id, path]));
  // Each poll brings the calls anew; as a text they are the same until one of them has moved.
  const walking = JSON.stringify([
    ...calls.map(({ id, currentNodeId }) => ({ path: paths.get(id) ?? [], currentNodeId })),
    ...(over === null ? [] : [{ path: paths.get(over) ?? [], currentNodeId: null }]),
  ]);
  const whereabouts = useMemo(
    () => tree && whereaboutsOfCalls(tree, JSON.parse(walking) as CallOnTree[]),
    [tree, walking],
  );

  useEffect(() => setWhereabouts(whereabouts), [whereabouts, setWhereabouts]);
  useEffect(() => () => setWhereabouts(null), [setWhereabouts]);
  return null;
}
