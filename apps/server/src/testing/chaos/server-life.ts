import type { Network } from "@rufbaum/runtime";
import type { TestClient } from "@rufbaum/store/testing";
import { createTwilioCarrier } from "@rufbaum/telephony/twilio";
import { openUnderstanding } from "@rufbaum/understanding";
import { type App, createApp } from "../../app.ts";
import { onlyEnd } from "../../carrier-ends.ts";
import { hostPolicy } from "../../http/hosts.ts";
import { createLive } from "../../live/live.ts";
import type { LiveMessage } from "../../live/messages.ts";
import { createAccess } from "../../modules/access/service.ts";
import { createPersons } from "../../modules/persons/service.ts";
import { createHeldSound } from "../../modules/recordings/held-sound.ts";
import { createSimulations } from "../../modules/simulation/service.ts";
import {
  createRelayConnections,
  type RelayConnection,
} from "../../modules/telephony/relay-connection.ts";
import type { RelaySocket } from "../../modules/telephony/relay-line.ts";
import { readHere } from "../../reader/reader.ts";
import { createTelephony } from "../../telephony.ts";
import { NO_CARRIER_ACCOUNT } from "../no-carrier-account.ts";
import { readFilesHere } from "../read-files-here.ts";
import { simulatingHere } from "../simulating-here.ts";
import { LOCAL_TOKEN, TEST_DASHBOARD } from "../test-app.ts";
import { type Holder, simulatedDatabase } from "./simulated-database.ts";
import type { TimerOwner } from "./simulated-time.ts";
import type { World } from "./world.ts";

export const ACCOUNT = `AC${"0".repeat(32)}`;
export const AUTH_TOKEN = "1".repeat(32);
export const PUBLIC_URL = "https://voice.example.test";
export const CARRIER_URL = "http://carrier.test";

/** One process of the server, from its start to its end or crash; the database outlives it. */
export interface ServerLife extends TimerOwner {
  readonly isAlive: boolean;
  /** Sends a request to the program's own routes; never answered after its end. */
  handle(request: Request): Promise<Response>;
  openRelay(socket: RelaySocket): RelayConnection;
  /** Settles what was left open, and dials. */
  start(): Promise<void>;
  /** Settles what was left open, as the start does. */
  recover(): Promise<void>;
  /** Lets it end by itself. */
  stop(): Promise<void>;
  /** Ends it at once: nothing it waits for ever comes. */
  end(why: string): void;
  /** What it holds in memory of calls: sessions and the like, relay sockets, timers. */
  held(): { calls: number; sockets: number; timers: number };
}

export interface LifeDeps {
  world: World;
  number: number;
  client: TestClient;
  holder: Holder;
  from: string;
  network(life: ServerLife): Network;
  clockOffset(): number;
  /** Whether there are campaigns: where there are none, nobody looks for them every second. */
  dials: boolean;
  published(message: LiveMessage): void;
  logged(line: string): void;
  ended(life: ServerLife): void;
}

const understanding = await openUnderstanding();

export function startLife(deps: LifeDeps): ServerLife {
  const { world, from } = deps;
  const { time } = world;
  let isAlive = true;

  const life: ServerLife = {
    name: `life ${deps.number}`,
    get isAlive() {
      return isAlive;
    },
    handle: (request) => untilEnd(app.handle(request)),
    openRelay: (socket) => relays.open(socket, async () => true),
    async start() {
      await telephony.calls.recover().finally(() => {
        if (deps.dials && isAlive) telephony.campaigns.start();
      });
    },
    recover: () => telephony.calls.recover(),
    async stop() {
      await telephony.campaigns.stop();
      await telephony.calls.stop();
    },
    end(why) {
      if (!isAlive) return;
      isAlive = false;
      world.note(`${life.name} ends: ${why}`);
      time.drop(life);
      deps.ended(life);
    },
    held: () => ({
      calls: telephony.calls.held(),
      sockets: relays.count(),
      timers: time.waitingOf(life),
    }),
  };

  async function untilEnd<T>(work: Promise<T>): Promise<T> {
    const result = await work;
    return isAlive ? result : new Promise(() => {});
  }

  const clock = { now: () => Math.floor(time.now()) + deps.clockOffset() };
  const timers = time.timersOf(life);
  const runtime = { clock, timers, random: world.randomFor(life.name) };
  const db = simulatedDatabase(world, deps.client, { life, holder: deps.holder });
  const log = (line: string) => {
    if (isAlive) deps.logged(line);
  };
  const live = createLive();
  live.attach((_topic, text) => {
    if (isAlive) deps.published(JSON.parse(text));
  });
  const carrier = createTwilioCarrier({
    accountSid: ACCOUNT,
    authToken: AUTH_TOKEN,
    apiBase: CARRIER_URL,
    publicUrl: PUBLIC_URL,
    network: deps.network(life),
    timers,
  });
  const telephony = createTelephony({
    runtime,
    db,
    carrierEnds: onlyEnd({
      kind: "twilio",
      name: `twilio:${ACCOUNT}`,
      carrier,
      voiceToken: async () => null,
      authToken: AUTH_TOKEN,
      from,
    }),
    publicUrl: PUBLIC_URL,
    understanding,
    live,
    log,
  });
  const relays = createRelayConnections({ calls: telephony.calls, clock, timers, log });
  const access = createAccess({
    runtime,
    db,
    live,
    passwordHash: "",
    localToken: LOCAL_TOKEN,
    log,
  });
  const app: App = createApp({
    runtime,
    db,
    sideDb: db,
    live,
    access,
    dashboard: TEST_DASHBOARD,
    emulator: () => null,
    carrierAccount: NO_CARRIER_ACCOUNT,
    telephony,
    storage: { view: () => ({ state: "ok", freeBytes: null, message: null }) },
    simulations: createSimulations({ runtime, db, live, ...simulatingHere(clock) }),
    persons: createPersons({
      runtime,
      db,
      sideDb: db,
      sound: createHeldSound({ ends: onlyEnd({ name: telephony.carrierName(), carrier }) }),
      traces: null,
      dataCopies: null,
      log,
    }),
    reader: readHere,
    files: readFilesHere,
    kind: "pglite",
    hosts: hostPolicy({ host: "127.0.0.1", publicUrl: PUBLIC_URL, allowedHosts: [] }),
    clientAddress: () => "127.0.0.1",
    secure: true,
    version: "0.0.0-test",
    log,
  });
  world.note(`${life.name} begins`);
  return life;
}
