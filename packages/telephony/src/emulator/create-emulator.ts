import type { Runtime } from "@rufbaum/runtime";
import { type AccountKind, createAccount } from "./account.ts";
import type { Exchange } from "./call-exchange.ts";
import type { Address } from "./call-record.ts";
import { createCalls } from "./calls.ts";
import { CONTROL_PATH, createControl } from "./control/create-control.ts";
import { createFaults } from "./control/faults.ts";
import { suffer } from "./control/suffer.ts";
import { lineTimers } from "./line/line-timers.ts";
import { createRooms } from "./line/room.ts";
import { createMessages } from "./messages/create-messages.ts";
import { createNumbers } from "./numbers/create-numbers.ts";
import { createRecordings } from "./recordings/create-recordings.ts";
import { accountRoutes } from "./rest/account-routes.ts";
import { isAuthorised } from "./rest/authorised.ts";
import { callRoutes } from "./rest/call-routes.ts";
import { errorResponse } from "./rest/errors.ts";
import { messageRoutes } from "./rest/message-routes.ts";
import { numberRoutes } from "./rest/number-routes.ts";
import { recordingRoutes } from "./rest/recording-routes.ts";
import { createRouter } from "./rest/route.ts";
import { createStartQueue } from "./start-queue.ts";
import { type ChooseCallee, createSwitchboard } from "./switchboard.ts";
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
  /** What the account may do; `business` may all. */
  account?: AccountKind;
  /**
   * Under `reportInputDuringAgentSpeech="none"` a relay tells no words and no keys while the agent
   * speaks, as Twilio documents it. `true`: those that cut the agent off are told all the same.
   */
  tellsInterruptions?: boolean;
  /** Where its REST API is found, for the addresses of recordings in callbacks. */
  baseUrl?: string;
  /** Where to reach what the app calls its public address, if not there. */
  resolveUrl?(publicUrl: string): string;
  /** Calls that are over and still known; 5,000 unless more are wanted. */
  keep?: number;
  /** Who picks up; `null` for a built-in character. */
  callees?: ChooseCallee;
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
  const kind = options.account ?? "business";
  const numbers = createNumbers(clock, kind);
  const faults = createFaults(clock, random);
  const calls = createCalls(options.keep ?? KEEP);
  const account = createAccount(kind, { records: calls.records, numbers });
  const shared = { clock, random, timers: lateTimers, speed, tell };
  const recordings = createRecordings({ ...shared, accountUrl });
  const messages = createMessages({ ...shared, accountSid });
  const giveUp = new Set<() => void>();
  const switchboard = createSwitchboard({
    accountSid,
    clock,
    random,
    calls,
    numbers,
    callees: options.callees,
    exchange: () => exchange,
  });
  const exchange: Exchange = {
    clock,
    timers,
    network,
    speed,
    webhooks,
    recordings,
    rooms: createRooms(),
    tellsInterruptions: options.tellsInterruptions ?? false,
    resolveUrl,
    dial: switchboard.dial,
    queue: createStartQueue({ clock, timers: lateTimers, speed, perSecond: callsPerSecond }),
    over: calls.retire,
  };
  const route = createRouter(path, [
    ...accountRoutes({ accountSid, authToken, kind, createdAt: clock.now() }),
    ...callRoutes({
      calls,
      account,
      mayCallFrom: numbers.mayCallFrom,
      place: switchboard.place,
      silence,
    }),
    ...recordingRoutes({ calls, recordings, accountUrl }),
    ...messageRoutes({
      accountSid,
      messages,
      account,
      isOwned: (number) => numbers.findOwned(number) !== null,
    }),
    ...numberRoutes({ accountSid, numbers, clock }),
  ]);
  const control = createControl({
    accountSid,
    speed,
    callsPerSecond,
    account: kind,
    calls,
    numbers,
    messages,
    recordings,
    faults,
    callIn: switchboard.callIn,
  });

  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!isAuthorised(request, accountSid, authToken)) return errorResponse(401, 20003);
    if (Number(request.headers.get("content-length")) > LARGEST_BODY) {
      return errorResponse(413, 20001);
    }
    if (pathname === CONTROL_PATH || pathname.startsWith(`${CONTROL_PATH}/`)) {
      return control(request, pathname.slice(CONTROL_PATH.length));
    }
    const body = request.method === "POST" ? await request.text() : "";
    const answer = () => route(request, new URLSearchParams(body));
    const fault = faults.befall(request.method, pathname);
    if (!fault) return answer();
    return suffer(fault, { timers, answer, silence: () => silence(request.signal) });
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
