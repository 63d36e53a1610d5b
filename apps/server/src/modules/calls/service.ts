import { begin } from "@rufbaum/conversation";
import type { Runtime } from "@rufbaum/runtime";
import {
  type CallRecord,
  type Database,
  findCall,
  isFinal,
  listOpenCalls,
  moveCallStatus,
  recordTurns,
  setCallPlaced,
} from "@rufbaum/store";
import { type Carrier, CarrierError, type CarrierEvent } from "@rufbaum/telephony";
import { describeCarrierError } from "@rufbaum/telephony/twilio";
import type { Understanding } from "@rufbaum/understanding";
import { DomainError } from "../../errors.ts";
import { describeFault } from "../../http/error-response.ts";
import type { Live } from "../../live/live.ts";
import { createFinish, LOST, NOT_PLACED } from "./finishing.ts";
import { createJournal } from "./journal.ts";
import { outcomeOfStatus } from "./outcomes.ts";
import { createPlacing } from "./placing.ts";
import { createCallReading } from "./reading.ts";
import { type CallSession, createSession, type RelayLine, type SessionDeps } from "./session.ts";
import { createSnapshots } from "./snapshots.ts";

export interface CallsDeps {
  runtime: Pick<Runtime, "clock" | "timers" | "random">;
  db: Database;
  carrier: Carrier;
  /** The number we call from, E.164. */
  from: string;
  understanding: Understanding;
  live: Live;
  act: SessionDeps["act"];
  /** Whether a number that asked for it is really not called; the emulator reaches nobody anyway. */
  holdsBack: boolean;
  /** Whether the carrier lives in this process, so that calls end when it does. */
  endsWithUs: boolean;
  log(message: string): void;
}

/** Seconds a call may ring, and may last, whatever its tree says. */
const RING_TIMEOUT = 30;
const TIME_LIMIT = 900;

/** Milliseconds without a word from the carrier after which it is asked how a call stands. */
const QUIET_TOO_LONG = 60_000;

export type Calls = ReturnType<typeof createCalls>;

/** Leads calls along their trees, from the carrier's first word about them to the last. */
export function createCalls(deps: CallsDeps) {
  const { db, carrier, live } = deps;
  const { clock, timers, random } = deps.runtime;
  const journal = createJournal((turns) => recordTurns(db, turns));
  const snapshots = createSnapshots(db);
  const reading = createCallReading({ db, clock, snapshots });
  const finish = createFinish({ db, clock, live });
  const placing = createPlacing({
    ...deps,
    snapshots,
    finish,
    ringTimeout: RING_TIMEOUT,
    timeLimit: TIME_LIMIT,
  });
  const sessions = new Map<string, CallSession>();
  /** When the carrier last told of a call, and the calls that an operator hung up. */
  const lastWord = new Map<string, number>();
  const hungUpHere = new Set<string>();

  /** What the carrier is told when the callee has answered; `false` if the call is to be ended. */
  async function answered(callId: string, callSid: string): Promise<boolean> {
    const call = await ownCall(callId, callSid);
    return call !== null && !isOver(call);
  }

  /** The relay is open: gives the session that leads the call, `null` if there is nothing to lead. */
  async function openRelay(
    setup: { callId: string; callSid: string },
    line: RelayLine,
  ): Promise<CallSession | null> {
    const call = await ownCall(setup.callId, setup.callSid);
    if (!call || isOver(call)) return null;
    touch(call.id);
    const session = await sessionOf(call);
    session?.attach(line);
    return session;
  }

  async function statusChanged(
    callId: string,
    event: Extract<CarrierEvent, { type: "status-changed" }>,
  ): Promise<void> {
    const call = await ownCall(callId, event.callSid);
    if (!call || isOver(call)) return;
    touch(callId);
    const moved = await moveCallStatus(db, { ...event, callId, at: clock.now() });
    if (isFinal(event.status)) await ended(moved ?? call);
    else if (moved) live.publish({ type: "call-status", callId, status: moved.status });
  }

  /** Lets the conversation end where it stands, then closes the call. */
  async function ended(
    call: CallRecord,
    cause: { endReason: string; error: CallRecord["error"] } | null = null,
  ): Promise<void> {
    const byOperator = hungUpHere.has(call.id);
    const session = sessions.get(call.id) ?? (call.state ? await sessionOf(call) : null);
    const state = session ? await session.close({ byCaller: !byOperator && !cause }) : null;
    // Once more, for it may have failed in the call: until the number is blocked the call stays open,
    // and open calls are settled again and again.
    if (state?.outcome === "opt-out") await deps.act(call, { kind: "record-opt-out" });
    await finish(call.id, {
      status: call.status,
      outcome: state?.outcome ?? outcomeOfStatus(call.status),
      endReason: byOperator ? "operator-hung-up" : (cause?.endReason ?? state?.endReason ?? null),
      error: cause?.error ?? null,
    });
    sessions.delete(call.id);
    hungUpHere.delete(call.id);
    lastWord.delete(call.id);
  }

  async function hangUp(id: string): Promise<void> {
    const call = await reading.existing(id);
    if (isOver(call)) {
      throw new DomainError("call-over", "Dieser Anruf ist bereits beendet.", { status: 409 });
    }
    if (call.callSid === null) {
      throw new DomainError(
        "call-not-placed",
        "Dieser Anruf wird gerade erst aufgebaut. Bitte versuchen Sie es gleich noch einmal.",
        { status: 409 },
      );
    }
    hungUpHere.add(call.id);
    try {
      await carrier.endCall(call.callSid);
    } catch (error) {
      hungUpHere.delete(call.id);
      if (!(error instanceof CarrierError)) throw error;
      const { code, message } = describeCarrierError(error);
      throw new DomainError("carrier-refused", message, { status: 502, details: { code } });
    }
  }

  /** Settles the calls that an earlier process left open; run once before new calls are taken. */
  async function recover(): Promise<void> {
    for (const call of await listOpenCalls(db)) await settleOpen(call);
  }

  async function settleOpen(call: CallRecord): Promise<void> {
    if (isFinal(call.status)) return ended(call);
    const callSid = call.callSid ?? (await placing.findLostCall(call));
    if (callSid) await settle({ ...call, callSid });
    else await finish(call.id, NOT_PLACED);
  }

  /** Asks the carrier how a call stands and follows what it says. */
  async function settle(call: CallRecord & { callSid: string }): Promise<void> {
    let known: Awaited<ReturnType<Carrier["findCall"]>>;
    try {
      known = await carrier.findCall(call.callSid);
    } catch (error) {
      deps.log(
        `call ${call.id}: the carrier could not be asked how it stands: ${describeFault(error)}`,
      );
      return;
    }
    if (known && !isFinal(known.status)) return;
    const moved = await moveCallStatus(db, {
      callId: call.id,
      status: known?.status ?? "failed",
      sequence: call.statusSequence + 1,
      at: clock.now(),
      duration: known?.duration ?? null,
    });
    await ended(moved ?? call, known ? null : LOST);
  }

  async function endLedCalls(): Promise<void> {
    for (const call of await listOpenCalls(db)) {
      if (!lastWord.has(call.id)) continue;
      const failed = {
        callId: call.id,
        status: "failed" as const,
        at: clock.now(),
        duration: null,
      };
      const moved = await moveCallStatus(db, { ...failed, sequence: call.statusSequence + 1 });
      await ended(moved ?? call, LOST);
    }
  }

  async function checkQuietCalls(): Promise<void> {
    const limit = clock.now() - QUIET_TOO_LONG;
    for (const call of await listOpenCalls(db)) {
      if ((lastWord.get(call.id) ?? call.createdAt) > limit) continue;
      touch(call.id);
      await settleOpen(call);
    }
  }

  const cancelChecks = timers.every(QUIET_TOO_LONG / 2, () => {
    checkQuietCalls().catch((error: unknown) => {
      deps.log(`open calls could not be checked: ${describeFault(error)}`);
    });
  });

  async function ownCall(callId: string, callSid: string): Promise<CallRecord | null> {
    const call = await findCall(db, callId);
    if (!call || call.id !== callId) return null;
    if (call.callSid === callSid) return call;
    if (call.callSid !== null) {
      deps.log(`call ${callId}: the carrier speaks of another call under its name`);
      return null;
    }
    // The webhook overtook the answer to our own request.
    return setCallPlaced(db, { callId, callSid, status: "queued" });
  }

  async function sessionOf(call: CallRecord): Promise<CallSession | null> {
    const open = sessions.get(call.id);
    if (open) return open;
    const tree = await snapshots.treeOf(call);
    if (!tree) return null;
    const raced = sessions.get(call.id);
    if (raced) return raced;
    const session = createSession(call, tree, call.state ?? begin(tree, {}), {
      clock,
      timers,
      random,
      understanding: deps.understanding,
      journal,
      announce: live.publish,
      act: deps.act,
      log: deps.log,
    });
    sessions.set(call.id, session);
    return session;
  }

  function touch(callId: string): void {
    lastWord.set(callId, clock.now());
  }

  return {
    place: placing.place,
    active: reading.active,
    list: reading.list,
    find: reading.find,
    hangUp,
    answered,
    openRelay,
    statusChanged,
    /** The carrier told of the call in another way. */
    heardOf(callId: string): void {
      if (lastWord.has(callId)) touch(callId);
    },
    recover,
    /** Stops looking after open calls, ends those that can't outlive us, waits for what is being written. */
    async stop(): Promise<void> {
      cancelChecks();
      if (deps.endsWithUs) await endLedCalls();
      await journal.settled();
    },
  };
}

/** The carrier has said so, or we have settled it. */
function isOver(call: CallRecord): boolean {
  return call.closedAt !== null || isFinal(call.status);
}
