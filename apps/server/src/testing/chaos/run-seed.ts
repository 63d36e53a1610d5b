import { createHash } from "node:crypto";
import { type Database, listCalls, listMessages, listOpenCalls } from "@rufbaum/store";
import { readCampaigns } from "./campaign-promises.ts";
import { checkPromises } from "./checks.ts";
import type { Fault, FaultChances } from "./faults.ts";
import type { Ground } from "./ground.ts";
import { type Ended, type Simulation, startSimulation } from "./simulation.ts";
import { createWorld } from "./world.ts";

export { FAULTS, type Fault, type FaultChances } from "./faults.ts";
export { type Ground, openGround } from "./ground.ts";

/** What became of a run. */
export interface Run {
  seed: number;
  /** Of everything that happened: the same for the same seed. */
  fingerprint: string;
  notes: readonly string[];
  /** Promises that were broken; none in a good run. */
  violations: readonly string[];
  faults: ReadonlyMap<Fault, number>;
  calls: number;
  /** How often each rule of lawful calling held a call back, by its code. */
  denied: ReadonlyMap<string, number>;
  /** Calls that came to a conversation. */
  conversations: number;
  /** Calls of campaigns that the carrier took. */
  campaignCalls: number;
}

export interface RunOptions {
  chances?: FaultChances;
  start?: string;
  campaigns?: boolean;
  plant?(db: Database): Promise<void>;
}

/** How long things go wrong, and how long everything may take to come to rest, in milliseconds. */
const TROUBLE = 180_000;
const MOST_HEALING = 5 * 3_600_000;
const HEALING_STEP = 30_000;
/** Of campaigns, whose retries come a minute later. */
const MOST_STEPS = 40;

/**
 * One run of the whole server, from its seed alone: trouble, healing, and the reckoning. `chances`,
 * `start` (ISO 8601) and `campaigns` take the place of what the seed would draw; `plant` breaks something before
 * it begins.
 */
export async function runSeed(
  seed: number,
  ground: Ground,
  { plant, ...given }: RunOptions = {},
): Promise<Run> {
  await ground.clear();
  const world = createWorld(seed, given);
  await plant?.(ground.db);
  const run = await startSimulation(world, ground);
  await world.runUntil(world.time.now() + TROUBLE);
  world.faults.heal();
  world.note("everything heals");
  await comeToRest(run);

  const ended: Ended[] = [];
  for (const call of (await listCalls(ground.db, { limit: 1_000 })).reverse()) {
    ended.push({ call, messages: await listMessages(ground.db, call.id) });
  }
  await checkPromises(run, ended);
  run.close();
  return {
    seed,
    fingerprint: createHash("sha256").update(world.notes.join("\n")).digest("hex"),
    notes: world.notes,
    violations: world.violations,
    faults: world.faults.counts,
    calls: ended.length,
    denied: run.operator.denied,
    conversations: ended.filter(({ messages }) => messages.length > 1).length,
    campaignCalls: ended.filter(({ call }) => call.attempt && run.seen.dialled.has(call.id)).length,
  };
}

/** Every call ends, what is still on its way arrives, and campaigns call whom they may call now. */
async function comeToRest(run: Simulation): Promise<void> {
  const { world, ground } = run;
  const { time } = world;
  await world.runUntil(time.now() + 2 * HEALING_STEP);
  const deadline = time.now() + MOST_HEALING;
  while (time.now() < deadline && (await listOpenCalls(ground.db)).length > 0) {
    await world.runUntil(time.now() + HEALING_STEP);
  }
  for (let step = 0; step < MOST_STEPS && (await leadOn(run)); step++) {
    await world.runUntil(time.now() + HEALING_STEP);
  }
  for (const call of await listOpenCalls(ground.db)) {
    world.violate(`${call.id}: still open, ${call.status}`);
  }
  // What is held of calls that are over is looked through every half minute.
  await world.runUntil(time.now() + 4 * HEALING_STEP);
}

/** Those that are paused go on: somebody looks after them. @returns whether somebody is called soon */
async function leadOn({ campaigner, ground, world }: Simulation): Promise<boolean> {
  const soon = world.time.now() + 2 * HEALING_STEP;
  let isMoving = false;
  for (const { id, status, contacts } of await readCampaigns(ground.client)) {
    const isWanted = contacts.some(
      ({ standing, dueAt }) => standing === "calling" || (dueAt !== null && dueAt < soon),
    );
    if (!isWanted || (status !== "running" && status !== "paused")) continue;
    isMoving = true;
    if (status === "paused") void campaigner.resume({ id });
  }
  return isMoving || (await listOpenCalls(ground.db)).length > 0;
}
