import { type Clock, describeFault, type Timers } from "@rufbaum/runtime";
import { type Carrier, isFinal } from "@rufbaum/telephony";
import type { CallRecord } from "./call.ts";
import type { CallStore } from "./call-store.ts";
import type { CarrierOf } from "./carrier-of.ts";
import { type Finish, LOST, NOT_PLACED } from "./finishing.ts";
import type { Leaders } from "./leaders.ts";
import type { createPlacing } from "./placing.ts";
import type { Sessions } from "./session/sessions.ts";

export interface SettlingDeps {
  store: Pick<CallStore, "listOpen" | "moveStatus">;
  carrierOf: CarrierOf<"findCall">;
  clock: Clock;
  timers: Timers;
  leaders: Leaders;
  placing: Pick<ReturnType<typeof createPlacing>, "findLostCall" | "isUnderWay">;
  sessions: Pick<Sessions, "heardAt" | "ids">;
  /** When the carrier last told of a call that is led here. */
  lastWord: Map<string, number>;
  /** The carrier says that the call is over; `cause` where it can't say it any more. */
  ended(call: CallRecord, cause?: typeof LOST | null): Promise<void>;
  finish: Finish;
  /** There may be calls that wait. */
  watch(): void;
  asItStands(call: CallRecord): Promise<CallRecord>;
  /** Drops what is held of a call. */
  forget(callId: string): void;
  /** Whether its carrier lives in this process, so that the call ends when it does. */
  endsWithUs(call: Pick<CallRecord, "carrier">): boolean;
  log(message: string): void;
}

/** Milliseconds without a word from the carrier after which it is asked how a call stands. */
const QUIET_TOO_LONG = 60_000;
/** Milliseconds between two looks, and how many have to see a call unplaced until it is given up. */
const LOOKS = 30_000;
const GIVEN_UP_AFTER = QUIET_TOO_LONG / LOOKS;
/** Calls of which the carrier is asked at the same time. */
const ASKED_AT_ONCE = 10;
const MOST_LOOKING = 3;

/**
 * Ends calls of which nobody tells the end: an earlier process's, and those that fell quiet. How long
 * a call has been waiting for its id at the carrier is told by our own looks: the time at which it
 * was written down says nothing once a clock was set, ours or another server's.
 */
export function createSettling(deps: SettlingDeps) {
  const { store, carrierOf, clock, leaders, sessions, lastWord, ended, finish, asItStands } = deps;
  let looks = 0;
  /** Looks that are under way. */
  let looking = 0;
  /** The look at which a call was seen for the first time, without an id of the carrier's. */
  const unplacedSince = new Map<string, number>();

  /**
   * Settles the calls that an earlier process left open; run once before new calls are taken. A
   * carrier that we share knows of every call, and may be asked at once; ours knows of its own, and
   * another server's would pass for lost.
   */
  async function recover(): Promise<void> {
    deps.watch();
    await settleAll(await listOpen(), async (call) => {
      const isOurs = deps.endsWithUs(call);
      const isAsked = isOurs ? leaders.fallsToUs(call.id) : leaders.elsewhere(call.id) === null;
      if (!isAsked || deps.placing.isUnderWay(call.id)) return;
      // A carrier that lives in this process has never heard of what an earlier one wanted of its own.
      if (isOurs && isUnplaced(call)) await finish(call.id, NOT_PLACED);
      else await settleOpen(call);
    });
  }

  /** With note of those that wait for their id. */
  async function listOpen(): Promise<CallRecord[]> {
    const open = await store.listOpen();
    const unplaced = new Set(open.filter(isUnplaced).map(({ id }) => id));
    for (const id of unplacedSince.keys()) if (!unplaced.has(id)) unplacedSince.delete(id);
    for (const id of unplaced) if (!unplacedSince.has(id)) unplacedSince.set(id, looks);
    return open;
  }

  async function settleOpen(call: CallRecord): Promise<void> {
    if (isFinal(call.status)) return ended(call);
    if (call.callSid !== null) return settle({ ...call, callSid: call.callSid });
    const fate = await deps.placing.findLostCall(call);
    if (fate === "unknown") return;
    if (fate !== "never-placed") return settle({ ...call, callSid: fate });
    // The request may still be on its way, of a process that is no more.
    if (isGivenUp(call)) await finish(call.id, NOT_PLACED);
  }

  function isGivenUp({ id }: CallRecord): boolean {
    return looks - (unplacedSince.get(id) ?? looks) >= GIVEN_UP_AFTER;
  }

  /** Asks the carrier how a call stands and follows what it says. */
  async function settle(call: CallRecord & { callSid: string }): Promise<void> {
    let known: Awaited<ReturnType<Carrier["findCall"]>>;
    try {
      known = await carrierOf(call).findCall(call.callSid);
    } catch (error) {
      deps.log(
        `call ${call.id}: the carrier could not be asked how it stands: ${describeFault(error)}`,
      );
      return;
    }
    if (known && !isFinal(known.status)) return;
    await end(call, known);
  }

  /** `known`: as the carrier tells it, `null` where it can't. */
  async function end(
    call: CallRecord,
    known: { status: CallRecord["status"]; duration: number | null } | null,
  ): Promise<void> {
    const moved = await store.moveStatus({
      callId: call.id,
      status: known?.status ?? "failed",
      sequence: call.statusSequence + 1,
      at: clock.now(),
      duration: known?.duration ?? null,
    });
    await ended(moved ?? (await asItStands(call)), known ? null : LOST);
  }

  async function endLedCalls(): Promise<void> {
    for (const call of await store.listOpen()) {
      const isLed = lastWord.has(call.id) && leaders.elsewhere(call.id) === null;
      if (isLed && deps.endsWithUs(call)) await end(call, null);
    }
  }

  /** What is read of the store just now; a stop waits for it. */
  let reading: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  async function checkQuietCalls(): Promise<void> {
    looks += 1;
    const held = new Set([...lastWord.keys(), ...sessions.ids(), ...leaders.ids()]);
    const listed = listOpen();
    reading = listed.catch(() => {});
    const open = await listed;
    if (isStopped) return;
    if (open.length > 0) deps.watch();
    forgetOthers(held, new Set(open.map(({ id }) => id)));
    // A slow carrier is not asked by ever more looks.
    if (looking >= MOST_LOOKING) return;
    looking += 1;
    try {
      await settleAll(open, async (call) => {
        if (!isQuiet(call) || !leaders.fallsToUs(call.id)) return;
        if (!isUnplaced(call)) lastWord.set(call.id, clock.now());
        await settleOpen(call);
      });
    } finally {
      looking -= 1;
    }
  }

  function isQuiet(call: CallRecord): boolean {
    if (isUnplaced(call)) return isGivenUp(call) && !deps.placing.isUnderWay(call.id);
    const told = lastWord.get(call.id) ?? call.createdAt;
    return !isRecent(told) && !isRecent(sessions.heardAt(call.id));
  }

  /** A time to come is none: the machine's clock was set back. */
  function isRecent(at: number): boolean {
    const now = clock.now();
    return at > now - QUIET_TOO_LONG && at <= now;
  }

  /** What was taken up, or said by a server, of a call while it was being closed would be held for ever. */
  function forgetOthers(held: Iterable<string>, open: ReadonlySet<string>): void {
    for (const callId of held) {
      if (open.has(callId)) continue;
      leaders.ended(callId);
      deps.forget(callId);
    }
  }

  const cancelChecks = deps.timers.every(LOOKS, () => {
    checkQuietCalls().catch((error: unknown) => {
      deps.log(`open calls could not be checked: ${describeFault(error)}`);
    });
  });

  return {
    recover,
    /** Looks after calls no more, and ends those that can't outlive us. */
    async stop(): Promise<void> {
      cancelChecks();
      isStopped = true;
      await reading;
      await endLedCalls().catch((error: unknown) => {
        deps.log(`calls are left for the next start to end: ${describeFault(error)}`);
      });
    },
  };
}

/**
 * Some at a time, those first of which it is not even known whether the carrier has them.
 * @throws the first fault, once all others are settled
 */
async function settleAll(
  calls: readonly CallRecord[],
  settle: (call: CallRecord) => Promise<void>,
): Promise<void> {
  const inTurn = [
    ...calls.filter(isUnplaced),
    ...calls.filter((call) => !isUnplaced(call)),
  ].values();
  const faults: unknown[] = [];
  const settling = Array.from({ length: ASKED_AT_ONCE }, async () => {
    for (const call of inTurn) await settle(call).catch((fault: unknown) => faults.push(fault));
  });
  await Promise.all(settling);
  if (faults.length > 0) throw faults[0];
}

function isUnplaced({ callSid, status }: CallRecord): boolean {
  return callSid === null && !isFinal(status);
}
