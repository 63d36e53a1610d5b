import { describeFault, type Timers } from "@rufbaum/runtime";
import type { Carrier } from "@rufbaum/telephony";
import { type CallRecord, MAY_NOT_DIAL } from "./call.ts";
import type { CallStore } from "./call-store.ts";
import type { Leaders } from "./leaders.ts";
import type { MayNotDial } from "./refusals.ts";

export interface ForbiddingDeps {
  store: Pick<CallStore, "listUnanswered" | "mayStillDial" | "markForbidden">;
  carrier: Pick<Carrier, "endCall">;
  timers: Timers;
  leaders: Pick<Leaders, "elsewhere">;
  log(message: string): void;
}

/** Milliseconds between two looks: within five seconds what may not be dialled any more is off. */
const LOOKS = 2_000;

/** What stops a telephone that rings already: he does not want the call. Else it rings its time. */
const ENDS_RINGING = new Set(["suppression", "consent"]);

/**
 * Ends calls that a rule came to forbid before anybody answered them: the carrier may let them wait
 * for a day. The mark comes first: whoever is just placing the call, or is told that somebody
 * answered, sees it and hangs up.
 */
export function createForbidding(deps: ForbiddingDeps) {
  const { store, carrier } = deps;
  /** Of which the carrier was told, until it says that they are over. */
  const told = new Set<string>();

  /** Of calls to these numbers, wherever they are led: they were blocked, or a consent was taken back. */
  async function endForbidden(isAbout: (number: string) => boolean): Promise<void> {
    await endEach((await unanswered()).filter(({ to }) => isAbout(to)));
  }

  /** Of those that are led here: the hour may be over, or nobody could end one of them before. */
  async function look(): Promise<void> {
    isNeeded = false;
    const ours = (await unanswered()).filter(({ id }) => deps.leaders.elsewhere(id) === null);
    await endEach(ours);
    isNeeded ||= ours.length > 0;
  }

  async function unanswered(): Promise<CallRecord[]> {
    const calls = await store.listUnanswered();
    const open = new Set(calls.map(({ id }) => id));
    for (const id of told) if (!open.has(id)) told.delete(id);
    return calls;
  }

  /** The rules are asked about all of them together: there may be hundreds. */
  async function endEach(calls: readonly CallRecord[]): Promise<void> {
    const open = calls.filter(({ id }) => !told.has(id));
    const unmarked = open.filter(({ endReason }) => endReason !== MAY_NOT_DIAL);
    const forbidden = await store.mayStillDial(unmarked);
    for (const call of open) {
      await endIfForbidden(call, forbidden.get(call.id)).catch((error: unknown) => {
        deps.log(`call ${call.id}: it may not be dialled, and goes on: ${describeFault(error)}`);
      });
    }
  }

  async function endIfForbidden(call: CallRecord, forbidden?: MayNotDial): Promise<void> {
    const isMarked = call.endReason === MAY_NOT_DIAL;
    if (!isMarked && !stops(call, forbidden)) return;
    const marked = isMarked ? call : await store.markForbidden(call.id);
    if (marked?.callSid) end(marked.id, marked.callSid);
  }

  /** Not waited for: a carrier that is slow with one call delays no other's end. */
  function end(callId: string, callSid: string): void {
    told.add(callId);
    carrier.endCall(callSid).catch((error: unknown) => {
      told.delete(callId);
      deps.log(`call ${callId}: it may not be dialled, and goes on: ${describeFault(error)}`);
    });
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
