import type { Runtime } from "@rufbaum/runtime";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { type EmulatedCall, type Exchange, placeEmulatedCall } from "./call.ts";
import type { CallRecord } from "./call-record.ts";
import { builtInCallee } from "./callee/built-in-callee.ts";
import type { Callee } from "./callee/callee.ts";
import { createCalls } from "./calls.ts";
import { type Fate, fateOf } from "./fate.ts";
import { hashText } from "./hash.ts";
import { lineTimers } from "./line/line-timers.ts";
import { isAuthorised } from "./rest/authorised.ts";
import { errorResponse } from "./rest/errors.ts";
import { listCalls } from "./rest/list-calls.ts";
import { type CallRequest, readCallRequest } from "./rest/read-call-request.ts";
import { renderCall } from "./rest/render-call.ts";
import { createStartQueue } from "./start-queue.ts";
import { EMULATOR_FROM } from "./test-numbers.ts";
import { createWebhooks } from "./webhooks.ts";

export interface EmulatorOptions {
  runtime: Pick<Runtime, "clock" | "timers" | "random" | "network">;
  accountSid: string;
  authToken: string;
  /** 1 is real time, 10 ten times as fast: all waits of the line, and the start rate. */
  speed: number;
  /** How many calls an account may start in a second (1 at Twilio unless raised). */
  callsPerSecond?: number;
  /** Where to reach what the app calls its public address, if not there. */
  resolveUrl?(publicUrl: string): string;
  /** Who picks up; `null` for a built-in character. */
  callees?(call: { to: string; character: number; seed: number }): Callee | null;
}

export interface Emulator {
  /** Twilio's REST API below its origin: `/2010-04-01/Accounts/{sid}/Calls…`. */
  fetch(request: Request): Promise<Response>;
  readonly accountSid: string;
  /** The number that calls come from. */
  readonly from: string;
  /** Ends every call without another word. */
  close(): void;
}

const DEFAULT_CALLS_PER_SECOND = 5;
/** Calls that are over and still known. */
const KEEP = 5_000;

/**
 * A carrier that speaks Twilio's protocol and reaches nobody: it queues, rings, answers as a
 * made-up callee, and talks to the app through signed webhooks and a relay socket.
 */
export function createEmulator(options: EmulatorOptions): Emulator {
  const { runtime, accountSid, authToken, speed } = options;
  const { clock, timers, network, random } = runtime;
  const resolveUrl = options.resolveUrl ?? ((url: string) => url);
  const calls = createCalls(KEEP);
  const webhooks = createWebhooks({ authToken, network, timers, random, resolveUrl });
  const queueTimers = lineTimers(timers, speed);
  const perSecond = options.callsPerSecond ?? DEFAULT_CALLS_PER_SECOND;
  const giveUp = new Set<() => void>();
  const exchange: Exchange = {
    clock,
    timers,
    network,
    speed,
    webhooks,
    resolveUrl,
    queue: createStartQueue({ clock, timers: queueTimers, speed, perSecond }),
    over: calls.retire,
  };
  const account = `/2010-04-01/Accounts/${accountSid}`;

  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (!isAuthorised(request, accountSid, authToken)) return errorResponse(401, 20003);
    if (url.pathname === `${account}/Calls.json`) {
      if (request.method === "POST") return create(request);
      if (request.method === "GET") {
        return Response.json(listCalls(calls.records(), url.searchParams, url.pathname));
      }
    }
    const sid = /^\/Calls\/(CA[0-9a-f]{32})\.json$/i.exec(url.pathname.slice(account.length))?.[1];
    const call = url.pathname.startsWith(account) && sid ? calls.find(sid) : null;
    if (!call) return notFound(url.pathname);
    if (request.method === "GET") return Response.json(renderCall(call.record));
    if (request.method === "POST") {
      return update(call, new URLSearchParams(await request.text()).get("Status"));
    }
    return notFound(url.pathname);
  }

  async function create(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const wanted = readCallRequest(form, EMULATOR_FROM);
    if (typeof wanted === "number") return errorResponse(400, wanted);
    const fate = fateOf(wanted.to);
    if (fate.type === "refused") return errorResponse(fate.status, fate.code);
    if (fate.type === "silent-carrier") return silence(request.signal);
    const record = place(wanted, fate);
    if (fate.type === "placed-with-fault") return errorResponse(500, 20500);
    return Response.json(renderCall(record), { status: 201 });
  }

  function place(wanted: CallRequest, fate: Fate): CallRecord {
    const now = clock.now();
    const record: CallRecord = {
      ...wanted,
      sid: `CA${random.bytes(16).toHex()}`,
      accountSid,
      createdAt: now,
      updatedAt: now,
      status: "queued",
      answeredAt: null,
      endedAt: null,
      duration: null,
      queueTime: 0,
    };
    const seed = hashText(wanted.to) ^ hashText(record.sid);
    const character = "character" in fate ? fate.character : 0;
    const callee =
      options.callees?.({ to: wanted.to, character, seed }) ??
      builtInCallee({ to: wanted.to, fate, random: seededRandom(seed) });
    calls.add(placeEmulatedCall(exchange, record, { fate, callee, random: seededRandom(~seed) }));
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
      queueTimers.stop();
      calls.close();
      webhooks.close();
      for (const end of giveUp) end();
    },
  };
}

/** `completed` ends any call, `canceled` one that was not answered yet. */
function update(call: EmulatedCall, status: string | null): Response {
  const answered = call.record.answeredAt !== null;
  const allowed = status === "completed" || (status === "canceled" && !answered);
  if (!allowed || !call.hangUp()) return errorResponse(400, 21220);
  return Response.json(renderCall(call.record));
}

function notFound(path: string): Response {
  return errorResponse(404, 20404, `The requested resource ${path} was not found`);
}
