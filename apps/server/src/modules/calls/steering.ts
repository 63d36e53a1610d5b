import type { Clock } from "@rufbaum/runtime";
import {
  type CallRecord,
  type Database,
  giveCallBack,
  isFinal,
  markHungUp,
  markOutcome,
  takeCallOver,
} from "@rufbaum/store";
import type { Carrier } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";
import { DomainError } from "../../errors.ts";
import type { Live } from "../../live/live.ts";
import { asked } from "./asked.ts";
import type { PuttingThrough } from "./putting-through.ts";
import type { Sessions } from "./session/sessions.ts";
import { transferTarget } from "./transfer-target.ts";

export interface SteeringDeps {
  db: Database;
  clock: Clock;
  carrier: Pick<Carrier, "endCall" | "redirectCall">;
  sessions: Sessions;
  putThrough: PuttingThrough;
  live: Live;
  /** By our id or the carrier's. @throws DomainError `unknown-call` */
  existing(id: string): Promise<CallRecord>;
  operatorNumber(): Promise<string | null>;
  suppress(call: CallRecord): Promise<void>;
}

type PlacedCall = CallRecord & { callSid: string };

/** What an operator does with a call. */
export function createSteering(deps: SteeringDeps) {
  const { db, clock, carrier, sessions, live } = deps;
  async function hangUp(id: string): Promise<void> {
    const known = await open(id);
    // Read again with the mark: from here on whoever learns the carrier's id sees that it is set.
    const call = (await markHungUp(db, known.id, true)) ?? (await deps.existing(known.id));
    if (call.callSid === null) throw notTakenYet();
    try {
      await asked(carrier.endCall(call.callSid));
    } catch (error) {
      await markHungUp(db, call.id, false);
      throw error;
    }
  }

  async function say(id: string, text: string): Promise<void> {
    const call = await led(id);
    const session = await sessions.of(call);
    if (!session || session.state.phase === "over") throw isEnding();
    if (session.whisper(text)) return;
    const message = "Der Agent kommt nicht nach. Warten Sie, bis die letzten Zeilen gesagt sind.";
    throw new DomainError("too-many-lines", message, { status: 409 });
  }

  async function transfer(id: string, number: string | undefined): Promise<{ to: string }> {
    const to = await targetOf(number ?? (await deps.operatorNumber()));
    const call = await led(id);
    const session = await sessions.of(call);
    if (!session || session.state.phase === "over") throw isEnding();
    const { id: callId, callSid } = call;
    if (!(await takeCallOver(db, callId, clock.now()))) throw isTakenOver();
    try {
      // Without a line here, as between two turns, the carrier is told by request.
      if (!session.handOver(to)) {
        await asked(carrier.redirectCall({ callId, callSid }, [deps.putThrough(call, to)]));
      }
    } catch (error) {
      await giveCallBack(db, callId);
      throw error;
    }
    live.publish({ type: "call-taken-over", callId, callSid, to });
    return { to };
  }

  async function targetOf(number: string | null): Promise<string> {
    if (number === null) throw noOperatorNumber();
    const target = await transferTarget(db, number);
    if (target.ok) return target.e164;
    const { reason, message } = target;
    const why = target.reason === "invalid-number" ? { why: target.why } : {};
    throw new DomainError(reason, message, { status: 400, details: { to: number, ...why } });
  }

  async function mark(id: string, outcome: Outcome): Promise<void> {
    const call = await deps.existing(id);
    if (outcome === "opt-out") await deps.suppress(call);
    await markOutcome(db, call.id, outcome);
    live.publish({ type: "call-outcome", callId: call.id, outcome });
    live.publish({ type: "today-changed" });
  }

  /** A call that the agent leads at this moment. */
  async function led(id: string): Promise<PlacedCall> {
    const call = await placed(id);
    if (call.status !== "in-progress") {
      const message = "Dieser Anruf wurde noch nicht angenommen.";
      throw new DomainError("not-answered", message, { status: 409 });
    }
    if (call.takenOverAt === null) return call;
    throw isTakenOver();
  }

  async function placed(id: string): Promise<PlacedCall> {
    const call = await open(id);
    const { callSid } = call;
    if (callSid !== null) return { ...call, callSid };
    throw new DomainError(
      "call-not-placed",
      "Dieser Anruf wird gerade erst aufgebaut. Bitte versuchen Sie es gleich noch einmal.",
      { status: 409 },
    );
  }

  /** A call that is not over. */
  async function open(id: string): Promise<CallRecord> {
    const call = await deps.existing(id);
    if (call.closedAt !== null || isFinal(call.status)) {
      throw new DomainError("call-over", "Dieser Anruf ist bereits beendet.", { status: 409 });
    }
    return call;
  }

  return {
    hangUp,
    say,
    transfer,
    mark,
  };
}

function notTakenYet(): DomainError {
  const message =
    "Der Anbieter hat diesen Anruf noch nicht angenommen. Er wird beendet, sobald das geschieht; kommt er nicht zustande, endet er von selbst.";
  return new DomainError("hang-up-pending", message, { status: 409 });
}

function noOperatorNumber(): DomainError {
  const message =
    "Es ist keine Nummer hinterlegt, an die Anrufe übergeben werden. Nennen Sie eine, oder tragen Sie in den Einstellungen unter „Telefonie“ eine ein.";
  return new DomainError("no-operator-number", message, { status: 400 });
}

function isTakenOver(): DomainError {
  const message = "Dieser Anruf wurde schon übernommen; der Agent hört nicht mehr zu.";
  return new DomainError("taken-over", message, { status: 409 });
}

function isEnding(): DomainError {
  const message = "Das Gespräch wird gerade beendet.";
  return new DomainError("call-ending", message, { status: 409 });
}
