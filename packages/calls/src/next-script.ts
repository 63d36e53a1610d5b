import { type Clock, describeFault } from "@rufbaum/runtime";
import {
  type CallScript,
  type CallStep,
  CarrierError,
  type CarrierEvent,
  type CarrierName,
  type VoiceName,
} from "@rufbaum/telephony";
import { codeForLog } from "@rufbaum/telephony/errors";
import type { RelayEnd } from "@rufbaum/telephony/twilio";
import { type CallRecord, hasBegun, isCalledOff } from "./call.ts";
import type { Announce } from "./call-events.ts";
import type { CallStore } from "./call-store.ts";
import type { CarrierOf } from "./carrier-of.ts";
import type { Gather, TurnHeard } from "./lines/gather.ts";
import { type HandOver, handOverSchema, type Line } from "./lines/line.ts";
import { wordsFor } from "./lines/spoken.ts";
import type { PuttingThrough } from "./putting-through.ts";
import type { CallSession } from "./session/call-session.ts";
import { FALLBACK_SENTENCE } from "./session/reduce.ts";
import type { Sessions } from "./session/sessions.ts";
import { isOfVoice } from "./session/telling.ts";
import type { Steady } from "./steady.ts";

export interface NextScriptDeps {
  store: Pick<CallStore, "find" | "giveBack" | "saveRecording" | "setAnsweredBy" | "setLine">;
  clock: Clock;
  carrierOf: CarrierOf<"deleteRecording" | "redirectCall" | "endCall">;
  /** Repeats what the store could not do because it was away. */
  steady: Steady;
  sessions: Sessions;
  gather: Gather;
  putThrough: PuttingThrough;
  announce: Announce;
  /** The call in progress that the carrier speaks of, `null` where there is none. */
  openCall(callId: string, callSid: string): Promise<CallRecord | null>;
  log(message: string): void;
}

type Told<Type extends CarrierEvent["type"]> = Extract<CarrierEvent, { type: Type }>;

/** How often a call's line may break before we say goodbye, and how often the relay is tried anew. */
const MOST_BREAKS = 6;
const MOST_RELAYS = 3;
/** The relay worked and its socket was lost; any other fault of it will be there again. */
const SOCKET_LOST = 64105;
/** The call is over already. */
const NOT_IN_PROGRESS = 21220;

const HANG_UP: CallScript = [{ do: "hang-up" }];
const SORRY: CallScript = [{ do: "say", text: FALLBACK_SENTENCE }, { do: "hang-up" }];

/**
 * What the carrier is told to do with an answered call, whenever it asks.
 *
 *   answered ──▶ the call's line: relay, or turn by turn
 *   line ended by us ──▶ hang up │ record and go on │ put through
 *   the relay's voice failed ──▶ turn by turn, beginning with what was not heard
 *   line broke ──▶ the relay anew, up to three times ──▶ turn by turn ──▶ goodbye
 *   put through ──▶ hang up, or the line anew where nobody answered
 *   a machine answered ──▶ the tree's message, and hang up
 */
export function createNextScript(deps: NextScriptDeps) {
  const { store, clock, carrierOf, steady, sessions, gather, openCall, log } = deps;
  /** How often the lines of calls broke. */
  const breaks = new Map<string, number>();

  async function answered(callId: string, callSid: string): Promise<CallScript> {
    const call = await openCall(callId, callSid);
    // Hung up before the carrier had taken it, and not ended in time.
    if (!call || isCalledOff(call)) return HANG_UP;
    return openLine(call, { resumed: hasBegun(call) });
  }

  async function openRelay(
    setup: { callId: string; callSid: string; resumed: boolean },
    line: Line,
  ): Promise<CallSession | null> {
    const call = await openCall(setup.callId, setup.callSid);
    const session = call && (await sessions.of(call));
    session?.attach(line, { resumed: setup.resumed });
    return session;
  }

  async function relayEnded(callId: string, end: RelayEnd): Promise<CallScript> {
    const call = await openCall(callId, end.callSid);
    if (!call || end.how === "completed") return HANG_UP;
    return end.how === "failed" ? mend(call, end.errorCode) : comesNext(call, nextOf(end));
  }

  async function fellBack(
    callId: string,
    callSid: string,
    errorCode: number | null,
  ): Promise<CallScript> {
    log(`call ${callId}: the carrier fell back, error ${codeForLog(errorCode)}`);
    const call = await openCall(callId, callSid);
    return call ? mend(call, SOCKET_LOST) : HANG_UP;
  }

  async function turnTaken(
    callId: string,
    callSid: string,
    turn: number,
    heard: TurnHeard,
  ): Promise<CallScript> {
    const call = await openCall(callId, callSid);
    const session = call && (await sessions.of(call));
    return session ? gather.turn(session, turn, heard) : HANG_UP;
  }

  async function dialed(callId: string, event: Told<"call-dialed">): Promise<CallScript> {
    const call = await openCall(callId, event.callSid);
    const session = call && (await sessions.of(call));
    if (!session) return HANG_UP;
    const isAnswered = event.status === "completed" || event.status === "answered";
    await session.dialed({ answered: isAnswered });
    if (isAnswered) return HANG_UP;
    await giveBack(call);
    return openLine(call, { resumed: true });
  }

  /** Nobody took the call over after all: the agent leads it again. */
  async function giveBack({ id: callId, callSid, takenOverAt }: CallRecord): Promise<void> {
    if (takenOverAt === null) return;
    await steady(() => store.giveBack(callId));
    deps.announce({ type: "call-taken-over", callId, callSid, to: null });
  }

  async function machineDetected(callId: string, event: Told<"machine-detected">): Promise<void> {
    const { answeredBy } = event;
    const call = await openCall(callId, event.callSid);
    // Of a call that is over as well; and that it can't be written down leaves nobody with a machine.
    await steady(() => store.setAnsweredBy(event.callSid, answeredBy)).catch((error: unknown) => {
      log(`call ${callId}: what picked up could not be written down: ${describeFault(error)}`);
    });
    if (!call) return;
    const canListen = answeredBy.startsWith("machine_end");
    if (call.takenOverAt !== null || !(canListen || answeredBy === "fax")) return;
    const session = await sessions.of(call);
    const hasBeeped = answeredBy === "machine_end_beep";
    const message = await session?.machineAnswered({ canListen, hasBeeped });
    if (!session || !message) return;
    const [voice = "usual"] = session.speech.voices;
    const words = message.map((text) => sayStep(text, voice));
    await redirect(call, event.callSid, [...words, ...HANG_UP]);
  }

  async function redirect(call: CallRecord, callSid: string, script: CallScript): Promise<void> {
    const carrier = carrierOf(call);
    try {
      await carrier.redirectCall({ callId: call.id, callSid }, script);
    } catch (error) {
      if (error instanceof CarrierError && error.code === NOT_IN_PROGRESS) return;
      log(`call ${call.id}: it could not be given its last words: ${describeFault(error)}`);
      await carrier.endCall(callSid).catch((fault: unknown) => {
        log(`call ${call.id}: it could not be ended: ${describeFault(fault)}`);
      });
    }
  }

  async function recordingChanged(
    callId: string,
    { recordingSid: sid, status, duration }: Told<"recording-changed">,
    by: CarrierName | null = null,
  ): Promise<void> {
    const call = await steady(() => store.find(callId));
    if (call) {
      const recording = { sid, callId, status, duration, createdAt: clock.now() };
      await steady(() => store.saveRecording(recording, call.carrier ?? by));
    } else if (status === "completed") {
      // Its call was forgotten meanwhile, as when the person was erased: nobody else would.
      await carrierOf({ carrier: by }).deleteRecording(sid);
    }
  }

  async function comesNext(call: CallRecord, next: HandOver): Promise<CallScript> {
    if (next.reason === "voice-failed") return mend(call, next.code);
    if (next.reason === "record") return openLine(call, { resumed: true });
    const { words = [] } = next;
    const unsaid = words.map(({ text, voice }): CallStep => ({ do: "say", text, voice }));
    return next.reason === "hang-up"
      ? [...unsaid, ...HANG_UP]
      : [...unsaid, deps.putThrough(call, next.to)];
  }

  /** The line broke: it is opened anew, in another way where that one will not do. */
  async function mend(call: CallRecord, errorCode: number | null): Promise<CallScript> {
    const session = await sessions.of(call);
    // Where the voice failed, the goodbye may not have been heard.
    const isOver = session?.state.phase === "over" && !isOfVoice(errorCode);
    if (!session || isOver) return HANG_UP;
    const times = (breaks.get(call.id) ?? 0) + 1;
    breaks.set(call.id, times);
    log(`call ${call.id}: its line broke, error ${codeForLog(errorCode)}, time ${times}`);
    if (times > MOST_BREAKS) return SORRY;
    await giveBack(call);
    if (call.line === "gather") return openLine(call, { resumed: true });
    if (errorCode === SOCKET_LOST && times <= MOST_RELAYS) return openLine(call, { resumed: true });
    await steady(() => store.setLine(call.id, "gather"));
    return openLine({ ...call, line: "gather" }, { resumed: true });
  }

  async function openLine(
    call: CallRecord,
    { resumed }: { resumed: boolean },
  ): Promise<CallScript> {
    const session = await sessions.of(call);
    if (!session) return HANG_UP;
    const recording: CallScript = session.wantsRecording ? [{ do: "record" }] : [];
    const line: CallScript =
      call.line === "gather"
        ? await gather.open(session, { resumed })
        : [{ do: "converse", resumed, ...session.speech }];
    return [...recording, ...line];
  }

  return {
    answered,
    openRelay,
    relayEnded,
    fellBack,
    turnTaken,
    dialed,
    machineDetected,
    recordingChanged,
    /** The call is over. */
    forget(callId: string): void {
      breaks.delete(callId);
      gather.close(callId);
    },
  };
}

function sayStep(text: string, voice: VoiceName): CallStep {
  return { do: "say", text: wordsFor(voice, text), voice };
}

/** What we wished for when we ended the relay; without it there is nothing left to do. */
function nextOf({ handoff }: RelayEnd): HandOver {
  try {
    return handOverSchema.parse(JSON.parse(handoff ?? ""));
  } catch {
    return { reason: "hang-up", why: "unknown" };
  }
}
