import type { Runtime } from "@rufbaum/runtime";
import { seededRandom } from "@rufbaum/runtime/virtual";
import {
  type DialRequest,
  type EmulatedCall,
  type Exchange,
  type Leg,
  placeEmulatedCall,
} from "./call.ts";
import type { Address, CallRecord } from "./call-record.ts";
import { builtInCallee } from "./callee/built-in-callee.ts";
import type { Callee } from "./callee/callee.ts";
import { createCalls } from "./calls.ts";
import { CONTROL_PATH, createControl } from "./control/create-control.ts";
import { createFaults, type Fault } from "./control/faults.ts";
import { type Fate, fateOf } from "./fate.ts";
import { hashText } from "./hash.ts";
import { lineTimers } from "./line/line-timers.ts";
import { createRooms } from "./line/room.ts";
import { createMessages } from "./messages/create-messages.ts";
import { createNumbers, type OwnedNumber } from "./numbers/create-numbers.ts";
import { createRecordings } from "./recordings/create-recordings.ts";
import { accountRoutes } from "./rest/account-routes.ts";
import { isAuthorised } from "./rest/authorised.ts";
import { callRoutes } from "./rest/call-routes.ts";
import { errorResponse } from "./rest/errors.ts";
import { messageRoutes } from "./rest/message-routes.ts";
import { numberRoutes } from "./rest/number-routes.ts";
import { type CallRequest, E164 } from "./rest/read-call-request.ts";
import { recordingRoutes } from "./rest/recording-routes.ts";
import { createRouter } from "./rest/route.ts";
import { createStartQueue } from "./start-queue.ts";
import { EMULATOR_FROM } from "./test-numbers.ts";
import { createWebhooks } from "./webhooks.ts";

export interface EmulatorOptions {
  runtime: Pick<Runtime, "clock" | "timers" | "random" | "network">;
  accountSid: string;
  authToken: string;
  /** 1 is real time, 10 ten times as fast: all waits of the line, and the start rate. */
  speed: number;
  /** How many calls the account may start in a second: 1, as at Twilio, unless raised. */
  callsPerSecond?: number;
  /** Where its REST API is found, for the addresses of recordings in callbacks. */
  baseUrl?: string;
  /** Where to reach what the app calls its public address, if not there. */
  resolveUrl?(publicUrl: string): string;
  /** Who picks up; `null` for a built-in character. */
  callees?(call: { to: string; character: number; seed: number }): Callee | null;
}

export interface Emulator {
  /** Twilio's REST API below its origin, `/2010-04-01/Accounts/{sid}/…`, and `/_emulator`. */
  fetch(request: Request): Promise<Response>;
  readonly accountSid: string;
  /** The number that calls come from. */
  readonly from: string;
  /** Ends every call without another word. */
  close(): void;
}

const CALLS_PER_SECOND = 1;
/** Seconds an incoming call rings, and any call may last, unless somebody says otherwise. */
const RING_TIMEOUT = 60;
const TIME_LIMIT = 14_400;
/** Calls that are over and still known. */
const KEEP = 5_000;
const LARGEST_BODY = 1_048_576;

/**
 * A carrier that speaks Twilio's protocol and reaches nobody: it queues, rings, answers as a
 * made-up callee, and talks to the app through signed webhooks and a relay socket.
 */
export function createEmulator(options: EmulatorOptions): Emulator {
  const { runtime, accountSid, authToken, speed } = options;
  const { clock, timers, network, random } = runtime;
  const resolveUrl = options.resolveUrl ?? ((url: string) => url);
  const callsPerSecond = options.callsPerSecond ?? CALLS_PER_SECOND;
  const path = `/2010-04-01/Accounts/${accountSid}`;
  const accountUrl = `${options.baseUrl ?? "https://api.twilio.com"}${path}`;

  const webhooks = createWebhooks({ authToken, network, timers, random, resolveUrl });
  const tell = (address: Address, form: Record<string, string>) =>
    void webhooks.send(address, form);
  const lateTimers = lineTimers(timers, speed);
  const numbers = createNumbers(clock);
  const faults = createFaults(clock);
  const calls = createCalls(KEEP);
  const shared = { clock, random, timers: lateTimers, speed, tell };
  const recordings = createRecordings({ ...shared, accountUrl });
  const messages = createMessages({ ...shared, accountSid });
  const giveUp = new Set<() => void>();
  const exchange: Exchange = {
    clock,
    timers,
    network,
    speed,
    webhooks,
    recordings,
    rooms: createRooms(),
    resolveUrl,
    dial,
    queue: createStartQueue({ clock, timers: lateTimers, speed, perSecond: callsPerSecond }),
    over: calls.retire,
  };
  const route = createRouter(path, [
    ...accountRoutes({ accountSid, authToken, createdAt: clock.now() }),
    ...callRoutes({ calls, mayCallFrom: numbers.mayCallFrom, place, silence }),
    ...recordingRoutes({ calls, recordings, accountUrl }),
    ...messageRoutes({
      accountSid,
      messages,
      isOwned: (number) => numbers.findOwned(number) !== null,
    }),
    ...numberRoutes({ accountSid, numbers, clock }),
  ]);
  const control = createControl({
    accountSid,
    speed,
    callsPerSecond,
    calls,
    numbers,
    messages,
    recordings,
    faults,
    callIn,
  });

  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!isAuthorised(request, accountSid, authToken)) return errorResponse(401, 20003);
    if (pathname === CONTROL_PATH || pathname.startsWith(`${CONTROL_PATH}/`)) {
      return control(request, pathname.slice(CONTROL_PATH.length));
    }
    const body = request.method === "POST" ? await request.text() : "";
    if (body.length > LARGEST_BODY) return errorResponse(413, 20001);
    const answer = () => route(request, new URLSearchParams(body));
    const fault = faults.befall(request.method, pathname);
    return fault ? suffer(fault, request.signal, answer) : answer();
  }

  async function suffer(
    fault: Fault,
    client: AbortSignal,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    switch (fault.kind) {
      case "too-many-requests":
        return errorResponse(429, 20429);
      case "server-error":
        return errorResponse(500, 20500);
      case "unavailable":
        return errorResponse(503, 20503);
      case "silent":
        return silence(client);
      case "answer-lost":
        await answer();
        return errorResponse(500, 20500);
      case "slow":
        await new Promise<void>((resolve) => timers.after(fault.milliseconds, resolve));
        return answer();
    }
  }

  function place(wanted: CallRequest, fate: Fate): CallRecord {
    return begin(
      {
        ...wanted,
        direction: "outbound-api",
        numberSid: numbers.findOwned(wanted.from)?.sid ?? null,
      },
      fate,
    );
  }

  function callIn(number: OwnedNumber, from: string): CallRecord {
    if (!number.voice) throw new Error(`nobody is asked about calls to ${number.sid}`);
    const call = {
      direction: "inbound" as const,
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
      machineDetection: null,
      recording: null,
      sendDigits: null,
    };
    return begin(call, { type: "answers", character: Number(from.slice(-2)) });
  }

  /** Somebody is called for a call in progress; nobody where the number can't be called. */
  function dial(parent: CallRecord, wanted: DialRequest, leg: Leg): EmulatedCall | null {
    const fate = E164.test(wanted.to) ? fateOf(wanted.to) : null;
    if (fate === null || fate.type === "refused" || fate.type === "silent-carrier") return null;
    const { status, statusEvents, ...numbersAndTimes } = wanted;
    const call = {
      ...numbersAndTimes,
      direction: "outbound-dial" as const,
      parentCallSid: parent.sid,
      numberSid: numbers.findOwned(wanted.from)?.sid ?? null,
      script: { twiml: "" },
      urls: { fallback: null, status, statusEvents },
      machineDetection: null,
      recording: null,
      sendDigits: null,
    };
    return calls.find(begin(call, fate, leg).sid);
  }

  function begin(
    call: CallRequest & Pick<CallRecord, "direction" | "numberSid"> & { parentCallSid?: string },
    fate: Fate,
    leg?: Leg,
  ): CallRecord {
    const now = clock.now();
    const record: CallRecord = {
      parentCallSid: null,
      ...call,
      sid: `CA${random.bytes(16).toHex()}`,
      accountSid,
      createdAt: now,
      updatedAt: now,
      status: call.direction === "inbound" ? "ringing" : "queued",
      answeredBy: null,
      answeredAt: null,
      endedAt: null,
      duration: null,
      queueTime: 0,
    };
    // Whoever is on the other end: the callee, or who calls in.
    const other = record.direction === "inbound" ? record.from : record.to;
    const seed = hashText(other) ^ hashText(record.sid);
    const character = "character" in fate ? fate.character : 0;
    const callee =
      options.callees?.({ to: other, character, seed }) ??
      builtInCallee({
        to: other,
        fate,
        random: seededRandom(seed),
        direction: record.direction,
      });
    calls.add(
      placeEmulatedCall(exchange, record, { fate, callee, random: seededRandom(~seed), leg }),
    );
    return record;
  }

  /** No answer until the client goes, or the emulator closes. */
  function silence(client: AbortSignal): Promise<Response> {
    return new Promise((resolve) => {
      const end = () => {
        giveUp.delete(end);
        resolve(errorResponse(503, 20503));
      };
      giveUp.add(end);
      client.addEventListener("abort", end, { once: true });
    });
  }

  return {
    fetch,
    accountSid,
    from: EMULATOR_FROM,
    close() {
      lateTimers.stop();
      calls.close();
      webhooks.close();
      for (const end of giveUp) end();
    },
  };
}
