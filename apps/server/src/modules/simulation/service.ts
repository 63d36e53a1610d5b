import type { Clock, Random } from "@rufbaum/runtime";
import {
  type Conversation,
  compareResults,
  type Persona,
  readStoredResult,
  type SimulationJob,
  type SimulationProgress,
  type SimulationResult,
} from "@rufbaum/simulation";
import {
  type Database,
  deleteSimulationRun,
  findSimulationRun,
  findTree,
  insertSimulationRun,
  listSimulationRuns,
  type SimulationRunRecord,
} from "@rufbaum/store";
import { lintTree, type Tree } from "@rufbaum/tree";
import { withFirm } from "@rufbaum/tree/graph";
import type { Writer } from "@rufbaum/understanding/llm";
import type { Words } from "@rufbaum/words";
import {
  type ToldComparison,
  type ToldResult,
  tellComparison,
  tellResult,
} from "@rufbaum/words/simulation";
import type { Live } from "../../live/live.ts";
import { type Reader, readHere } from "../../reader/reader.ts";
import { readTelephonySettings } from "../settings/telephony-settings.ts";
import { unknownTree } from "../trees/service.ts";
import { createAdvisor } from "./advice.ts";
import { askForMore } from "./further-advice.ts";
import { readOrder, type SimulationRequest } from "./order.ts";
import {
  cancelled,
  notRunning,
  otherRunning,
  stopping,
  treeHasErrors,
  unknownRun,
} from "./refusals.ts";
import { openReplays, type Tell } from "./replays.ts";
import { openRunning, type Running } from "./running.ts";
import { type StoredRun, viewRuns } from "./stored-runs.ts";

export interface SimulationsDeps {
  runtime: { clock: Clock; random: Pick<Random, "id"> };
  db: Database;
  live: Pick<Live, "publish">;
  /** Leads the conversations, outside the thread that answers calls. */
  simulate: Simulate;
  tell: Tell;
  /** Says more on results than we can; `null` where no language model is configured. */
  writer?: Writer | null;
  /** Looks at results as clients send them; here and at once, if nobody else does. */
  reader?: Reader;
  /** Calls off what another server on the same data simulates; whether one does. */
  cancelElsewhere?(key: string): Promise<boolean>;
}

/** As the engine does it; who helps is settled. */
export type Simulate = (
  job: SimulationJob,
  options: { signal: AbortSignal; onProgress(progress: SimulationProgress): void },
) => Promise<SimulationResult>;

/** A run with its sentences, in the language that was asked for. */
export type FinishedRun = ToldResult & { runId: string };
export type ReadRun = FinishedRun & {
  createdAt: number;
  tree: Tree;
  /** The personas in full, with whom it can be led again. */
  customers: readonly Persona[];
};

export type Simulations = ReturnType<typeof createSimulations>;

/** Of each tree so many simulations are kept; the oldest give way. */
const KEPT = 200;

/** What is wrong with a tree else stands in the result: to look takes a second where it is large. */
function refuseErrors(tree: Tree): void {
  const errors = lintTree(tree).filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw treeHasErrors(tree, errors);
}

/** Simulations of this server: one at a time, stored when they are whole. */
export function createSimulations(deps: SimulationsDeps) {
  const { runtime, db, live, simulate, tell, writer = null, reader = readHere } = deps;
  const { clock, random } = runtime;
  const replays = openReplays(tell);
  const advisor = createAdvisor({
    db,
    askForMore: writer && askForMore(writer),
    reader,
  });
  let running: Running | null = null;
  let isStopped = false;
  let ended: Promise<unknown> = Promise.resolve();

  async function run(request: SimulationRequest, words: Words): Promise<FinishedRun> {
    const order = readOrder(request);
    const stored = await findTree(db, request.treeId);
    if (!stored) throw unknownTree(request.treeId);
    const { company } = await readTelephonySettings(db);
    const tree = withFirm(stored, company);
    if (request.strict) refuseErrors(tree);
    if (isStopped) throw stopping();
    if (running) throw otherRunning(running);
    const key = request.key ?? random.id("simulation");
    const own = openRunning({ key, job: { tree, ...order } }, { clock, publish: live.publish });
    running = own;
    const work = lead(own);
    ended = work.catch(() => {});
    const { runId, result } = await work;
    return { ...tellResult(result, words), runId };
  }

  async function lead(own: Running): Promise<{ runId: string; result: SimulationResult }> {
    const { key, job, signal } = own;
    let runId: string | null = null;
    try {
      const result = await simulate(job, { signal, onProgress: own.progressed });
      signal.throwIfAborted();
      runId = await keep(job, result);
      return { runId, result };
    } catch (error) {
      if (!signal.aborted) throw error;
      throw isStopped ? stopping() : cancelled();
    } finally {
      running = null;
      live.publish({ type: "simulation-ended", key, runId });
    }
  }

  /** Whether this server was simulating it. */
  function cancelHere(key: string): boolean {
    if (running?.key !== key) return false;
    running.cancel();
    return true;
  }

  async function keep(job: SimulationJob, result: SimulationResult): Promise<string> {
    const { tree, personas, runs, seed, noise } = job;
    const { treeVersion, successRate, executionTime } = result;
    const id = random.id("run");
    const personaNames = personas.map(({ name }) => name);
    await insertSimulationRun(
      db,
      {
        id,
        tree,
        treeVersion,
        createdAt: clock.now(),
        seed,
        noise,
        runs,
        personas,
        personaNames,
        successRate,
        executionTime,
        result,
      },
      { keep: KEPT },
    );
    return id;
  }

  async function find(id: string): Promise<SimulationRunRecord & { result: SimulationResult }> {
    const found = await findSimulationRun(db, id);
    if (!found) throw unknownRun(id);
    return { ...found, result: readStoredResult(found.result) };
  }

  return {
    run,

    /** Whichever server it runs on. */
    async cancel(key: string): Promise<void> {
      if (cancelHere(key) || (await deps.cancelElsewhere?.(key))) return;
      throw notRunning();
    },

    cancelHere,

    async list(filter: { treeId: string | null; limit: number }): Promise<StoredRun[]> {
      return viewRuns(db, await listSimulationRuns(db, filter), reader);
    },

    async read(id: string, words: Words): Promise<ReadRun> {
      const { result, createdAt, tree, personas: customers } = await find(id);
      return { ...tellResult(result, words), runId: id, createdAt, tree, customers };
    },

    async remove(id: string): Promise<void> {
      if (!(await deleteSimulationRun(db, id))) throw unknownRun(id);
    },

    /** The n-th conversation of a stored run, led again. */
    async conversation(id: string, index: number): Promise<Conversation> {
      return replays.tell(await find(id), index);
    },

    /** `one` is what was, `other` what is now. */
    async compare(one: string, other: string, words: Words): Promise<ToldComparison> {
      const [before, after] = [await find(one), await find(other)];
      const comparison = compareResults(before.result, after.result, after.tree);
      return tellComparison(comparison, words);
    },

    recommend: advisor.recommend,

    /** Calls off what runs; nothing of it is stored. */
    async stop(): Promise<void> {
      isStopped = true;
      running?.cancel();
      await ended;
    },
  };
}
