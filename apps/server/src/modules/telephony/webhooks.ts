import { createAnswers } from "@rufbaum/calls";
import type { Clock, Timers } from "@rufbaum/runtime";
import { type CallScript, type CarrierEvent, type CarrierName, isFinal } from "@rufbaum/telephony";
import {
  type Fallback,
  parseArrived,
  parseDialed,
  parseFallback,
  parseMachineDetected,
  parseRecordingChanged,
  parseRelayEnded,
  parseStatusCallback,
  parseTurn,
  type RelayEnd,
} from "@rufbaum/telephony/twilio";
import type { CarrierEnd } from "../../carrier-end.ts";
import type { CarrierEnds } from "../../carrier-ends.ts";
import { isOwnCall } from "./own-call.ts";
import { createQuietLog } from "./quiet-log.ts";
import { createReplies, type Decided, SORRY } from "./replies.ts";

type Told<Type extends CarrierEvent["type"]> = Extract<CarrierEvent, { type: Type }>;

export interface WebhookDeps {
  /** Who decides what becomes of a call; what is of no call in progress changes nothing there. */
  calls: {
    answered(callId: string, callSid: string): Promise<CallScript>;
    relayEnded(callId: string, end: RelayEnd): Promise<CallScript>;
    turnTaken(
      callId: string,
      callSid: string,
      turn: number,
      heard: { text: string | null; digits: string | null },
    ): Promise<CallScript>;
    fellBack(callId: string, callSid: string, errorCode: number | null): Promise<CallScript>;
    dialed(callId: string, event: Told<"call-dialed">): Promise<CallScript>;
    /** Our id of a call to one of our numbers. */
    arrived(event: Told<"call-arrived">, carrier: CarrierName): Promise<string>;
    idOf(callSid: string): Promise<string | null>;
    recordOf(id: string): Promise<{ carrier: CarrierName | null } | null>;
    statusChanged(callId: string, event: Told<"status-changed">): Promise<void>;
    machineDetected(callId: string, event: Told<"machine-detected">): Promise<void>;
    recordingChanged(
      callId: string,
      event: Told<"recording-changed">,
      carrier: CarrierName,
    ): Promise<void>;
  };
  clock: Clock;
  timers: Timers;
  /** Each may speak of its own calls alone. */
  ends: CarrierEnds<Pick<CarrierEnd, "name">>;
  /** What the carrier was told our address is: signatures are made over it, whatever Host says. */
  publicUrl(): string;
  log(message: string): void;
}

/** The carrier's requests about calls, by the last part of their paths. */
export function createWebhooks(deps: WebhookDeps) {
  const { calls } = deps;
  const answers = createAnswers(deps);
  const { question, report } = createReplies({
    ...deps,
    answers,
    isOwn: ({ carrier, callId, callSid }) => isOwnCall(deps, carrier, [callId, callSid]),
    note: createQuietLog(deps),
  });

  async function begin(arrival: Told<"call-arrived">, carrier: CarrierName): Promise<Decided> {
    const callId = await calls.arrived(arrival, carrier);
    return { callId, script: await calls.answered(callId, arrival.callSid) };
  }

  async function recover(callId: string | null, fallback: Fallback): Promise<Decided> {
    const id = callId ?? (await calls.idOf(fallback.callSid));
    if (id === null) return { callId: "", script: SORRY };
    return of(id, calls.fellBack(id, fallback.callSid, fallback.errorCode));
  }

  async function follow(callId: string | null, event: Told<"status-changed">): Promise<void> {
    if (isFinal(event.status)) answers.forget(event.callSid);
    const id = callId ?? (await calls.idOf(event.callSid));
    if (id !== null) await calls.statusChanged(id, event);
  }

  const fellBack = question(({ callId, form }) => {
    const fallback = parseFallback(form);
    return fallback && (() => recover(callId, fallback));
  });
  const statusChanged = report(({ callId, form }) => {
    const event = parseStatusCallback(form);
    return event && (() => follow(callId, event));
  });

  return {
    /** Answered with TwiML. */
    questions: {
      answer: question(({ callId, callSid }) => {
        if (callId === null || callSid === null) return null;
        return () => of(callId, calls.answered(callId, callSid));
      }),
      "relay-ended": question(({ callId, form }) => {
        const end = parseRelayEnded(form);
        return callId !== null && end ? () => of(callId, calls.relayEnded(callId, end)) : null;
      }),
      turn: question(({ callId, turn, form }) => {
        const heard = parseTurn(form);
        if (callId === null || turn === null || !heard) return null;
        const { callSid, text, digits } = heard;
        return () => of(callId, calls.turnTaken(callId, callSid, turn, { text, digits }));
      }),
      dialed: question(({ callId, form }) => {
        const event = parseDialed(form);
        return callId !== null && event ? () => of(callId, calls.dialed(callId, event)) : null;
      }),
      fallback: fellBack,
      incoming: question(({ form, carrier }) => {
        const arrival = parseArrived(form);
        return arrival && (() => begin(arrival, carrier));
      }),
      "incoming-fallback": fellBack,
    },
    /** Only taken note of. */
    reports: {
      status: statusChanged,
      "incoming-status": statusChanged,
      machine: report(({ callId, form }) => {
        const event = parseMachineDetected(form);
        return callId !== null && event ? () => calls.machineDetected(callId, event) : null;
      }),
      recording: report(({ callId, form, carrier }) => {
        const event = parseRecordingChanged(form);
        if (callId === null || !event) return null;
        return () => calls.recordingChanged(callId, event, carrier);
      }),
    },
  };
}

/** The script of a call whose id is known. */
async function of(callId: string, script: Promise<CallScript>): Promise<Decided> {
  return { callId, script: await script };
}
