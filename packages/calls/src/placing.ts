import { begin } from "@rufbaum/conversation";
import { type HomeCountry, parsePhoneNumber } from "@rufbaum/dialing";
import { waitUntilNextTry } from "@rufbaum/dialing/pacing";
import { describeFault, type Runtime } from "@rufbaum/runtime";
import { type CarrierCall, CarrierError } from "@rufbaum/telephony";
import { describeCarrierError } from "@rufbaum/telephony/errors";
import { canStart, type Tree } from "@rufbaum/tree";
import { type GivenVariables, settingOf, withFirm } from "@rufbaum/tree/graph";
import { type CallRecord, customerNumber, HUNG_UP, isCalledOff } from "./call.ts";
import type { Announce } from "./call-events.ts";
import type { CallStore, TreeStore } from "./call-store.ts";
import type { CallSettings } from "./calls-deps.ts";
import type { CarrierOf } from "./carrier-of.ts";
import { type CallEnd, FAULT, type Finish, FORBIDDEN, NOT_PLACED, UNPLACED } from "./finishing.ts";
import { withUsualVoice } from "./lines/usual-voice.ts";
import { CallRefused, type MayNotDial } from "./refusals.ts";
import type { Snapshots } from "./snapshots.ts";
import type { TakeUp } from "./taking-up.ts";

export interface PlacingDeps {
  runtime: Pick<Runtime, "clock" | "timers" | "random">;
  store: Pick<CallStore, "claim" | "find" | "findAll" | "mayStillDial">;
  trees: Pick<TreeStore, "find">;
  carrierOf: CarrierOf<"placeCall" | "findCallsTo">;
  /** The number to call from: this one if it may be used, else the usual one. @throws if there is none */
  callerNumber(wanted: string | undefined): Promise<string>;
  /** The carrier took no call from this number. */
  callerNumberRefused?(number: string, why: FromRefused): Promise<void>;
  /** @throws where what happens in a call could not be stored */
  refuseWhenFull?(): void;
  settings(): Promise<Pick<CallSettings, "line" | "detectsMachines" | "company" | "voice">>;
  /** Whose national spellings (`0512 …`) are meant. */
  homeCountry(): Promise<HomeCountry>;
  /** Seconds a call may ring. */
  ringTimeout(): Promise<number>;
  /** Seconds a call may last, if its tree does not take more. */
  timeLimit: number;
  /** There is a call that waits. */
  watch(): void;
  announce: Announce;
  snapshots: Snapshots;
  finish: Finish;
  takeUp: TakeUp;
  log(message: string): void;
}

/** Not of the account, or no number at all: the carrier refuses every other call from it, too. */
const FROM_REFUSED = [21210, 21212] as const;
export type FromRefused = (typeof FROM_REFUSED)[number];

/** Milliseconds that are waited in all for a carrier that says "later"; who asked is told then. */
const PATIENCE = 5_000;
/** Seconds for the last words, and the most that a carrier lets a call last. */
const GOODBYE = 60;
const LONGEST_CALL = 14_400;
/**
 * Milliseconds after its claim in which a call may be placed. Later another server may hold it for one
 * that never was, and has closed it by the time the carrier knows it. Where a clock was set it comes
 * to the same: nobody is called, and whoever asked claims again.
 */
const CLAIM_HOLDS = 40_000;
/** Milliseconds by which the carrier's clock may be behind the one that a call was written down by. */
const CLOCKS_DIFFER = 300_000;
/** Milliseconds by which the machine's clock was ahead at most, before it was set back. */
const CLOCK_WAS_AHEAD = 86_400_000;

/** What became of a call that was claimed before. */
export type PlacedClaim =
  /** `unsure`: the carrier did not say, and is asked again until it is known. */
  | { how: "placed" | "refused" | "unsure" | "withdrawn" | "failed" }
  /** It took none, and surely not this one: it says "later", or can't be reached. */
  | { how: "later" | "down"; retryAfter: number | null };

/**
 * Places calls. A call is written down before the carrier is asked for it, and asked for again only
 * where the carrier said "later": it surely did not take it then.
 */
export function createPlacing(deps: PlacingDeps) {
  const { store, carrierOf, finish } = deps;
  const { clock, timers, random } = deps.runtime;
  /** Calls that are being placed here: until that is over nobody else need ask what became of them. */
  const underWay = new Set<string>();

  async function place(request: {
    to: string;
    treeId: string;
    /** What is walked in place of the tree with this id, as it stands. */
    tree?: Tree | undefined;
    from?: string | undefined;
    /** What is known of the callee: weighs more than the tree's own values. */
    variables?: GivenVariables | undefined;
    /** The call in which the callee wished for this one; without it, it is a test. */
    callBackOf?: string | undefined;
    madeBy?: string | undefined;
  }): Promise<{ callSid: string; callId: string; call: CallRecord }> {
    deps.refuseWhenFull?.();
    const to = await callableNumber(request.to);
    const { callBackOf, madeBy } = request;
    if (callBackOf !== undefined) await requireWish(callBackOf, to);
    const asked = startable(request.tree ?? (await existingTree(request.treeId)));
    const from = await deps.callerNumber(request.from);
    // All that may fail comes before the claim, which nobody else would take back for a minute.
    const { line, detectsMachines, company, voice } = await deps.settings();
    const tree = withUsualVoice(withFirm(asked, company), voice);
    const ringTimeout = await deps.ringTimeout();
    const call = await store.claim({
      id: random.id("call"),
      treeId: tree.id,
      treeName: tree.name,
      snapshotId: await deps.snapshots.freeze(tree),
      direction: "outbound",
      from,
      to,
      line,
      purpose: callBackOf === undefined ? "test" : "call-back",
      ...(madeBy !== undefined && { madeBy }),
      // With the call, so that whoever leads it knows them: this process, or one after it.
      ...(request.variables && { state: begin(tree, request.variables) }),
    });
    deps.watch();
    deps.announce({ type: "call-started", call, tree });
    underWay.add(call.id);
    const callSid = await dial(call, {
      timeLimit: timeLimitOf(tree),
      detectsMachines,
      ringTimeout,
    }).finally(() => underWay.delete(call.id));
    return { callSid, callId: call.id, call };
  }

  /**
   * Places calls that were claimed before, at once, after their rules were asked once more for all of
   * them together. Waits for no carrier that says "later": whoever claimed them claims others then.
   * @param isWanted asked right before the carrier: whoever was told to stop meanwhile places no more
   * @returns what becomes of each; none of them fails
   */
  async function placeClaimed(
    claimed: readonly { call: CallRecord; tree: Tree }[],
    isWanted: () => boolean,
  ): Promise<Promise<PlacedClaim>[]> {
    deps.watch();
    for (const { call, tree } of claimed) deps.announce({ type: "call-started", call, tree });
    for (const { call } of claimed) underWay.add(call.id);
    let how: Omit<HowPlaced, "timeLimit">;
    let checked: Awaited<ReturnType<typeof standings>>;
    try {
      const [{ detectsMachines }, ringTimeout] = await Promise.all([
        deps.settings(),
        deps.ringTimeout(),
      ]);
      how = { detectsMachines, ringTimeout };
      checked = await standings(claimed.map(({ call }) => call.id));
    } catch (error) {
      deps.log(`calls that were claimed are not placed: ${describeFault(error)}`);
      return claimed.map(async ({ call }): Promise<PlacedClaim> => {
        await finishLater(call.id);
        underWay.delete(call.id);
        return { how: "failed" };
      });
    }
    return claimed.map(async ({ call, tree }): Promise<PlacedClaim> => {
      try {
        await withdrawUnlessAllowed(call.id, checked(call.id));
        if (!isWanted()) {
          await finishLater(call.id);
          return { how: "withdrawn" };
        }
        return await placeOnce(call, { ...how, timeLimit: timeLimitOf(tree) });
      } catch (error) {
        if (error instanceof CallRefused) return { how: refusedHow(error) };
        deps.log(`call ${call.id} was not placed: ${describeFault(error)}`);
        return { how: "failed" };
      } finally {
        underWay.delete(call.id);
      }
    });
  }

  /** Takes calls back that were claimed and not asked for. */
  async function withdrawClaimed(claimed: readonly CallRecord[]): Promise<void> {
    await Promise.all(claimed.map(({ id }) => finishLater(id)));
  }

  async function placeOnce(call: CallRecord, how: HowPlaced): Promise<PlacedClaim> {
    if (isStale(call)) {
      // It stood still while others were asked for.
      await finish(call.id, CALLED_OFF);
      return { how: "withdrawn" };
    }
    try {
      await ask(call, how);
      return { how: "placed" };
    } catch (error) {
      const isAway = error instanceof CarrierError && !error.fateUnknown;
      if (!isAway || !(error.later || error.retryable)) {
        await failed(call, error);
        return { how: "placed" };
      }
      await finish(call.id, busy(error));
      return { how: error.later ? "later" : "down", retryAfter: error.later?.retryAfter ?? null };
    }
  }

  /** The store may be away: then it is found open, and ended, once it is back. */
  async function finishLater(callId: string): Promise<void> {
    await finish(callId, NOT_PLACED).catch((error: unknown) => {
      deps.log(`call ${callId} is left for later: ${describeFault(error)}`);
    });
  }

  async function callableNumber(text: string): Promise<string> {
    const number = parsePhoneNumber(text, { home: await deps.homeCountry() });
    if (number.ok) return number.e164;
    throw new CallRefused({ code: "invalid-number", to: text, why: number.refusal });
  }

  /** He said so in a call, or whoever spoke with him noted it. */
  async function requireWish(callId: string, number: string): Promise<void> {
    const call = await store.find(callId);
    if (!call) throw new CallRefused({ code: "unknown-call", id: callId });
    if (call.outcome === "callback" && customerNumber(call) === number) return;
    throw new CallRefused({ code: "no-call-back-wish", callId });
  }

  async function existingTree(treeId: string): Promise<Tree> {
    const tree = await deps.trees.find(treeId);
    if (tree) return tree;
    throw new CallRefused({ code: "unknown-tree", treeId });
  }

  function startable(tree: Tree): Tree {
    const findings = canStart(tree);
    if (findings.length === 0) return tree;
    throw new CallRefused({ code: "not-startable", treeName: tree.name, findings });
  }

  /** A tree that takes longer is heard to its end, with some time to say goodbye. */
  function timeLimitOf(tree: Tree): number {
    const wanted = Math.ceil(settingOf(tree, "maxSeconds")) + GOODBYE;
    return Math.min(LONGEST_CALL, Math.max(deps.timeLimit, wanted));
  }

  async function dial(call: CallRecord, how: HowPlaced): Promise<string> {
    let waited = 0;
    for (let refusals = 1; ; refusals++) {
      await requireStillAllowed(call);
      try {
        return await ask(call, how);
      } catch (error) {
        if (!(error instanceof CarrierError) || !error.later) return failed(call, error);
        const { retryAfter } = error.later;
        const wait = waitUntilNextTry({ refusals, retryAfter, share: random.number() });
        if (waited + wait > PATIENCE) return notNow(call, error, wait);
        await new Promise<void>((resolve) => void timers.after(wait, resolve));
        waited += wait;
      }
    }
  }

  /** Asks the carrier for the call. @returns the carrier's id of it */
  async function ask(call: CallRecord, how: HowPlaced): Promise<string> {
    const { id: callId, to, from } = call;
    const placed = await carrierOf(call).placeCall({ callId, to, from, ...how });
    await deps.takeUp({ callId, ...placed }).catch((error: unknown) => {
      // The call is there; a webhook of it will bring its id again.
      deps.log(`call ${callId}: its number at the carrier was lost: ${describeFault(error)}`);
    });
    return placed.callSid;
  }

  /**
   * Since it was claimed the hour may have ended, or somebody may have blocked the number or hung up.
   * @throws CallRefused `may-not-dial`, `called-off`
   */
  async function requireStillAllowed({ id: callId }: CallRecord): Promise<void> {
    let standing: Standing;
    try {
      standing = (await standings([callId]))(callId);
    } catch (error) {
      // The carrier has not been asked: nobody else need find that out.
      await finish(callId, NOT_PLACED);
      throw error;
    }
    await withdrawUnlessAllowed(callId, standing);
  }

  async function withdrawUnlessAllowed(
    callId: string,
    { forbidden, isOff }: Standing,
  ): Promise<void> {
    if (forbidden) {
      await finish(callId, FORBIDDEN);
      throw new CallRefused(forbidden);
    }
    if (isOff) {
      await finish(callId, CALLED_OFF);
      throw new CallRefused({ code: "called-off", callId });
    }
  }

  /** How each of these calls stands by now; one that is gone is off. */
  async function standings(callIds: readonly string[]): Promise<(callId: string) => Standing> {
    const calls = await store.findAll(callIds);
    const forbidden = await store.mayStillDial(calls);
    return (callId) => {
      const call = calls.find(({ id }) => id === callId);
      const isOff = !call || isCalledOff(call) || call.closedAt !== null || isStale(call);
      return { forbidden: forbidden.get(callId), isOff };
    };
  }

  function isStale({ createdAt }: CallRecord): boolean {
    return Math.abs(clock.now() - createdAt) > CLAIM_HOLDS;
  }

  /** The carrier would not take it for so long that somebody else has to try again. */
  async function notNow(
    { id: callId }: CallRecord,
    error: CarrierError,
    wait: number,
  ): Promise<never> {
    await finish(callId, busy(error));
    const fault = describeCarrierError(error);
    const retryAfterSeconds = Math.ceil(wait / 1_000);
    const refusal = { code: "carrier-busy", callId, fault, retryAfterSeconds } as const;
    throw new CallRefused(refusal, { cause: error });
  }

  /** Looks for the call where its fate is unknown, else ends it with what went wrong. */
  async function failed(call: CallRecord, error: unknown): Promise<string> {
    if (!(error instanceof CarrierError)) {
      await finish(call.id, FAULT);
      throw error;
    }
    const fate = error.fateUnknown ? await findLostCall(call) : "never-placed";
    const isLost = fate === "never-placed" || fate === "unknown";
    if (!isLost) return fate;
    const fault = describeCarrierError(error);
    if (error.fateUnknown) {
      // It stays open: the carrier is asked again, until it is sure that there is none.
      deps.log(`call ${call.id}: the carrier did not say whether it was placed`);
    } else {
      await finish(call.id, {
        status: "failed",
        outcome: "failed",
        endReason: "carrier",
        fault: { code: "carrier", fault },
      });
    }
    const why = FROM_REFUSED.find((code) => code === error.code);
    if (why) await deps.callerNumberRefused?.(call.from, why);
    const code = error.fateUnknown ? "carrier-silent" : "carrier-refused";
    throw new CallRefused({ code, callId: call.id, fault }, { cause: error });
  }

  /**
   * The carrier's id of a call whose placing was never confirmed. `never-placed`: the carrier has
   * none; `unknown`: it could not be asked.
   */
  async function findLostCall(call: CallRecord): Promise<string | "never-placed" | "unknown"> {
    try {
      // A webhook may have told of it meanwhile.
      const own = await store.find(call.id);
      if (own?.callSid) return own.callSid;
      const found = await nobodysCall(call);
      if (!found) return "never-placed";
      const { callSid, status } = found;
      await deps.takeUp({ callId: call.id, callSid, status });
      return callSid;
    } catch (error) {
      deps.log(`call ${call.id}: the carrier could not be asked for it: ${describeFault(error)}`);
      return "unknown";
    }
  }

  /** A call that the carrier has from and to these numbers, and that none of ours is known to be. */
  async function nobodysCall(call: CallRecord): Promise<CarrierCall | null> {
    const { id, from, to, createdAt } = call;
    const now = clock.now();
    // Written down in a time to come: the machine's clock was set back, and nobody knows by how much.
    const since = createdAt > now ? now - CLOCK_WAS_AHEAD : createdAt;
    for (const candidate of await carrierOf(call).findCallsTo(to, since - CLOCKS_DIFFER)) {
      if (candidate.from !== from) continue;
      const owner = await store.find(candidate.callSid);
      if (!owner || owner.id === id) return candidate;
    }
    return null;
  }

  return {
    place,
    placeClaimed,
    withdrawClaimed,
    findLostCall,
    /** Whether this process is placing the call just now. */
    isUnderWay: (callId: string) => underWay.has(callId),
  };
}

interface HowPlaced {
  timeLimit: number;
  detectsMachines: boolean;
  ringTimeout: number;
}

interface Standing {
  forbidden: MayNotDial | undefined;
  /** Called off, over, or claimed too long ago. */
  isOff: boolean;
}

const CALLED_OFF: CallEnd = { ...UNPLACED, endReason: HUNG_UP, fault: null };

function busy(error: CarrierError): CallEnd {
  const fault = { code: "carrier", fault: describeCarrierError(error) } as const;
  return { ...UNPLACED, endReason: "carrier-busy", fault };
}

function refusedHow({ refusal }: CallRefused): "withdrawn" | "unsure" | "refused" {
  if (refusal.code === "may-not-dial" || refusal.code === "called-off") return "withdrawn";
  return refusal.code === "carrier-silent" ? "unsure" : "refused";
}
