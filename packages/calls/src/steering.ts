import type { HomeCountry } from "@rufbaum/dialing";
import type { Clock } from "@rufbaum/runtime";
import { isFinal } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";
import { asked } from "./asked.ts";
import type { CallRecord } from "./call.ts";
import type { Announce } from "./call-events.ts";
import type { CallStore } from "./call-store.ts";
import type { CarrierOf } from "./carrier-of.ts";
import type { Ending } from "./ending.ts";
import type { PuttingThrough } from "./putting-through.ts";
import { CallRefused } from "./refusals.ts";
import type { Sessions } from "./session/sessions.ts";
import { transferTarget } from "./transfer-target.ts";

export interface SteeringDeps {
  store: Pick<
    CallStore,
    "giveBack" | "markHungUp" | "markOutcome" | "unmarkOutcome" | "takeOver" | "isOwnNumber"
  >;
  clock: Clock;
  carrierOf: CarrierOf<"endCall" | "redirectCall">;
  sessions: Sessions;
  putThrough: PuttingThrough;
  announce: Announce;
  /** By our id or the carrier's. @throws CallRefused `unknown-call` */
  existing(id: string): Promise<CallRecord>;
  operatorNumber(): Promise<string | null>;
  homeCountry(): Promise<HomeCountry>;
  suppress(call: CallRecord): Promise<void>;
  ending: Pick<Ending, "wasTaken">;
  /** There is a call to end, which the carrier may refuse at first. */
  watch(): void;
}

type PlacedCall = CallRecord & { callSid: string };

/** What an operator does with a call. */
export function createSteering(deps: SteeringDeps) {
  const { store, clock, carrierOf, sessions, announce } = deps;

  async function hangUp(id: string): Promise<void> {
    const known = await open(id);
    // Read again with the mark: from here on whoever learns the carrier's id sees that it is set.
    const call = (await store.markHungUp(known.id)) ?? (await deps.existing(known.id));
    // The mark stands, whatever the carrier says: who hung up wants the call to end.
    deps.watch();
    if (call.callSid === null) throw new CallRefused({ code: "hang-up-pending" });
    await asked(carrierOf(call).endCall(call.callSid));
    deps.ending.wasTaken(call.id);
  }

  async function say(id: string, text: string): Promise<void> {
    const call = await led(id);
    const session = await sessions.of(call);
    if (!session || session.state.phase === "over") throw new CallRefused({ code: "call-ending" });
    if (!session.whisper(text)) throw new CallRefused({ code: "too-many-lines" });
  }

  async function transfer(id: string, number: string | undefined): Promise<{ to: string }> {
    const to = await targetOf(number ?? (await deps.operatorNumber()));
    const call = await led(id);
    const session = await sessions.of(call);
    if (!session || session.state.phase === "over") throw new CallRefused({ code: "call-ending" });
    const { id: callId, callSid } = call;
    if (!(await store.takeOver(callId, clock.now()))) throw new CallRefused({ code: "taken-over" });
    try {
      // Without a line here, as between two turns, the carrier is told by request.
      if (!session.handOver(to)) {
        const script = [deps.putThrough(call, to)];
        await asked(carrierOf(call).redirectCall({ callId, callSid }, script));
      }
    } catch (error) {
      await store.giveBack(callId);
      throw error;
    }
    announce({ type: "call-taken-over", callId, callSid, to });
    return { to };
  }

  async function targetOf(number: string | null): Promise<string> {
    if (number === null) throw new CallRefused({ code: "no-operator-number" });
    const target = await transferTarget(store, number, await deps.homeCountry());
    if (target.ok) return target.e164;
    throw new CallRefused(target);
  }

  /** `by`: who says so, where that has to be answered for. */
  async function mark(id: string, outcome: Outcome, by: string | null = null): Promise<void> {
    const call = await deps.existing(id);
    if (outcome === "opt-out") await deps.suppress(call);
    await store.markOutcome(call, outcome, by);
    announce({ type: "call-outcome", callId: call.id, outcome });
  }

  /** The call has the outcome again that it came to by itself; who is blocked for it stays so. */
  async function unmark(id: string): Promise<Outcome | null> {
    const call = await store.unmarkOutcome((await deps.existing(id)).id);
    if (!call) throw new CallRefused({ code: "outcome-not-set" });
    const { id: callId, outcome } = call;
    if (outcome !== null) announce({ type: "call-outcome", callId, outcome });
    return outcome;
  }

  /** A call that the agent leads at this moment. */
  async function led(id: string): Promise<PlacedCall> {
    const call = await placed(id);
    if (call.status !== "in-progress") throw new CallRefused({ code: "not-answered" });
    if (call.takenOverAt === null) return call;
    throw new CallRefused({ code: "taken-over" });
  }

  async function placed(id: string): Promise<PlacedCall> {
    const call = await open(id);
    const { callSid } = call;
    if (callSid !== null) return { ...call, callSid };
    throw new CallRefused({ code: "call-not-placed" });
  }

  /** A call that is not over. */
  async function open(id: string): Promise<CallRecord> {
    const call = await deps.existing(id);
    if (call.closedAt !== null || isFinal(call.status)) {
      throw new CallRefused({ code: "call-over" });
    }
    return call;
  }

  return { hangUp, say, transfer, mark, unmark };
}
