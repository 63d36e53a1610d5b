import type { Clock, Random } from "@rufbaum/runtime";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { placeEmulatedCall } from "./call.ts";
import type { DialRequest, EmulatedCall, Exchange, Leg } from "./call-exchange.ts";
import type { CallDirection, CallRecord } from "./call-record.ts";
import { builtInCallee } from "./callee/built-in-callee.ts";
import type { Callee } from "./callee/callee.ts";
import type { Calls } from "./calls.ts";
import { type Fate, fateOf } from "./fate.ts";
import { hashText } from "./hash.ts";
import type { AnsweredNumber, Numbers } from "./numbers/create-numbers.ts";
import { type CallRequest, E164 } from "./rest/read-call-request.ts";

/** Who picks up, or calls in; `null` for a built-in character. */
export type ChooseCallee = (call: {
  to: string;
  direction: CallDirection;
  character: number;
  seed: number;
}) => Callee | null;

export interface Switchboard {
  /** A call that REST asked for. */
  place(wanted: CallRequest, fate: Fate): CallRecord;
  /** Somebody calls a number of the account whose address is known. */
  callIn(number: AnsweredNumber, from: string): CallRecord;
  /** A call for a call in progress; `null` where the number can't be called. */
  dial(parent: CallRecord, wanted: DialRequest, leg: Leg): EmulatedCall | null;
}

/** Seconds an incoming call rings, and any call may last, unless somebody says otherwise. */
const RING_TIMEOUT = 60;
const TIME_LIMIT = 14_400;
/** What only a call by REST can ask for. */
const PLAIN = { machineDetection: null, recording: null, sendDigits: null };

/** Begins calls of every direction, each with somebody at the other end. */
export function createSwitchboard(options: {
  accountSid: string;
  clock: Clock;
  random: Random;
  calls: Calls;
  numbers: Numbers;
  exchange: () => Exchange;
  callees: ChooseCallee | undefined;
}): Switchboard {
  const { accountSid, clock, random, calls, numbers, callees } = options;

  function begin(
    call: CallRequest & Pick<CallRecord, "direction" | "parentCallSid" | "numberSid">,
    fate: Fate,
    leg?: Leg,
  ): EmulatedCall {
    const now = clock.now();
    const { direction } = call;
    const record: CallRecord = {
      ...call,
      sid: `CA${random.bytes(16).toHex()}`,
      accountSid,
      createdAt: now,
      updatedAt: now,
      status: direction === "inbound" ? "ringing" : "queued",
      answeredBy: null,
      answeredAt: null,
      endedAt: null,
      duration: null,
      queueTime: 0,
    };
    // Whoever is on the other end: the callee, or who calls in.
    const to = direction === "inbound" ? record.from : record.to;
    const seed = hashText(to) ^ hashText(record.sid);
    const character = "character" in fate ? fate.character : 0;
    const callee =
      callees?.({ to, direction, character, seed }) ??
      builtInCallee({ to, fate, random: seededRandom(seed), direction });
    const emulated = placeEmulatedCall(options.exchange(), record, {
      fate,
      callee,
      random: seededRandom(~seed),
      leg,
    });
    calls.add(emulated);
    return emulated;
  }

  return {
    place(wanted, fate) {
      const numberSid = numbers.findOwned(wanted.from)?.sid ?? null;
      const call = {
        ...wanted,
        direction: "outbound-api" as const,
        parentCallSid: null,
        numberSid,
      };
      return begin(call, fate).record;
    },
    callIn(number, from) {
      const call = {
        ...PLAIN,
        direction: "inbound" as const,
        parentCallSid: null,
        to: number.number,
        from,
        numberSid: number.sid,
        script: number.voice,
        urls: {
          fallback: number.voiceFallback,
          status: number.status,
          statusEvents: new Set(["completed"] as const),
        },
        ringTimeout: RING_TIMEOUT,
        timeLimit: TIME_LIMIT,
      };
      return begin(call, { type: "answers", character: Number(from.slice(-2)) }).record;
    },
    dial(parent, { status, statusEvents, ...wanted }, leg) {
      const fate = E164.test(wanted.to) ? fateOf(wanted.to) : null;
      if (fate === null || fate.type === "refused" || fate.type === "silent-carrier") return null;
      const call = {
        ...PLAIN,
        ...wanted,
        direction: "outbound-dial" as const,
        parentCallSid: parent.sid,
        numberSid: numbers.findOwned(wanted.from)?.sid ?? null,
        // It hears what its parent's script says.
        script: { twiml: "" },
        urls: { fallback: null, status, statusEvents },
      };
      return begin(call, fate, leg);
    },
  };
}
