import { begin } from "@rufbaum/conversation";
import { waitUntilNextTry } from "@rufbaum/dialing/pacing";
import { describeFault, type Runtime } from "@rufbaum/runtime";
import type { Tree } from "@rufbaum/tree";
import type { CallLine, CallRecord } from "../call.ts";
import type { PlacedClaim } from "../placing.ts";
import { contactVariables } from "./contact-variables.ts";
import type { DialerStore, DialHold, DialledCampaign, PausedBy, RunningCampaign } from "./ports.ts";
import { createSettling } from "./settling.ts";

export interface DialerDeps {
  runtime: Pick<Runtime, "clock" | "timers" | "random">;
  store: DialerStore;
  /** Places what was claimed and is still wanted then; of each what becomes of it, none of which fails. */
  placeClaimed(
    claimed: readonly { call: CallRecord; tree: Tree }[],
    isWanted: () => boolean,
  ): Promise<Promise<PlacedClaim>[]>;
  /** Takes back what was claimed and is not placed any more. */
  withdrawClaimed(claimed: readonly CallRecord[]): Promise<void>;
  treeOf(of: { snapshotId: string }): Promise<Tree | null>;
  /** The number to call from: this one if it may be used, else none. @throws if there is none */
  callerNumber(wanted: string | undefined): Promise<string>;
  settings(): Promise<{ line: CallLine }>;
  /** Calls that are claimed in one go; the carrier is being asked for twice as many at once. */
  mostClaimed: number;
  /** @throws where what happens in a call could not be stored */
  refuseWhenFull?(): void;
  /** A campaign moved: contacts, status, or what it waits for. */
  changed(campaignId: string): void;
  log(message: string): void;
}

export type Dialer = ReturnType<typeof createDialer>;

/** Milliseconds between two looks: after one that found as many as it could call, */
const AT_ONCE = 0;
/** else at least, while there is nothing to do, and after a failure. */
const SHORTEST = 25;
const LONGEST = 2_000;
/** While no campaign runs: another server may have started one, which dials it. */
const IDLE = 5_000;
const AFTER_FAILURE = 1_000;
/** Between two looks for campaigns that ended with somebody left: each asks about all that ended. */
const REOPENING = 60_000;
/** While only the rate holds a campaign back; where calls are open, the end of one of them wakes it. */
const FOR_ROOM = 100;
const PACED: ReadonlySet<DialHold["code"]> = new Set(["per-minute", "server-per-minute"]);
const MOST_AHEAD = 64;
const DIALLING = "campaigns are not dialled";
const UNENDING = "campaigns that ended with somebody left are not looked for";
const UNSETTLED = "contacts whose call is over are left for later";

/** What the carrier has said to all of them; it is asked for one call, then, before more. */
interface CarrierStanding {
  hold: DialHold | null;
  /** In a row. */
  refusals: number;
  said: "carrier-later" | "carrier-down" | null;
}

const TAKES_CALLS: CarrierStanding = { hold: null, refusals: 0, said: null };

/**
 * Dials the campaigns that run, each by its plan, as far as rules and limits let it. What it does
 * stands in the store before the carrier is asked: any number of servers may dial, and break off
 * wherever they are.
 */
export function createDialer(deps: DialerDeps) {
  const { store } = deps;
  const { clock, timers, random } = deps.runtime;
  const holds = new Map<number, DialHold>();
  const lookAhead = new Map<number, number>();
  const ids = new Map<number, string>();
  /** Of all that run, by their snapshots, which never change: however many they are, each is read once. */
  const trees = new Map<string, Tree>();
  const inFlight = new Set<Promise<unknown>>();
  /** What did not work the last time. */
  const failing = new Set<string>();
  let isStopped = true;
  /** For good: whatever its server still does, it dials no more. */
  let isOver = false;
  let isLooking: Promise<void> | null = null;
  const settling = createSettling({ settle, timers, wake });
  let isWanted = false;
  let isReopeningDue = true;
  let cancelReopening: (() => void) | null = null;
  let cancelLook: (() => void) | null = null;
  /** Of what the carrier asked to be left alone for. */
  let cancelWait: (() => void) | null = null;

  let carrier: CarrierStanding = TAKES_CALLS;

  function look(): void {
    cancelLook = null;
    isWanted = false;
    isLooking = lookAround()
      .then((wait) => {
        failing.delete(DIALLING);
        return wait;
      })
      .catch((error: unknown) => {
        tellOnce(DIALLING, error);
        return AFTER_FAILURE;
      })
      .then((wait) => {
        isLooking = null;
        isWanted ||= wait === AT_ONCE;
        if (!isStopped) lookIn(isWanted ? Math.min(wait, SHORTEST) : wait);
      });
  }

  function lookIn(wait: number): void {
    cancelLook?.();
    cancelLook = timers.after(wait, look);
  }

  /** Something may be different now: it is looked at soon. */
  function wake(): void {
    if (isStopped || isWanted) return;
    isWanted = true;
    if (!isLooking) lookIn(SHORTEST);
  }

  /** @returns milliseconds until the next look */
  async function lookAround(): Promise<number> {
    // Whose call is over waits for nobody who is being called, nor the other way round.
    settling.look();
    await reopen();
    const running = await store.running();
    forgetOthers(running);
    if (isStopped || running.length === 0) return IDLE;
    if (carrier.hold) {
      for (const { key } of running) hold(key, carrier.hold);
      return LONGEST;
    }
    deps.refuseWhenFull?.();
    const most = carrier.refusals > 0 ? 1 : 2 * deps.mostClaimed;
    if (inFlight.size >= most) return SHORTEST;
    const ready = await readied(running);
    const room = Math.min(most - inFlight.size, deps.mostClaimed);
    const round = await store.claim([...ready.values()], room);
    let isMoving = false;
    for (const [key, { asked, allowed }] of round.looked) {
      // Held back as a whole, it was asked about in vain.
      if (round.holds.has(key)) continue;
      looked(key, asked, allowed);
      isMoving = true;
    }
    for (const [key, why] of round.holds) hold(key, why);
    if (isStopped) await deps.withdrawClaimed(round.calls);
    else await place(round.calls, ready);
    const empty = [...round.holds].flatMap(([key, why]) =>
      why.code === "nobody-due" && why.until === null ? [key] : [],
    );
    for (const key of await store.complete(empty)) changed(key);
    return round.calls.length === room ? AT_ONCE : waitAfter(isMoving, running);
  }

  /** @returns how many contacts were moved on */
  async function settle(): Promise<number> {
    try {
      const { contacts, campaigns, paused } = await store.settle();
      failing.delete(UNSETTLED);
      for (const id of campaigns) deps.changed(id);
      for (const [id, reason] of paused) deps.log(`campaign ${id} is paused: ${reason}`);
      return contacts;
    } catch (error) {
      tellOnce(UNSETTLED, error);
      return 0;
    }
  }

  /** What heals wherever somebody was put into a campaign, or called again, and that broke off. */
  async function reopen(): Promise<void> {
    if (!isReopeningDue) return;
    isReopeningDue = false;
    cancelReopening = timers.after(REOPENING, () => {
      isReopeningDue = true;
    });
    try {
      for (const id of await store.reopen()) deps.changed(id);
      failing.delete(UNENDING);
    } catch (error) {
      tellOnce(UNENDING, error);
    }
  }

  /** Of a database that is away for an hour one line is enough. */
  function tellOnce(what: string, error: unknown): void {
    if (failing.has(what)) return;
    failing.add(what);
    deps.log(`${what}, until it works again: ${describeFault(error)}`);
  }

  function waitAfter(isMoving: boolean, running: readonly RunningCampaign[]): number {
    if (isMoving) return SHORTEST;
    const waits = running.map(({ key }) => {
      const why = holds.get(key);
      if (!why) return SHORTEST;
      if (why.until !== null) return why.until - clock.now();
      return PACED.has(why.code) ? FOR_ROOM : LONGEST;
    });
    return Math.min(LONGEST, Math.max(SHORTEST, Math.min(...waits)));
  }

  function looked(key: number, asked: number, allowed: number): void {
    holds.delete(key);
    // Where most may not be called now, they are put aside many at a time.
    const before = lookAhead.get(key) ?? 1;
    lookAhead.set(key, allowed * 2 < asked ? Math.min(MOST_AHEAD, before * 2) : 1);
  }

  function hold(key: number, given: DialHold): void {
    // Whoever the carrier did not take waits longer than it is left alone.
    const isCarriers = given.code === "nobody-due" && carrier.refusals > 0 && carrier.said !== null;
    const why = isCarriers ? { ...given, code: carrier.said ?? given.code } : given;
    const before = holds.get(key);
    holds.set(key, why);
    if (before?.code !== why.code || before.until !== why.until) changed(key);
  }

  function forgetOthers(running: readonly RunningCampaign[]): void {
    const keys = new Set(running.map(({ key }) => key));
    for (const { key, id } of running) ids.set(key, id);
    for (const known of [holds, lookAhead, ids]) {
      for (const key of known.keys()) if (!keys.has(key)) known.delete(key);
    }
    const snapshots = new Set(running.map(({ snapshotId }) => snapshotId));
    for (const id of trees.keys()) if (!snapshots.has(id)) trees.delete(id);
  }

  type Ready = DialledCampaign & { tree: Tree };

  function changed(key: number): void {
    const id = ids.get(key);
    if (id !== undefined) deps.changed(id);
  }

  /** With all that a call of theirs is made of; those that can't call are held, or paused. */
  async function readied(running: readonly RunningCampaign[]): Promise<Map<number, Ready>> {
    const ready = new Map<number, Ready>();
    const wanted = [...new Set(running.map(({ plan }) => plan.callerNumber))];
    const [{ line }, ...usable] = await Promise.all([deps.settings(), ...wanted.map(numberFor)]);
    const numbers = new Map(wanted.map((number, place) => [number, usable[place] ?? null]));
    for (const campaign of running) {
      const { key, snapshotId, plan } = campaign;
      const tree = snapshotId === null ? null : await treeOf(snapshotId);
      if (!tree || snapshotId === null) {
        hold(key, { code: "no-script", until: null });
        continue;
      }
      const from = numbers.get(plan.callerNumber) ?? null;
      if (from === null) {
        await pause(key, "no-caller-number");
        continue;
      }
      ready.set(key, {
        key,
        tree,
        lookAhead: lookAhead.get(key) ?? 1,
        callTo: (contact) => ({
          id: random.id("call"),
          treeId: tree.id,
          treeName: tree.name,
          snapshotId,
          from,
          line,
          ...(campaign.startedBy !== null && { madeBy: campaign.startedBy }),
          // With the call, so that whoever leads it knows them: this process, or one after it.
          state: begin(tree, contactVariables(contact, campaign.otherColumns)),
        }),
      });
    }
    return ready;
  }

  async function treeOf(snapshotId: string): Promise<Tree | null> {
    const known = trees.get(snapshotId);
    if (known) return known;
    const tree = await deps.treeOf({ snapshotId });
    if (tree) trees.set(snapshotId, tree);
    return tree;
  }

  async function numberFor(wanted: string | null): Promise<string | null> {
    try {
      return await deps.callerNumber(wanted ?? undefined);
    } catch (error) {
      // It says nothing of the numbers.
      if (store.isOutage(error)) throw error;
      deps.log(`a campaign has no number to call from: ${describeFault(error)}`);
      return null;
    }
  }

  async function pause(key: number, reason: PausedBy): Promise<void> {
    if (await store.pause(key, reason)) changed(key);
  }

  /** Resolves once the carrier is being asked: what it says is waited for by nobody. */
  async function place(
    calls: readonly CallRecord[],
    ready: ReadonlyMap<number, Ready>,
  ): Promise<void> {
    const claimed = calls.flatMap((call) => {
      const tree = call.attempt && ready.get(call.attempt.campaign)?.tree;
      return tree ? [{ call, tree }] : [];
    });
    if (claimed.length === 0) return;
    for (const key of new Set(calls.map(({ attempt }) => attempt?.campaign))) {
      if (key !== undefined) changed(key);
    }
    const placing = deps.placeClaimed(claimed, () => !isStopped);
    for (const place of claimed.keys()) {
      const one = placing.then((results) => results[place]).then((how) => how && learn(how));
      const flight = one
        .catch((error: unknown) => deps.log(`a call was not placed: ${describeFault(error)}`))
        .finally(() => {
          inFlight.delete(flight);
          wake();
        });
      inFlight.add(flight);
    }
    await placing;
  }

  /** What one call tells of the carrier. */
  function learn(result: PlacedClaim): void {
    const { how } = result;
    if (how === "placed" || how === "refused") {
      // Others that were asked for together were taken before it said so.
      if (!carrier.hold) carrier = TAKES_CALLS;
      return;
    }
    if (how === "withdrawn" || how === "failed" || carrier.hold) return;
    const refusals = carrier.refusals + 1;
    const retryAfter = "retryAfter" in result ? result.retryAfter : null;
    const wait = waitUntilNextTry({ refusals, retryAfter, share: random.number() });
    const code = how === "later" ? "carrier-later" : "carrier-down";
    carrier = { hold: { code, until: clock.now() + wait }, refusals, said: code };
    deps.log(`the carrier takes no calls of campaigns for ${wait} ms: ${how}`);
    if (isStopped) return;
    // By the timer alone: a clock that is set back would hold them for hours.
    cancelWait?.();
    cancelWait = timers.after(wait, () => {
      cancelWait = null;
      carrier = { hold: null, refusals, said: code };
      wake();
    });
  }

  return {
    wake,
    /** What a campaign (by its key) that begins no calls waits for; `null`: for nothing. */
    holdOf: (campaign: number): DialHold | null => holds.get(campaign) ?? null,
    /** Not again, once it was stopped: who starts it may have been waiting for something meanwhile. */
    start(): void {
      if (!isStopped || isOver) return;
      isStopped = false;
      lookIn(SHORTEST);
    },
    /** Claims and places no more from now on; resolves once what was claimed was placed or taken back. */
    async stop(): Promise<void> {
      isStopped = true;
      isOver = true;
      cancelLook?.();
      cancelLook = null;
      cancelWait?.();
      cancelReopening?.();
      await isLooking;
      await settling.stop();
      await Promise.all(inFlight);
    },
  };
}
