import { createActions, customerNumber } from "@rufbaum/calls";
import type { Network } from "@rufbaum/runtime";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { suppressNumber } from "@rufbaum/store";
import { databaseOver, type TestClient } from "@rufbaum/store/testing";
import { type CallScript, isFinal } from "@rufbaum/telephony";
import { createEmulator, EMULATOR_FROM, type EmulatorOptions } from "@rufbaum/telephony/emulator";
import {
  createTwilioCarrier,
  incomingUrls,
  parseArrived,
  parseDialed,
  parseMachineDetected,
  parseRelayEnded,
  parseStatusCallback,
  parseTurn,
  renderScript,
} from "@rufbaum/telephony/twilio";
import { openUnderstanding } from "@rufbaum/understanding";
import { wordsIn } from "@rufbaum/words";
import { onlyEnd } from "../carrier-ends.ts";
import { createLive } from "../live/live.ts";
import { createCalls } from "../modules/calls/service.ts";
import { createLawfulDialling } from "../modules/lawful-calling/lawful-dialling.ts";
import { CALL_DEFAULTS } from "../modules/settings/call-settings.ts";
import type { TelephonySettings } from "../modules/settings/telephony-settings.ts";
import {
  createRelayConnections,
  type RelayConnection,
} from "../modules/telephony/relay-connection.ts";
import { ownNumbers } from "./own-numbers.ts";

const ACCOUNT = `AC${"0".repeat(32)}`;
const TOKEN = "1".repeat(32);
const PUBLIC_URL = "https://voice.example.test";
const REST = "http://carrier.test";
/** Milliseconds that pass at a time; the database answers between them. */
const STEP = 250;

const understanding = await openUnderstanding();

export interface EmulatedCallsOptions {
  callees: NonNullable<EmulatorOptions["callees"]>;
  settings?: Partial<TelephonySettings>;
}

/**
 * What leads calls, with the adapter, the bundled emulator and a real database around it, any number
 * of calls side by side in virtual time. HTTP, the signatures, and what tells of ringing are left out.
 */
export function emulatedCalls(client: TestClient, { callees, settings }: EmulatedCallsOptions) {
  const time = virtualTime();
  const database = queueing(client);
  const runtime = { clock: time, timers: time, random: seededRandom(1) };
  const logged: string[] = [];
  const changedCampaigns: string[] = [];
  const log = (line: string) => void logged.push(line);
  const network: Network = { fetch: (url, init) => answer(url, init), connect };
  const emulator = createEmulator({
    runtime: { ...runtime, random: seededRandom(2), network },
    accountSid: ACCOUNT,
    authToken: TOKEN,
    speed: 1,
    callsPerSecond: 1_000,
    callees,
  });
  const carrier = createTwilioCarrier({
    accountSid: ACCOUNT,
    authToken: TOKEN,
    apiBase: REST,
    publicUrl: PUBLIC_URL,
    network,
    timers: time,
  });
  const { db } = database;
  const calls = createCalls({
    runtime,
    db,
    ends: onlyEnd({ name: `twilio:${ACCOUNT}`, carrier }),
    callerNumber: async () => EMULATOR_FROM,
    settings: async () => ({
      ...CALL_DEFAULTS,
      detectsMachines: false,
      ...settings,
    }),
    limits: async () => ({ atOnce: null, perMinute: null, minutesPerDay: null }),
    understanding,
    live: createLive(),
    words: () => wordsIn("de"),
    timeZone: () => CALL_DEFAULTS.timeZone,
    act: createActions({
      carrierOf: () => carrier,
      suppress: (number, callId) =>
        suppressNumber(db, { number, callId, createdAt: time.now() }).then(() => {}),
    }),
    holdBack: (call) =>
      suppressNumber(db, {
        number: customerNumber(call),
        callId: call.id,
        createdAt: time.now(),
        reason: "undecided",
      }).then(() => {}),
    lawful: createLawfulDialling({ db, clock: time, carrier: () => `twilio:${ACCOUNT}` }),
    endsWithUs: () => false,
    campaignChanged: (id) => changedCampaigns.push(id),
    log,
  });
  const relays = createRelayConnections({ calls, clock: time, timers: time, log });

  async function answer(url: string, init: RequestInit = {}): Promise<Response> {
    if (url.startsWith(REST)) return emulator.fetch(new Request(url, init));
    const { pathname, searchParams } = new URL(url);
    const form = new URLSearchParams(String(init.body ?? ""));
    const callId = await idOf(pathname, form, searchParams.get("call"));
    const script = await follow(pathname.split("/").at(-1) ?? "", callId, form, searchParams);
    if (!script) return new Response(null, { status: 204 });
    const twiml = renderScript(script, { publicUrl: PUBLIC_URL, callId });
    return new Response(twiml, { headers: { "content-type": "text/xml" } });
  }

  /** Our id of the call, which one that comes in gets here. */
  async function idOf(path: string, form: URLSearchParams, told: string | null): Promise<string> {
    if (told !== null) return told;
    const arrival = path.endsWith("/incoming") ? parseArrived(form) : null;
    if (arrival) return calls.arrived(arrival);
    return (await calls.idOf(form.get("CallSid") ?? "")) ?? "";
  }

  async function follow(
    route: string,
    callId: string,
    form: URLSearchParams,
    query: URLSearchParams,
  ): Promise<CallScript | null> {
    const end = route === "relay-ended" ? parseRelayEnded(form) : null;
    if (end) return calls.relayEnded(callId, end);
    const dialed = route === "dialed" ? parseDialed(form) : null;
    if (dialed) return calls.dialed(callId, dialed);
    if (route === "answer" || route === "incoming")
      return calls.answered(callId, form.get("CallSid") ?? "");
    const turn = route === "turn" ? parseTurn(form) : null;
    if (turn) return calls.turnTaken(callId, turn.callSid, Number(query.get("turn")), turn);
    const machine = route === "machine" ? parseMachineDetected(form) : null;
    if (machine) await calls.machineDetected(callId, machine);
    const status =
      route === "status" || route === "incoming-status" ? parseStatusCallback(form) : null;
    // That it rings changes nothing here, and takes its time.
    if (status && isFinal(status.status)) await calls.statusChanged(callId, status);
    return null;
  }

  function connect(_url: string, { handlers }: Parameters<Network["connect"]>[1]) {
    let relay: RelayConnection | null = null;
    const close = (code = 1000, reason = "") => {
      relay?.closed();
      relay = null;
      queueMicrotask(() => handlers.close(code, reason));
    };
    queueMicrotask(() => {
      const socket = {
        send: (text: string) => queueMicrotask(() => handlers.message(text)),
        buffered: () => 0,
        close,
      };
      relay = relays.open(socket, async () => true);
      handlers.open();
    });
    return { send: (text: string) => relay?.message(text), close };
  }

  /** Lets time pass until something is so. */
  async function passUntil(isSo: () => Promise<boolean>, most = 600_000): Promise<void> {
    for (let passed = 0; passed < most; passed += STEP) {
      await time.pass(STEP);
      await database.idle();
      if (passed % 5_000 === 0 && (await isSo())) return;
    }
    throw new Error(`Not so within ${most} ms.`);
  }

  /** Somebody calls the number that the calls come from. */
  async function callIn(from: string): Promise<void> {
    const [number] = await carrier.listNumbers();
    if (!number) throw new Error("The account has no number.");
    const ask = (path: string, init: RequestInit) =>
      emulator.fetch(
        new Request(`${REST}${path}`, {
          ...init,
          method: "POST",
          headers: { ...init.headers, authorization: `Basic ${btoa(`${ACCOUNT}:${TOKEN}`)}` },
        }),
      );
    const { voice, status } = incomingUrls(PUBLIC_URL);
    const answered = new URLSearchParams({ VoiceUrl: voice, StatusCallback: status });
    const account = `/2010-04-01/Accounts/${ACCOUNT}`;
    await ask(`${account}/IncomingPhoneNumbers/${number.sid}.json`, { body: answered });
    const called = await ask("/_emulator/calls", {
      body: JSON.stringify({ from, to: number.number }),
      headers: { "content-type": "application/json" },
    });
    if (called.status !== 201) throw new Error(`Nobody called in: ${await called.text()}`);
  }

  /** Numbers that the rules let tests call. */
  const own = (numbers: readonly string[]) => ownNumbers(db, numbers);

  return { time, db, calls, emulator, logged, changedCampaigns, own, callIn, passUntil };
}

/** One query after the other, as the embedded database does it; `idle` when none is under way. */
function queueing(client: TestClient) {
  let underWay = 0;
  let turn: Promise<unknown> = Promise.resolve();

  function queued<T>(work: () => Promise<T>): Promise<T> {
    underWay += 1;
    const done = turn.then(work).finally(() => {
      underWay -= 1;
    });
    turn = done.catch(() => {});
    return done;
  }

  const db = databaseOver({
    query: (sql, params, options) => queued(() => client.query(sql, params, options)),
    transaction: (body) =>
      queued(async () => {
        await client.query("begin");
        try {
          const result = await body(client);
          await client.query("commit");
          return result;
        } catch (error) {
          await client.query("rollback");
          throw error;
        }
      }),
  });
  async function idle(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (underWay > 0) quiet = -1;
    }
  }
  return { db, idle };
}
