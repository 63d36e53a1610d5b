import type { Persona } from "@rufbaum/simulation";
import { useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";

export interface SimulationRequest {
  treeId: string;
  numSimulations: number;
  /** All built-in ones where there are none. */
  personas: readonly Persona[];
  language: "de";
  enableDiscovery: true;
  seed?: number;
  noise?: number;
  strict?: boolean;
  /** Names the run in what is told of its progress, and for calling it off. */
  key: string;
}

const routes = client.api.simulation;

/** A run as the list shows it. */
export type RunSummary = Awaited<ReturnType<typeof readRuns>>[number];

/** A run with everything it came to, and the tree as it stood. */
export type StoredRun = Awaited<ReturnType<typeof readRun>>;

/** The virtual customers that are built in. */
export function usePersonas() {
  return useQuery({ queryKey: keys.personas, queryFn: () => unwrap(routes.personas.get()) });
}

/** Answers when the last conversation is led. */
export function postSimulation(request: SimulationRequest) {
  return unwrap(routes.run.post(request));
}

export function cancelSimulation(key: string) {
  return unwrap(routes.cancel.post({ key }));
}

const LISTED = 50;

/** What was simulated with a tree, the latest first. */
export function useRuns(treeId: string) {
  return useQuery({
    queryKey: keys.runs(treeId),
    queryFn: () => readRuns(treeId),
  });
}

function readRuns(treeId: string) {
  return unwrap(routes.runs.get({ query: { treeId, limit: LISTED } }));
}

/** A run never changes. */
export function useRun(id: string | null) {
  return useQuery({
    queryKey: keys.run(id ?? ""),
    queryFn: () => readRun(id ?? ""),
    enabled: id !== null,
  });
}

function readRun(id: string) {
  return unwrap(routes.runs({ id }).get());
}

export async function deleteRun(id: string, treeId: string): Promise<void> {
  await unwrap(routes.runs({ id }).delete());
  queryClient.removeQueries({ queryKey: keys.run(id) });
  await renewRuns(treeId);
}

/** After a run, and where a tree has changed since. */
export function renewRuns(treeId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.runs(treeId) });
}

/** Any conversation of a run, led once more; `index` counts from 0. */
export function readConversation(runId: string, index: number) {
  return queryClient.fetchQuery({
    queryKey: keys.conversation(runId, index),
    queryFn: () => unwrap(routes.runs({ id: runId }).conversations({ index }).get()),
  });
}

/** Sentences that say what to do about a run, the most worthwhile first. */
export function useRecommendations(run: StoredRun) {
  return useQuery({
    queryKey: keys.recommendations(run.runId),
    queryFn: async () => {
      // What was said is not looked at, and large.
      const { tree: _tree, runId: _id, createdAt: _at, customers: _who, ...result } = run;
      const simulationResult = { ...result, samples: [] };
      return (await unwrap(routes.recommendations.post({ simulationResult }))).recommendations;
    },
  });
}

export type Comparison = NonNullable<ReturnType<typeof useComparison>["data"]>;

/** Two runs side by side, the earlier one first. */
export function useComparison(one: string, other: string) {
  return useQuery({
    queryKey: keys.comparison(one, other),
    queryFn: () => unwrap(routes.compare.get({ query: { one, other } })),
  });
}
