import { getDefaultStore } from "jotai";
import { keys } from "../../../api/keys.ts";
import { queryClient } from "../../../api/query-client.ts";
import { now } from "../../../api/runtime.ts";
import { followSimulations } from "../../../api/simulation-feed.ts";
import type { TreeEntry } from "../../../api/trees.ts";
import { noteProgress, runningAtom, runningElsewhereAtom } from "./simulation-atoms.ts";

/** Shows what was begun in another window, or here before the page was loaded anew. @returns what ends it */
export function followElsewhere(): () => void {
  const store = getDefaultStore();
  const forget = () => store.set(runningElsewhereAtom, null);
  const stop = followSimulations({
    progressed(progress) {
      const { key, treeId, total } = progress;
      if (store.get(runningAtom)?.key === key || noteProgress(progress)) return;
      const trees = queryClient.getQueryData<TreeEntry[]>(keys.trees);
      store.set(runningElsewhereAtom, {
        key,
        treeId,
        treeName: trees?.find(({ id }) => id === treeId)?.name ?? treeId,
        total,
        startedAt: now(),
        progress: { ...progress, sample: progress.sample ?? null },
        isCancelling: false,
      });
    },
    ended(key) {
      if (store.get(runningElsewhereAtom)?.key === key) forget();
    },
    caughtUp: forget,
  });
  return () => {
    stop();
    forget();
  };
}
