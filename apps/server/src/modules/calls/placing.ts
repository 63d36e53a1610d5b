import { parsePhoneNumber } from "@rufbaum/dialing";
import { waitUntilNextTry } from "@rufbaum/dialing/pacing";
import { describeFault, type Runtime } from "@rufbaum/runtime";
import {
  type CallRecord,
  claimCall,
  type Database,
  type DialLimits,
  findCall,
  findTree,
  HUNG_UP,
  isSuppressed,
  type NewCall,
} from "@rufbaum/store";
import { type Carrier, type CarrierCall, CarrierError, type PlacedCall } from "@rufbaum/telephony";
import { describeCarrierError } from "@rufbaum/telephony/twilio";
import { canStart, type Tree } from "@rufbaum/tree";
import { settingOf } from "@rufbaum/tree/graph";
import { DomainError } from "../../errors.ts";
import type { Live } from "../../live/live.ts";
import { claimRefusal } from "../limits/limit-refusals.ts";
import type { TelephonySettings } from "../settings/telephony-settings.ts";
import { HOME_TIME_ZONE, startOfDay } from "../today/start-of-day.ts";
import { FAULT, type Finish, UNPLACED } from "./finishing.ts";
import type { Snapshots } from "./snapshots.ts";
import type { TakeUp } from "./taking-up.ts";
import { viewActiveCall } from "./views.ts";

export interface PlacingDeps {
  runtime: Pick<Runtime, "clock" | "timers" | "random">;
  db: Database;
  carrier: Carrier;
  /** The number to call from: this one if it may be used, else the usual one. @throws DomainError */
  callerNumber(wanted: string | undefined): Promise<string>;
  /** The carrier took no call from this number, and says why in German. */
  callerNumberRefused?(number: string, why: string): Promise<void>;
  /** @throws DomainError where what happens in a call could not be stored */
  refuseWhenFull?(): void;
  settings(): Promise<TelephonySettings>;
  /** How much may be dialled, by all servers on the data together. */
  limits(): Promise<DialLimits>;
  /** Whether a number that asked for it is really not called; the emulator reaches nobody anyway. */
  holdsBack: boolean;
  /** Seconds a call may ring. The industry's code asks for 15 to 40. */
  ringTimeout: number;
  /** Seconds a call may last, if its tree does not take more. */
  timeLimit: number;
  live: Live;
  snapshots: Snapshots;
  finish: Finish;
  takeUp: TakeUp;
  log(message: string): void;
}

/** Not of the account, or no number at all: the carrier refuses every other call from it, too. */
const FROM_REFUSED: readonly (number | null)[] = [21210, 21212];

/** Milliseconds that are waited in all for a carrier that says "later"; who asked is told then. */
const PATIENCE = 5_000;
/** Seconds for the last words, and the most that a carrier lets a call last. */
const GOODBYE = 60;
const LONGEST_CALL = 14_400;
/** Milliseconds by which the carrier's clock may be behind ours. */
const CLOCKS_DIFFER = 30_000;

/**
 * Places calls. A call is written down before the carrier is asked for it, and asked for again only
 * where the carrier said "later": it surely did not take it then.
 */
export function createPlacing(deps: PlacingDeps) {
  const { db, carrier, finish, live } = deps;
  const { clock, timers, random } = deps.runtime;

  async function place(request: {
    to: string;
    treeId: string;
    from?: string | undefined;
  }): Promise<{ callSid: string; callId: string }> {
    deps.refuseWhenFull?.();
    const to = await callableNumber(request.to);
    const tree = await startableTree(request.treeId);
    const from = await deps.callerNumber(request.from);
    // All that may fail comes before the claim, which nobody else would take back for a minute.
    const { line, detectsMachines } = await deps.settings();
    const call = await claim({
      id: random.id("call"),
      treeId: tree.id,
      treeName: tree.name,
      snapshotId: await deps.snapshots.freeze(tree),
      direction: "outbound",
      from,
      to,
      line,
      createdAt: clock.now(),
    });
    const view = viewActiveCall(call, tree, [], clock.now());
    live.publish({ type: "call-started", call: view });
    const callSid = await dial(call, { timeLimit: timeLimitOf(tree), detectsMachines });
    return { callSid, callId: call.id };
  }

  /** Writes the call down. @throws DomainError if its number is in a call, or a limit is reached */
  async function claim(call: NewCall): Promise<CallRecord> {
    const now = call.createdAt;
    const time = { now, startOfDay: startOfDay(now, HOME_TIME_ZONE) };
    const claimed = await claimCall(db, call, { limits: await deps.limits(), ...time });
    if (!claimed.ok) throw claimRefusal(claimed, now);
    return claimed.call;
  }

  async function callableNumber(text: string): Promise<string> {
    const number = parsePhoneNumber(text);
    if (!number.ok) {
      const { message, reason: why } = number;
      throw new DomainError("invalid-number", message, { status: 400, details: { to: text, why } });
    }
    if (deps.holdsBack && (await isSuppressed(db, number.e164))) {
      const message = "Diese Nummer hat darum gebeten, nicht mehr angerufen zu werden.";
      throw new DomainError("opted-out", message, { status: 409 });
    }
    return number.e164;
  }

  async function startableTree(treeId: string): Promise<Tree> {
    const tree = await findTree(db, treeId);
    if (!tree) {
      const message = `Es gibt keinen Decision Tree mit der Kennung „${treeId}“.`;
      throw new DomainError("unknown-tree", message, { status: 404, details: { treeId } });
    }
    const hindrances = canStart(tree);
    if (hindrances.length === 0) return tree;
    const reasons = hindrances.map(({ message }) => message).join(" ");
    throw new DomainError(
      "not-startable",
      `Mit „${tree.name}“ kann nicht angerufen werden: ${reasons}`,
      { status: 409, details: { findings: hindrances } },
    );
  }

  /** A tree that takes longer is heard to its end, with some time to say goodbye. */
  function timeLimitOf(tree: Tree): number {
    const wanted = Math.ceil(settingOf(tree, "maxSeconds")) + GOODBYE;
    return Math.min(LONGEST_CALL, Math.max(deps.timeLimit, wanted));
  }

  async function dial(
    call: CallRecord,
    how: { timeLimit: number; detectsMachines: boolean },
  ): Promise<string> {
    let waited = 0;
    for (let refusals = 1; ; refusals++) {
      let placed: PlacedCall;
      try {
        placed = await carrier.placeCall({
          callId: call.id,
          to: call.to,
          from: call.from,
          ringTimeout: deps.ringTimeout,
          ...how,
        });
      } catch (error) {
        if (!(error instanceof CarrierError) || !error.later) return failed(call, error);
        const { retryAfter } = error.later;
        const wait = waitUntilNextTry({ refusals, retryAfter, share: random.number() });
        if (waited + wait > PATIENCE) return notNow(call, error, wait);
        await new Promise<void>((resolve) => void timers.after(wait, resolve));
        waited += wait;
        if (await isCalledOff(call.id)) return calledOff(call);
        continue;
      }
      await deps.takeUp({ callId: call.id, ...placed }).catch((error: unknown) => {
        // The call is there; a webhook of it will bring its id again.
        deps.log(`call ${call.id}: its number at the carrier was lost: ${describeFault(error)}`);
      });
      return placed.callSid;
    }
  }

  /** The carrier would not take it for so long that somebody else has to try again. */
  async function notNow(call: CallRecord, cause: CarrierError, wait: number): Promise<never> {
    const error = describeCarrierError(cause);
    await finish(call.id, { ...UNPLACED, endReason: "carrier-busy", error });
    const seconds = Math.ceil(wait / 1_000);
    throw new DomainError(
      "carrier-busy",
      `${error.message} Ein neuer Versuch lohnt sich in ${seconds} s.`,
      {
        status: 503,
        details: { code: error.code, callId: call.id, retryAfterSeconds: seconds },
        cause,
      },
    );
  }

  /** Somebody hung up while the carrier kept us waiting. */
  async function isCalledOff(callId: string): Promise<boolean> {
    return (await findCall(db, callId))?.endReason === HUNG_UP;
  }

  async function calledOff(call: CallRecord): Promise<never> {
    await finish(call.id, { ...UNPLACED, endReason: HUNG_UP, error: null });
    const message = "Dieser Anruf wurde aufgelegt, bevor der Anbieter ihn angenommen hatte.";
    throw new DomainError("called-off", message, { status: 409, details: { callId: call.id } });
  }

  /** Looks for the call where its fate is unknown, else ends it with what went wrong. */
  async function failed(call: CallRecord, cause: unknown): Promise<string> {
    if (!(cause instanceof CarrierError)) {
      await finish(call.id, FAULT);
      throw cause;
    }
    const fate = cause.fateUnknown ? await findLostCall(call) : "never-placed";
    const isLost = fate === "never-placed" || fate === "unknown";
    if (!isLost) return fate;
    const error = describeCarrierError(cause);
    if (cause.fateUnknown) {
      // It stays open: the carrier is asked again, until it is sure that there is none.
      deps.log(`call ${call.id}: the carrier did not say whether it was placed`);
    } else {
      await finish(call.id, { status: "failed", outcome: "failed", endReason: "carrier", error });
    }
    if (FROM_REFUSED.includes(cause.code)) {
      await deps.callerNumberRefused?.(call.from, error.message);
    }
    throw new DomainError(cause.fateUnknown ? "carrier-silent" : "carrier-refused", error.message, {
      status: 502,
      details: { code: error.code, callId: call.id },
      cause,
    });
  }

  /**
   * The carrier's id of a call whose placing was never confirmed. `never-placed`: the carrier has
   * none; `unknown`: it could not be asked.
   */
  async function findLostCall(call: CallRecord): Promise<string | "never-placed" | "unknown"> {
    try {
      // A webhook may have told of it meanwhile.
      const own = await findCall(db, call.id);
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
  async function nobodysCall({ id, from, to, createdAt }: CallRecord): Promise<CarrierCall | null> {
    for (const candidate of await carrier.findCallsTo(to, createdAt - CLOCKS_DIFFER)) {
      if (candidate.from !== from) continue;
      const owner = await findCall(db, candidate.callSid);
      if (!owner || owner.id === id) return candidate;
    }
    return null;
  }

  return { place, findLostCall };
}
