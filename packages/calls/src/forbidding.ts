import { describeFault, type Timers } from "@rufbaum/runtime";
import { type CallRecord, HUNG_UP, isCalledOff, MAY_NOT_DIAL } from "./call.ts";
import type { CallStore } from "./call-store.ts";
import type { Ending } from "./ending.ts";
import type { Leaders } from "./leaders.ts";
import type { MayNotDial } from "./refusals.ts";

export interface ForbiddingDeps {
  store: Pick<CallStore, "listToEnd" | "mayStillDial" | "markUnanswered" | "stopCampaign">;
  ending: Ending;
  timers: Timers;
  leaders: Pick<Leaders, "elsewhere">;
  log(message: string): void;
}

/** Milliseconds between two looks: within five seconds what may not be dialled any more is off. */
const LOOKS = 2_000;
/** Calls that are looked at in one go: conversations wait for no more, however many there are. */
const SLICE = 100;
/** Looks that have to see a stopped telephone ring: the law wants fifteen seconds of it. */
const RINGS = Math.ceil(15_000 / LOOKS) + 1;

/** What stops a telephone that rings already: he does not want the call. Else it rings its time. */
const ENDS_RINGING = new Set(["suppression", "consent"]);

/**
 * Ends calls that a rule came to forbid before anybody answered them, for the carrier may let them
 * wait for a day; and those that somebody hung up or stopped. The mark comes first: whoever is just
 * placing the call, or is told that somebody answered, sees it and hangs up. It stands until the call
 * is over, and what bears one is ended by each look until the carrier has done it, after a restart, too.
 */
export function createForbidding(deps: ForbiddingDeps) {
  const { store, ending } = deps;
  /** Of stopped calls that ring how many looks have seen that; no clock can be set that tells it. */
  const rung = new Map<string, number>();
  /** Hung up as an earlier look saw them: whoever did so has asked the carrier, unless he could not. */
  let seenHungUp: ReadonlySet<string> = new Set();

  /** Of calls to these numbers, wherever they are led: they were blocked, or a consent was taken back. */
  async function endForbidden(isAbout: (number: string) => boolean): Promise<void> {
    for await (const calls of toEnd()) await endEach(calls.filter(({ to }) => isAbout(to)));
  }

  /**
   * Stops the calls of a campaign (`null`: of all), wherever they are led: those that wait at once,
   * those that ring once they have done so for 15 seconds unless somebody answers, and conversations
   * where `endCalls` says so. Whoever is stopped so stays in his campaign, which is paused before.
   * @returns how many calls were open
   */
  async function stopCampaign(
    campaign: number | null,
    how: { endCalls: boolean },
  ): Promise<number> {
    const open = await store.stopCampaign(campaign, how);
    watch();
    for await (const calls of toEnd()) {
      for (const call of calls) {
        const { attempt } = call;
        if (attempt && (campaign === null || attempt.campaign === campaign)) endIfMarked(call);
      }
    }
    return open;
  }

  /** Of those that are led here: the hour may be over, or nobody could end one of them before. */
  async function look(): Promise<void> {
    isNeeded = false;
    ending.endAllLate();
    const [hungUp, ringing] = [new Set<string>(), new Set<string>()];
    for await (const calls of toEnd()) {
      const ours = calls.filter(
        ({ id }) => deps.leaders.elsewhere(id) === null || ending.hasFailed(id),
      );
      const others = ours.filter(({ endReason }) => endReason !== HUNG_UP);
      for (const call of ours) {
        if (call.endReason !== HUNG_UP) continue;
        if (seenHungUp.has(call.id)) endIfMarked(call);
        hungUp.add(call.id);
      }
      await endEach(others);
      await endRung(others, ringing);
      isNeeded ||= ours.length > 0;
    }
    seenHungUp = hungUp;
    for (const id of rung.keys()) if (!ringing.has(id)) rung.delete(id);
    isNeeded ||= ending.hasLate();
  }

  async function* toEnd(): AsyncGenerator<CallRecord[]> {
    const open = new Set<string>();
    let after: CallRecord | null = null;
    do {
      const calls: CallRecord[] = await store.listToEnd({ after, limit: SLICE });
      for (const { id } of calls) open.add(id);
      yield calls;
      after = calls.length < SLICE ? null : (calls.at(-1) ?? null);
    } while (after);
    ending.keepOnly(open);
  }

  /** The rules are asked about all of them together. */
  async function endEach(calls: readonly CallRecord[]): Promise<void> {
    for (const call of calls) endIfMarked(call);
    const unmarked = calls.filter((call) => !isCalledOff(call));
    const forbidden = await store.mayStillDial(unmarked);
    for (const call of unmarked) {
      if (stops(call, forbidden.get(call.id))) await endUnanswered(call, MAY_NOT_DIAL);
    }
  }

  /** Those that were stopped, and still ring; `seen` is told of each. */
  async function endRung(calls: readonly CallRecord[], seen: Set<string>): Promise<void> {
    for (const call of calls) {
      const { id, status, stoppedAt, endReason } = call;
      if (status !== "ringing" || stoppedAt === null || endReason !== null) continue;
      seen.add(id);
      const looks = (rung.get(id) ?? 0) + 1;
      rung.set(id, looks);
      if (looks >= RINGS) await endUnanswered(call, HUNG_UP);
    }
  }

  async function endUnanswered(
    call: CallRecord,
    reason: typeof MAY_NOT_DIAL | typeof HUNG_UP,
  ): Promise<void> {
    try {
      const marked = await store.markUnanswered(call.id, reason);
      if (marked) endIfMarked(marked);
    } catch (error) {
      deps.log(`call ${call.id}: it is to end, and goes on: ${describeFault(error)}`);
    }
  }

  function endIfMarked(call: CallRecord): void {
    const { id, callSid, carrier } = call;
    if (isCalledOff(call) && callSid !== null) ending.end({ id, callSid, carrier });
  }

  /** Of whoever asked for it while a look was under way: that may have come too early for his call. */
  let isNeeded = false;
  let isStopped = false;
  let looking = Promise.resolve();
  let cancelLook: (() => void) | null = null;

  /** There are calls that wait, or may be: they are looked at from now on, until there are none. */
  function watch(): void {
    if (isStopped) return;
    isNeeded = true;
    cancelLook ??= deps.timers.after(LOOKS, () => {
      looking = look()
        .catch((error: unknown) => {
          isNeeded = true;
          deps.log(`calls that wait could not be looked at: ${describeFault(error)}`);
        })
        .finally(() => {
          cancelLook = null;
          if (isNeeded) watch();
        });
    });
  }

  return {
    endForbidden,
    stopCampaign,
    watch,
    async stop(): Promise<void> {
      isStopped = true;
      cancelLook?.();
      await looking;
    },
  };
}

function stops({ status }: CallRecord, forbidden: MayNotDial | undefined): boolean {
  if (!forbidden) return false;
  const waits = status === "placing" || status === "queued";
  return waits || forbidden.denials.some(({ rule }) => ENDS_RINGING.has(rule));
}
