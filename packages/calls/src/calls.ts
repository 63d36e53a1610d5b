import { type CallScript, type CarrierEvent, isFinal } from "@rufbaum/telephony";
import { type CallRecord, isCalledOff } from "./call.ts";
import type { CallsDeps } from "./calls-deps.ts";
import { createEnding } from "./ending.ts";
import { type CallEnd, createFinish, type LOST } from "./finishing.ts";
import { createForbidding } from "./forbidding.ts";
import { createInbound } from "./inbound.ts";
import { NO_OTHERS } from "./leaders.ts";
import { createGather } from "./lines/gather.ts";
import { createNextScript } from "./next-script.ts";
import { outcomeOfStatus } from "./outcomes.ts";
import { createPlacing } from "./placing.ts";
import { createPuttingThrough } from "./putting-through.ts";
import { CallRefused } from "./refusals.ts";
import { createJournal } from "./session/journal.ts";
import { createSessions } from "./session/sessions.ts";
import { createSettling } from "./settling.ts";
import { createSnapshots } from "./snapshots.ts";
import { createSteady } from "./steady.ts";
import { createSteering } from "./steering.ts";
import { createTakeUp } from "./taking-up.ts";
import { transferTarget } from "./transfer-target.ts";

/** Seconds a call may ring, and may last with a tree that has no wish for more. */
export const RING_TIMEOUT = 30;
const TIME_LIMIT = 900;

export type Calls = ReturnType<typeof createCalls>;

/** Leads calls along their trees, from the carrier's first word about them to the last. */
export function createCalls(deps: CallsDeps) {
  const { store, announce, leaders = NO_OTHERS } = deps;
  const { clock, timers, random } = deps.runtime;
  const { steady, untilDone, stop: stopHolding } = createSteady({ store, timers });
  const journal = createJournal({
    // What is written down late is better than what never is: who holds the call waits less long.
    write: (turns) => untilDone(() => store.recordTurns(turns)),
    writeTimes: (times) => store.recordAnswerTimes(times),
    log: deps.log,
  });
  const snapshots = createSnapshots({ trees: deps.trees, clock });
  const finishCall = createFinish({ ...deps, clock });
  const ending = createEnding(deps);
  const forbidding = createForbidding({ ...deps, ending, timers, leaders });
  const takeUp = createTakeUp({ ...deps, ending, watch: forbidding.watch });
  const homeCountry = async () => (await deps.homeCountry?.()) ?? "DE";
  const placing = createPlacing({
    ...deps,
    homeCountry,
    snapshots,
    finish,
    takeUp,
    watch: forbidding.watch,
    ringTimeout: async () => (await deps.ringTimeout?.()) ?? RING_TIMEOUT,
    timeLimit: TIME_LIMIT,
  });
  const sessions = createSessions({
    clock,
    timers,
    random,
    understanding: deps.understanding,
    journal,
    announce,
    act: held(deps.act),
    log: deps.log,
    treeOf: held(snapshots.treeOf),
    mayRecord: async () => (await steady(deps.settings)).records,
    async transferTo(number) {
      const target = await steady(async () => transferTarget(store, number, await homeCountry()));
      return target.ok ? target.e164 : null;
    },
    began: leaders.began,
  });
  const putThrough = createPuttingThrough(deps);
  const nextScript = createNextScript({
    ...deps,
    clock,
    steady,
    sessions,
    gather: createGather({
      dial: async (callId, to) => putThrough(await steady(() => existing(callId)), to),
    }),
    putThrough,
    openCall,
  });
  const inbound = createInbound({ ...deps, clock, random, snapshots });
  const steering = createSteering({
    ...deps,
    homeCountry,
    clock,
    sessions,
    putThrough,
    existing,
    operatorNumber: async () => (await deps.settings()).operatorNumber,
    ending,
    watch: forbidding.watch,
    suppress: async (call) => void (await deps.act(call, { kind: "record-opt-out" })),
  });
  /** When the carrier last told of a call. */
  const lastWord = new Map<string, number>();
  const settling = createSettling({
    ...deps,
    clock,
    timers,
    leaders,
    placing,
    sessions,
    lastWord,
    ended,
    finish,
    watch: forbidding.watch,
    asItStands,
    forget,
  });

  /** The same, held while the store is away. */
  function held<Given extends unknown[], T>(work: (...given: Given) => Promise<T>) {
    return (...given: Given) => steady(() => work(...given));
  }

  /** By our id or the carrier's. @throws CallRefused `unknown-call` */
  async function existing(id: string): Promise<CallRecord> {
    const call = await store.find(id);
    if (call) return call;
    throw new CallRefused({ code: "unknown-call", id });
  }

  async function finish(callId: string, end: CallEnd): Promise<void> {
    await finishCall(callId, end);
    leaders.ended(callId);
    forget(callId);
  }

  function forget(callId: string): void {
    sessions.forget(callId);
    nextScript.forget(callId);
    lastWord.delete(callId);
  }

  /** The call in progress that the carrier speaks of; it was heard of just now. */
  async function openCall(callId: string, callSid: string): Promise<CallRecord | null> {
    const call = await ownCall(callId, callSid);
    if (!call || isOver(call)) return null;
    lastWord.set(call.id, clock.now());
    return call;
  }

  async function ownCall(callId: string, callSid: string): Promise<CallRecord | null> {
    const call = await steady(() => store.find(callId));
    if (!call || call.id !== callId) return null;
    if (call.callSid === callSid) return call;
    if (call.callSid !== null) {
      deps.log(`call ${callId}: the carrier speaks of another call under its name`);
      return null;
    }
    // The webhook overtook the answer to our own request.
    return steady(() => takeUp({ callId, callSid, status: "queued" }));
  }

  async function statusChanged(
    callId: string,
    event: Extract<CarrierEvent, { type: "status-changed" }>,
  ): Promise<void> {
    const call = await openCall(callId, event.callSid);
    if (!call) return;
    const { status, sequence, duration } = event;
    const move = { callId, status, sequence, duration, at: clock.now() };
    const moved = await steady(() => store.moveStatus(move));
    if (isFinal(status)) await ended(moved ?? (await asItStands(call)));
    else if (moved) announce({ type: "call-status", call: moved });
  }

  /** It was moved before: by another word of the carrier's, or by a write whose answer was lost. */
  function asItStands({ id }: CallRecord): Promise<CallRecord> {
    return steady(() => existing(id));
  }

  /** The carrier asks what to do once somebody has picked up, and may tell so later, or never. */
  async function answered(callId: string, callSid: string): Promise<CallScript> {
    const talks = { status: "in-progress", sequence: 0, duration: null } as const;
    const [script] = await Promise.all([
      nextScript.answered(callId, callSid),
      statusChanged(callId, { type: "status-changed", callSid, ...talks }),
    ]);
    return script;
  }

  /** Lets the conversation end where it stands, then closes the call. */
  async function ended(call: CallRecord, cause: typeof LOST | null = null): Promise<void> {
    const byUs = isCalledOff(call);
    const session = await sessions.begun(call);
    const isTakenOver = call.takenOverAt !== null;
    const byCaller = !byUs && !cause;
    const state = session ? await session.close({ byCaller, isTakenOver }) : null;
    // Once more, for it may have failed in the call: until the number is blocked the call stays open,
    // and open calls are settled again and again.
    if (session?.hasOptedOut) await steady(() => deps.act(call, { kind: "record-opt-out" }));
    else if (session?.needsDecision) await steady(() => deps.holdBack(call));
    const end: CallEnd = {
      status: call.status,
      outcome: state?.outcome ?? outcomeOfStatus(call.status),
      endReason: cause?.endReason ?? state?.endReason ?? null,
      fault: cause?.fault ?? null,
    };
    await steady(() => finish(call.id, end));
  }

  return {
    place: placing.place,
    placeClaimed: placing.placeClaimed,
    withdrawClaimed: placing.withdrawClaimed,
    existing,
    treeOf: snapshots.treeOf,
    hangUp: steering.hangUp,
    say: steering.say,
    transfer: steering.transfer,
    mark: steering.mark,
    unmark: steering.unmark,
    endForbidden: forbidding.endForbidden,
    stopCampaign: forbidding.stopCampaign,
    answered,
    openRelay: nextScript.openRelay,
    relayEnded: nextScript.relayEnded,
    fellBack: nextScript.fellBack,
    turnTaken: nextScript.turnTaken,
    dialed: nextScript.dialed,
    machineDetected: nextScript.machineDetected,
    recordingChanged: nextScript.recordingChanged,
    arrived: held(inbound.arrived),
    idOf: held(inbound.idOf),
    /** The call of this id, ours or the carrier's; `null` where nobody knows it. */
    recordOf: held(store.find),
    statusChanged,
    /** Another server leads the call now. */
    letGo(callId: string): void {
      sessions.letGo(callId);
      forget(callId);
    },
    /** What is held in memory of calls; nothing once all are over. */
    held: () => sessions.count() + lastWord.size,
    recover: settling.recover,
    /** Stops looking after open calls, ends those that can't outlive us, waits for what is being written. */
    async stop(): Promise<void> {
      stopHolding();
      await forbidding.stop();
      await settling.stop();
      await journal.settled();
    },
  };
}

/** The carrier has said so, or we have settled it. */
function isOver(call: CallRecord): boolean {
  return call.closedAt !== null || isFinal(call.status);
}
