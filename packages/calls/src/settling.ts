import { type Clock, describeFault, type Timers } from "@rufbaum/runtime";
import { type Carrier, isFinal } from "@rufbaum/telephony";
import type { CallRecord } from "./call.ts";
import type { CallStore } from "./call-store.ts";
import { type Finish, LOST, NOT_PLACED } from "./finishing.ts";
import type { Leaders } from "./leaders.ts";
import type { createPlacing } from "./placing.ts";
import type { Sessions } from "./session/sessions.ts";

export interface SettlingDeps {
  store: Pick<CallStore, "find" | "listOpen" | "moveStatus">;
  carrier: Pick<Carrier, "findCall">;
  clock: Clock;
  timers: Timers;
  leaders: Leaders;
  placing: Pick<ReturnType<typeof createPlacing>, "findLostCall">;
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
  /** Whether the carrier lives in this process, so that calls end when it does. */
  endsWithUs: boolean;
  log(message: string): void;
}

/** Milliseconds without a word from the carrier after which it is asked how a call stands. */
const QUIET_TOO_LONG = 60_000;

/** Ends calls of which nobody tells the end: an earlier process's, and those that fell quiet. */
export function createSettling(deps: SettlingDeps) {
  const { store, carrier, clock, leaders, sessions, lastWord, ended, finish, asItStands } = deps;
  const begunAt = clock.now();
  /** When the carrier was first asked for calls of a time to come. */
  const askedFirst = new Map<string, number>();

  /**
   * Settles the calls that an earlier process left open; run once before new calls are taken. A
   * carrier that we share knows of every call, and may be asked at once; ours knows of its own, and
   * another server's would pass for lost.
   */
  async function recover(): Promise<void> {
    deps.watch();
    for (const call of await store.listOpen()) {
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
    const fate = await deps.placing.findLostCall(call);
    if (fate === "unknown") return;
    if (fate !== "never-placed") return settle({ ...call, callSid: fate });
    // The request may still be on its way, of a process that is no more.
    if (clock.now() - askedSince(call) < QUIET_TOO_LONG) return;
    // Ours was answered meanwhile, and the machine's clock was set forward.
    if ((await store.find(call.id))?.callSid == null) await finish(call.id, NOT_PLACED);
  }

  /** Since when it may be known at the carrier: a time to come is none, the machine's clock was set back. */
  function askedSince({ id, createdAt }: CallRecord): number {
    const now = clock.now();
    if (createdAt <= now) return createdAt;
    const since = Math.min(askedFirst.get(id) ?? now, now);
    askedFirst.set(id, since);
    return since;
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
      if (lastWord.has(call.id) && leaders.elsewhere(call.id) === null) await end(call, null);
    }
  }

  async function checkQuietCalls(): Promise<void> {
    const open = await store.listOpen();
    if (open.length > 0) deps.watch();
    forgetOthers(new Set(open.map(({ id }) => id)));
    for (const call of open) {
      const told = lastWord.get(call.id) ?? call.createdAt;
      if (isRecent(told) || isRecent(sessions.heardAt(call.id))) continue;
      if (!leaders.fallsToUs(call.id)) continue;
      lastWord.set(call.id, clock.now());
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
    for (const callId of askedFirst.keys()) if (!open.has(callId)) askedFirst.delete(callId);
    for (const callId of [...lastWord.keys(), ...sessions.ids()]) {
      if (open.has(callId) || isRecent(lastWord.get(callId) ?? 0)) continue;
      leaders.ended(callId);
      deps.forget(callId);
    }
  }

  const cancelChecks = deps.timers.every(QUIET_TOO_LONG / 2, () => {
    checkQuietCalls().catch((error: unknown) => {
      deps.log(`open calls could not be checked: ${describeFault(error)}`);
    });
  });

  return {
    recover,
    /** Looks after calls no more, and ends those that can't outlive us. */
    async stop(): Promise<void> {
      cancelChecks();
      if (!deps.endsWithUs) return;
      await endLedCalls().catch((error: unknown) => {
        deps.log(`calls are left for the next start to end: ${describeFault(error)}`);
      });
    },
  };
}
