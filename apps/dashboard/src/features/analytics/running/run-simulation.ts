import { getDefaultStore } from "jotai";
import { ApiError } from "../../../api/api-error.ts";
import { keys } from "../../../api/keys.ts";
import { queryClient } from "../../../api/query-client.ts";
import { now, randomName } from "../../../api/runtime.ts";
import {
  cancelSimulation,
  postSimulation,
  renewRuns,
  type SimulationRequest,
} from "../../../api/simulation.ts";
import { followSimulations } from "../../../api/simulation-feed.ts";
import type { TreeEntry } from "../../../api/trees.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { simulationTexts } from "../../../messages/analytics.ts";
import {
  failedAtom,
  finishedAtom,
  type RunningSimulation,
  runningAtom,
  runningElsewhereAtom,
} from "./simulation-atoms.ts";

const texts = simulationTexts;
const store = getDefaultStore();

export type SimulationSetup = Pick<
  SimulationRequest,
  "numSimulations" | "personas" | "seed" | "noise" | "strict"
>;

/**
 * Runs a simulation to its end and tells how it went, wherever the user is by then. One at a time:
 * while one runs, nothing happens.
 */
export async function runSimulation(tree: TreeEntry, setup: SimulationSetup): Promise<void> {
  if (store.get(runningAtom)) return;
  const key = randomName();
  store.set(finishedAtom, null);
  store.set(failedAtom, null);
  store.set(runningAtom, {
    key,
    treeId: tree.id,
    treeName: tree.name,
    total: setup.numSimulations,
    startedAt: now(),
    progress: null,
    isCancelling: false,
  });
  try {
    await flushEdits(tree.id);
    const { runId, totalRuns, executionTime, successRate } = await postSimulation({
      ...setup,
      treeId: tree.id,
      language: "de",
      enableDiscovery: true,
      key,
    });
    store.set(finishedAtom, {
      treeId: tree.id,
      runId,
      totalRuns,
      executionTime,
      isSeen: false,
    });
    showToast({
      tone: "success",
      title: texts().finished,
      text: texts().finishedText(totalRuns, successRate.toFixed(1)),
    });
    await renewRuns(tree.id);
  } catch (error) {
    tellOfFailure(error, store.get(runningAtom)?.isCancelling ?? false);
  } finally {
    store.set(runningAtom, null);
  }
}

/** Calls a running simulation off; nothing of it is kept. */
export async function cancelRunning({ key }: RunningSimulation): Promise<void> {
  change(key, { isCancelling: true });
  try {
    await cancelSimulation(key);
  } catch (error) {
    change(key, { isCancelling: false });
    showFailure(texts().cancelFailed, error);
  }
}

function change(key: string, changes: Partial<RunningSimulation>): void {
  for (const running of [runningAtom, runningElsewhereAtom]) {
    const before = store.get(running);
    if (before?.key === key) store.set(running, { ...before, ...changes });
  }
}

followSimulations({
  progressed(progress) {
    const { key, treeId, total } = progress;
    const known = [runningAtom, runningElsewhereAtom].map((each) => store.get(each));
    const before = known.find((running) => running?.key === key);
    // A conversation to read along comes only now and then; it stays until the next one.
    const sample = progress.sample ?? before?.progress?.sample ?? null;
    if (before) {
      change(key, { progress: { ...progress, sample } });
      return;
    }
    const trees = queryClient.getQueryData<TreeEntry[]>(keys.trees);
    store.set(runningElsewhereAtom, {
      key,
      treeId,
      treeName: trees?.find(({ id }) => id === treeId)?.name ?? treeId,
      total,
      startedAt: now(),
      progress,
      isCancelling: false,
    });
  },
  ended(key) {
    if (store.get(runningElsewhereAtom)?.key === key) store.set(runningElsewhereAtom, null);
  },
  caughtUp: () => store.set(runningElsewhereAtom, null),
});

function tellOfFailure(error: unknown, wasCancelled: boolean): void {
  if (wasCancelled) {
    showToast({ tone: "info", title: texts().cancelled, text: texts().cancelledText });
    return;
  }
  const isTold = error instanceof ApiError && error.text !== "";
  if (!isTold) console.error("the simulation failed", error);
  const text = isTold ? error.text : texts().unknown;
  const treeId = store.get(runningAtom)?.treeId;
  if (treeId !== undefined) store.set(failedAtom, { treeId, text, otherKey: otherKeyOf(error) });
  showToast({ tone: "failure", title: texts().failed, text });
}

function otherKeyOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.reason !== "simulation-running") return null;
  return typeof error.details.key === "string" ? error.details.key : null;
}

/** Calls off what somebody else, or this page before it was loaded anew, has begun. */
export async function cancelOther(key: string): Promise<void> {
  try {
    await cancelSimulation(key);
    showToast({ tone: "info", title: texts().cancelled, text: texts().cancelledText });
  } catch (error) {
    showFailure(texts().cancelFailed, error);
  }
  store.set(failedAtom, null);
}

/** What was edited in the builder a moment ago is simulated, too. */
async function flushEdits(treeId: string): Promise<void> {
  const { flushEdits: flush } = await import("../../builder/editor/desk.ts");
  await flush(treeId);
}
