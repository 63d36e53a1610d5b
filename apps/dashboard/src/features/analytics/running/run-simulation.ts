import { getDefaultStore } from "jotai";
import { ApiError, errorText } from "../../../api/api-error.ts";
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
  changeRunning,
  failedAtom,
  finishedAtom,
  noteProgress,
  type RunningSimulation,
  runningAtom,
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
 * @param isShown whether its result takes the place of what is looked at
 * @returns the run; `null` where it came to nothing
 */
export async function runSimulation(
  tree: Pick<TreeEntry, "id" | "name">,
  setup: SimulationSetup,
  { isShown = true } = {},
): Promise<string | null> {
  if (store.get(runningAtom)) return null;
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
  const stopFollowing = followSimulations({
    progressed(progress) {
      if (progress.key === key) noteProgress(progress);
    },
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
      isSeen: !isShown,
    });
    showToast({
      tone: "success",
      title: texts().finished,
      text: texts().finishedText(totalRuns, successRate.toFixed(1)),
    });
    await renewRuns(tree.id);
    return runId;
  } catch (error) {
    tellOfFailure(error, store.get(runningAtom)?.isCancelling ?? false);
    return null;
  } finally {
    stopFollowing();
    store.set(runningAtom, null);
  }
}

/** Calls a running simulation off; nothing of it is kept. */
export async function cancelRunning({ key }: RunningSimulation): Promise<void> {
  changeRunning(key, { isCancelling: true });
  try {
    await cancelSimulation(key);
  } catch (error) {
    changeRunning(key, { isCancelling: false });
    showFailure(texts().cancelFailed, error);
  }
}

function tellOfFailure(error: unknown, wasCancelled: boolean): void {
  if (wasCancelled) {
    showToast({ tone: "info", title: texts().cancelled, text: texts().cancelledText });
    return;
  }
  if (!(error instanceof ApiError && error.text !== null)) {
    console.error("the simulation failed", error);
  }
  const { unknown, unread } = texts();
  const text = errorText(error, error instanceof ApiError ? unread : unknown);
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
  const { flushEdits: flush } = await import("../../builder/editor/open-trees.ts");
  await flush(treeId);
}
