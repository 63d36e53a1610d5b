import { describeFault, type Runtime } from "@rufbaum/runtime";
import {
  type CallRecord,
  type Database,
  findCall,
  HUNG_UP,
  isFinal,
  listOpenCalls,
  moveCallStatus,
  recordAnswerTimes,
  recordTurns,
} from "@rufbaum/store";
import type { CallScript, Carrier, CarrierEvent } from "@rufbaum/telephony";
import type { Understanding } from "@rufbaum/understanding";
import type { Live } from "../../live/live.ts";
import type { TelephonySettings } from "../settings/telephony-settings.ts";
import { type CallEnd, createFinish, LOST, NOT_PLACED } from "./finishing.ts";
import { createInbound } from "./inbound.ts";
import { type Leaders, NO_OTHERS } from "./leaders.ts";
import { createLeading } from "./leading.ts";
import { createGather } from "./lines/gather.ts";
import { outcomeOfStatus } from "./outcomes.ts";
import { createPlacing, type PlacingDeps } from "./placing.ts";
import { createPuttingThrough } from "./putting-through.ts";
import { createCallReading } from "./reading.ts";
import { createJournal } from "./session/journal.ts";
import type { SessionDeps } from "./session/session.ts";
import { createSessions } from "./session/sessions.ts";
import { createSnapshots } from "./snapshots.ts";
import { createSteady } from "./steady.ts";
import { createSteering } from "./steering.ts";
import { createTakeUp } from "./taking-up.ts";
import { transferTarget } from "./transfer-target.ts";
import { talkingSince } from "./views.ts";

export interface CallsDeps {
  runtime: Pick<Runtime, "clock" | "timers" | "random">;
  db: Database;
  /** The same data, for lists: `db` unless said otherwise. */
  reading?: Database;
  carrier: Carrier;
  callerNumber: PlacingDeps["callerNumber"];
  /** @throws DomainError where what happens in a call could not be stored */
  refuseWhenFull?(): void;
  callerNumberRefused?(number: string, why: string): Promise<void>;
  settings(): Promise<TelephonySettings>;
  limits: PlacingDeps["limits"];
  understanding: Understanding;
  live: Live;
  act: SessionDeps["act"];
  /** Whether a number that asked for it is really not called; the emulator reaches nobody anyway. */
  holdsBack: boolean;
  /** Whether the carrier lives in this process, so that calls end when it does. */
  endsWithUs: boolean;
  /** Who leads which call, where several servers share the data. */
  leaders?: Leaders;
  log(message: string): void;
}

/** Seconds a call may ring, and may last with a tree that has no wish for more. */
const RING_TIMEOUT = 30;
const TIME_LIMIT = 900;

/** Milliseconds without a word from the carrier after which it is asked how a call stands. */
const QUIET_TOO_LONG = 60_000;

export type Calls = ReturnType<typeof createCalls>;

/** Leads calls along their trees, from the carrier's first word about them to the last. */
export function createCalls(deps: CallsDeps) {
  const { db, carrier, live, leaders = NO_OTHERS } = deps;
  const { clock, timers, random } = deps.runtime;
  const { steady, untilDone, stop: stopHolding } = createSteady({ clock, timers });
  const journal = createJournal({
    // What is written down late is better than what never is: who holds the call waits less long.
    write: (turns) => untilDone(() => recordTurns(db, turns)),
    writeTimes: (times) => recordAnswerTimes(db, times),
    log: deps.log,
  });
  const snapshots = createSnapshots({ db, clock });
  const heldSnapshots = { ...snapshots, treeOf: held(snapshots.treeOf) };
  const reading = createCallReading({
    db,
    reading: deps.reading ?? db,
    clock,
    snapshots,
    carrier,
  });
  const finishCall = createFinish({ db, clock, live });
  const takeUp = createTakeUp(deps);
  const begunAt = clock.now();
  const placing = createPlacing({
    ...deps,
    snapshots,
    finish,
    takeUp,
    ringTimeout: RING_TIMEOUT,
    timeLimit: TIME_LIMIT,
  });
  const sessions = createSessions({
    clock,
    timers,
    random,
    understanding: deps.understanding,
    journal,
    announce: live.publish,
    act: held(deps.act),
    log: deps.log,
    snapshots: heldSnapshots,
    mayRecord: async () => (await steady(deps.settings)).records,
    async transferTo(number) {
      const target = await steady(() => transferTarget(db, number));
      return target.ok ? target.e164 : null;
    },
    began: leaders.began,
  });
  const putThrough = createPuttingThrough(deps);
  const leading = createLeading({
    ...deps,
    clock,
    steady,
    sessions,
    gather: createGather({
      dial: async (callId, to) => putThrough(await steady(() => reading.existing(callId)), to),
    }),
    putThrough,
    openCall,
  });
  const inbound = createInbound({ ...deps, clock, random, snapshots });
  const steering = createSteering({
    ...deps,
    clock,
    sessions,
    putThrough,
    existing: reading.existing,
    operatorNumber: async () => (await deps.settings()).operatorNumber,
    suppress: async (call) => void (await deps.act(call, { kind: "record-opt-out" })),
  });
  /** When the carrier last told of a call. */
  const lastWord = new Map<string, number>();

  /** The same, held while the database is away. */
  function held<Given extends unknown[], T>(work: (...given: Given) => Promise<T>) {
    return (...given: Given) => steady(() => work(...given));
  }

  async function finish(callId: string, end: CallEnd): Promise<void> {
    await finishCall(callId, end);
    leaders.ended(callId);
    forget(callId);
  }

  function forget(callId: string): void {
    sessions.forget(callId);
    leading.forget(callId);
    lastWord.delete(callId);
  }

  /** The call in progress that the carrier speaks of; it was heard of just now. */
  async function openCall(callId: string, callSid: string): Promise<CallRecord | null> {
    const call = await ownCall(callId, callSid);
    if (!call || isOver(call)) return null;
    touch(call.id);
    return call;
  }

  async function statusChanged(
    callId: string,
    event: Extract<CarrierEvent, { type: "status-changed" }>,
  ): Promise<void> {
    const call = await openCall(callId, event.callSid);
    if (!call) return;
    const move = { ...event, callId, at: clock.now() };
    const moved = await steady(() => moveCallStatus(db, move));
    if (isFinal(event.status)) await ended(moved ?? (await asItStands(call)));
    else if (moved) {
      const startTime = talkingSince(moved);
      live.publish({ type: "call-status", callId, status: moved.status, startTime });
    }
  }

  /** It was moved before: by another word of the carrier's, or by a write whose answer was lost. */
  function asItStands({ id }: CallRecord): Promise<CallRecord> {
    return steady(() => reading.existing(id));
  }

  /** The carrier asks what to do once somebody has picked up, and may tell so later, or never. */
  async function answered(callId: string, callSid: string): Promise<CallScript> {
    const talks = { status: "in-progress", sequence: 0, duration: null } as const;
    const [script] = await Promise.all([
      leading.answered(callId, callSid),
      statusChanged(callId, { type: "status-changed", callSid, ...talks }),
    ]);
    return script;
  }

  /** Lets the conversation end where it stands, then closes the call. */
  async function ended(
    call: CallRecord,
    cause: { endReason: string; error: CallRecord["error"] } | null = null,
  ): Promise<void> {
    const byOperator = call.endReason === HUNG_UP;
    const session = await sessions.begun(call);
    const isTakenOver = call.takenOverAt !== null;
    const byCaller = !byOperator && !cause;
    const state = session ? await session.close({ byCaller, isTakenOver }) : null;
    // Once more, for it may have failed in the call: until the number is blocked the call stays open,
    // and open calls are settled again and again.
    if (session?.hasOptedOut) await steady(() => deps.act(call, { kind: "record-opt-out" }));
    const end: CallEnd = {
      status: call.status,
      outcome: state?.outcome ?? outcomeOfStatus(call.status),
      endReason: cause?.endReason ?? state?.endReason ?? null,
      error: cause?.error ?? null,
    };
    await steady(() => finish(call.id, end));
  }

  /**
   * Settles the calls that an earlier process left open; run once before new calls are taken. A
   * carrier that we share knows of every call, and may be asked at once; ours knows of its own, and
   * another server's would pass for lost.
   */
  async function recover(): Promise<void> {
    for (const call of await listOpenCalls(db)) {
      const isAsked = deps.endsWithUs
        ? leaders.fallsToUs(call.id)
        : leaders.elsewhere(call.id) === null;
      if (isAsked) await settleOpen(call);
    }
  }

  async function settleOpen(call: CallRecord): Promise<void> {
    if (isFinal(call.status)) return ended(call);
    if (call.callSid !== null) return settle({ ...call, callSid: call.callSid });
    // A carrier that lives in this process has never heard of what an earlier one wanted of its own.
    if (deps.endsWithUs && call.createdAt < begunAt) return finish(call.id, NOT_PLACED);
    const fate = await placing.findLostCall(call);
    if (fate === "unknown") return;
    if (fate !== "never-placed") return settle({ ...call, callSid: fate });
    // The request may still be on its way, of a process that is no more.
    if (clock.now() - call.createdAt < QUIET_TOO_LONG) return;
    // Ours was answered meanwhile, and the machine's clock was set forward.
    if ((await findCall(db, call.id))?.callSid == null) await finish(call.id, NOT_PLACED);
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
    await ended(moved ?? (await asItStands(call)), known ? null : LOST);
  }

  async function endLedCalls(): Promise<void> {
    for (const call of await listOpenCalls(db)) {
      if (!lastWord.has(call.id) || leaders.elsewhere(call.id) !== null) continue;
      const failed = {
        callId: call.id,
        status: "failed" as const,
        at: clock.now(),
        duration: null,
      };
      const moved = await moveCallStatus(db, { ...failed, sequence: call.statusSequence + 1 });
      await ended(moved ?? (await asItStands(call)), LOST);
    }
  }

  async function checkQuietCalls(): Promise<void> {
    const open = await listOpenCalls(db);
    forgetOthers(new Set(open.map(({ id }) => id)));
    for (const call of open) {
      const told = lastWord.get(call.id) ?? call.createdAt;
      if (isRecent(told) || isRecent(sessions.heardAt(call.id))) continue;
      if (!leaders.fallsToUs(call.id)) continue;
      touch(call.id);
      await settleOpen(call);
    }
  }

  /** A time to come is none: the machine's clock was set back. */
  function isRecent(at: number): boolean {
    const now = clock.now();
    return at > now - QUIET_TOO_LONG && at <= now;
  }

  /** What was taken up of a call while it was being closed would be held for ever. */
  function forgetOthers(open: ReadonlySet<string>): void {
    for (const callId of [...lastWord.keys(), ...sessions.ids()]) {
      if (open.has(callId) || isRecent(lastWord.get(callId) ?? 0)) continue;
      leaders.ended(callId);
      forget(callId);
    }
  }

  const cancelChecks = timers.every(QUIET_TOO_LONG / 2, () => {
    checkQuietCalls().catch((error: unknown) => {
      deps.log(`open calls could not be checked: ${describeFault(error)}`);
    });
  });

  async function ownCall(callId: string, callSid: string): Promise<CallRecord | null> {
    const call = await steady(() => findCall(db, callId));
    if (!call || call.id !== callId) return null;
    if (call.callSid === callSid) return call;
    if (call.callSid !== null) {
      deps.log(`call ${callId}: the carrier speaks of another call under its name`);
      return null;
    }
    // The webhook overtook the answer to our own request.
    return steady(() => takeUp({ callId, callSid, status: "queued" }));
  }

  function touch(callId: string): void {
    lastWord.set(callId, clock.now());
  }

  return {
    place: placing.place,
    active: reading.active,
    list: reading.list,
    find: reading.find,
    recording: reading.recording,
    hangUp: steering.hangUp,
    say: steering.say,
    transfer: steering.transfer,
    mark: steering.mark,
    answered,
    openRelay: leading.openRelay,
    relayEnded: leading.relayEnded,
    fellBack: leading.fellBack,
    turnTaken: leading.turnTaken,
    dialed: leading.dialed,
    machineDetected: leading.machineDetected,
    recordingChanged: leading.recordingChanged,
    arrived: held(inbound.arrived),
    idOf: held(inbound.idOf),
    statusChanged,
    /** Another server leads the call now. */
    letGo(callId: string): void {
      sessions.letGo(callId);
      forget(callId);
    },
    /** What is held in memory of calls; nothing once all are over. */
    held: () => sessions.count() + lastWord.size,
    recover,
    /** Stops looking after open calls, ends those that can't outlive us, waits for what is being written. */
    async stop(): Promise<void> {
      cancelChecks();
      stopHolding();
      if (deps.endsWithUs) {
        await endLedCalls().catch((error: unknown) => {
          deps.log(`calls are left for the next start to end: ${describeFault(error)}`);
        });
      }
      await journal.settled();
    },
  };
}

/** The carrier has said so, or we have settled it. */
function isOver(call: CallRecord): boolean {
  return call.closedAt !== null || isFinal(call.status);
}
