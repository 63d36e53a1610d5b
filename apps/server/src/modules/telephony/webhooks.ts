import type { Clock, Timers } from "@rufbaum/runtime";
import { isFinal } from "@rufbaum/store";
import type { CallScript, CarrierEvent } from "@rufbaum/telephony";
import {
  askAgainTwiml,
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
  renderScript,
} from "@rufbaum/telephony/twilio";
import { describeFault } from "../../http/error-response.ts";
import { FALLBACK_SENTENCE } from "../calls/session.ts";
import { createAnswers } from "./answers.ts";
import { createQuietLog } from "./quiet-log.ts";
import type { Webhook } from "./webhook.ts";

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
    arrived(event: Told<"call-arrived">): Promise<string>;
    idOf(callSid: string): Promise<string | null>;
    statusChanged(callId: string, event: Told<"status-changed">): Promise<void>;
    machineDetected(callId: string, event: Told<"machine-detected">): Promise<void>;
    recordingChanged(callId: string, event: Told<"recording-changed">): Promise<void>;
  };
  clock: Clock;
  timers: Timers;
  /** What the carrier was told our address is: signatures are made over it, whatever Host says. */
  publicUrl(): string;
  log(message: string): void;
}

/** A script for the call of this id, `null` where there is nothing to do but to hang up. */
type Decided = { callId: string; script: CallScript } | null;

const HANG_UP: CallScript = [{ do: "hang-up" }];
const SORRY: CallScript = [{ do: "say", text: FALLBACK_SENTENCE }, { do: "hang-up" }];
/** How often the carrier is told to ask again, before the caller hears that something is wrong. */
const MOST_TRIES = 2;
/** Milliseconds after which a report is taken as told, whatever becomes of it. */
const REPORT_WITHIN = 2_000;

/**
 * The carrier's requests about calls.
 *
 * Questions are answered with TwiML, whatever happens here: an answer that fails or takes too long
 * is asked for twice more, then the caller hears the fallback sentence. A request that makes no
 * sense ends its call; a report that makes none is dropped.
 */
export function createWebhooks(deps: WebhookDeps) {
  const { calls, timers } = deps;
  const answers = createAnswers(deps);
  const note = createQuietLog(deps);

  function question(decide: (webhook: Webhook) => (() => Promise<Decided>) | null) {
    return async function answer(webhook: Webhook): Promise<Response> {
      const decision = decide(webhook);
      if (decision === null || webhook.callSid === null) return senseless(webhook);
      const answer = await answers.ask(webhook.callSid, webhook.key, async () => {
        const decided = await decision();
        return decided ? render(decided.script, decided.callId) : render(HANG_UP);
      });
      if (answer.how === "given") return xml(answer.twiml);
      if (webhook.again >= MOST_TRIES) return xml(render(SORRY));
      // What failed is tried again after a moment; what is late is on its way.
      const seconds = answer.how === "failed" ? 1 : 0;
      return xml(askAgainTwiml({ url: webhook.againUrl, seconds }));
    };
  }

  function senseless({ route }: Webhook): Response {
    note(`a webhook that is not understood ended its call: ${route}`);
    return xml(render(HANG_UP));
  }

  function report(take: (webhook: Webhook) => Promise<void> | null) {
    return async function taken(webhook: Webhook): Promise<Response> {
      const work = take(webhook);
      if (work) await soon(work, webhook.route);
      else note(`a webhook that is not understood was dropped: ${webhook.route}`);
      return new Response(null, { status: 204 });
    };
  }

  /** Never rejects. What was lost with a fault is found when the carrier is asked how the call stands. */
  function soon(work: Promise<void>, route: string): Promise<void> {
    return new Promise((resolve) => {
      const cancel = timers.after(REPORT_WITHIN, resolve);
      work
        .catch((error: unknown) => {
          deps.log(`the carrier's report ${route} could not be taken: ${describeFault(error)}`);
        })
        .then(() => {
          cancel();
          resolve();
        });
    });
  }

  /** `callId` stands in the addresses of its steps; a goodbye has none. */
  function render(script: CallScript, callId = ""): string {
    return renderScript(script, { publicUrl: deps.publicUrl(), callId });
  }

  async function begin(arrival: Told<"call-arrived">): Promise<Decided> {
    const callId = await calls.arrived(arrival);
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
    return event && follow(callId, event);
  });

  return {
    /** Answered with TwiML; by the last part of their paths. */
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
      incoming: question(({ form }) => {
        const arrival = parseArrived(form);
        return arrival && (() => begin(arrival));
      }),
      "incoming-fallback": fellBack,
    },
    /** Only taken note of. */
    reports: {
      status: statusChanged,
      "incoming-status": statusChanged,
      machine: report(({ callId, form }) => {
        const event = parseMachineDetected(form);
        return callId !== null && event ? calls.machineDetected(callId, event) : null;
      }),
      recording: report(({ callId, form }) => {
        const event = parseRecordingChanged(form);
        return callId !== null && event ? calls.recordingChanged(callId, event) : null;
      }),
    },
  };
}

/** The script of a call whose id is known. */
async function of(callId: string, script: Promise<CallScript>): Promise<Decided> {
  return { callId, script: await script };
}

function xml(text: string): Response {
  return new Response(text, { headers: { "content-type": "text/xml; charset=utf-8" } });
}
