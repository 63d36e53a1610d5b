import { atom, getDefaultStore } from "jotai";
import type { SimulationProgress } from "../../../api/simulation-feed.ts";

/** A simulation that runs; it goes on when its page is left. */
export interface RunningSimulation {
  key: string;
  treeId: string;
  treeName: string;
  total: number;
  startedAt: number;
  /** As the server last told it; `null` until then. */
  progress: SimulationProgress | null;
  isCancelling: boolean;
}

/** The last one that came to its end here. */
export interface FinishedSimulation {
  treeId: string;
  runId: string;
  totalRuns: number;
  executionTime: number;
  /** Its result has been shown. */
  isSeen: boolean;
}

/** Why the last one came to nothing. */
export interface FailedSimulation {
  treeId: string;
  text: string;
  /** The simulation that runs already, by which this one was refused. */
  otherKey: string | null;
}

export const runningAtom = atom<RunningSimulation | null>(null);
/** One that was begun in another window, or here before the page was loaded anew. */
export const runningElsewhereAtom = atom<RunningSimulation | null>(null);
export const finishedAtom = atom<FinishedSimulation | null>(null);
export const failedAtom = atom<FailedSimulation | null>(null);

/** @returns whether it is one that is shown */
export function changeRunning(key: string, changes: Partial<RunningSimulation>): boolean {
  const store = getDefaultStore();
  for (const running of [runningAtom, runningElsewhereAtom]) {
    const before = store.get(running);
    if (before?.key !== key) continue;
    store.set(running, { ...before, ...changes });
    return true;
  }
  return false;
}

/** @returns whether it is of one that is shown */
export function noteProgress(progress: SimulationProgress): boolean {
  const store = getDefaultStore();
  const shown = [runningAtom, runningElsewhereAtom].map((each) => store.get(each));
  const before = shown.find((running) => running?.key === progress.key);
  // A conversation to read along comes only now and then; it stays until the next one.
  const sample = progress.sample ?? before?.progress?.sample ?? null;
  return changeRunning(progress.key, { progress: { ...progress, sample } });
}

/** The tree that somebody who comes back to the page wants to see. */
export const awaitedTreeAtom = atom((get) => {
  const finished = get(finishedAtom);
  return get(runningAtom)?.treeId ?? (finished?.isSeen === false ? finished.treeId : null);
});
