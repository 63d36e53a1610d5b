import { treaty } from "@elysiajs/eden";
import { fakeCarrier } from "@rufbaum/calls/testing";
import { seededRandom, type VirtualTime, virtualTime } from "@rufbaum/runtime/virtual";
import type { Database } from "@rufbaum/store";
import { CarrierError } from "@rufbaum/telephony";
import { openUnderstanding } from "@rufbaum/understanding";
import { type App, type AppDeps, createApp, type DashboardFiles } from "../app.ts";
import { onlyEnd } from "../carrier-ends.ts";
import { openFileReader } from "../file-reader/open-file-reader.ts";
import { hostPolicy } from "../http/hosts.ts";
import { createLive } from "../live/live.ts";
import type { LiveMessage } from "../live/messages.ts";
import { type HashStrength, settlePassword } from "../modules/access/password.ts";
import { type Access, createAccess } from "../modules/access/service.ts";
import { createPersons } from "../modules/persons/service.ts";
import { createHeldSound } from "../modules/recordings/held-sound.ts";
import { createSystem } from "../modules/settings/system-settings.ts";
import { createSimulations } from "../modules/simulation/service.ts";
import { openReader } from "../reader/open-reader.ts";
import { createTelephony } from "../telephony.ts";
import { NO_CARRIER_ACCOUNT } from "./no-carrier-account.ts";
import { simulatingHere } from "./simulating-here.ts";

export const PASSWORD = "ein Passwort für Versuche";
/** Next to nothing; what the program's own is, has a test of its own. */
const STRENGTH: HashStrength = { memoryCost: 8, timeCost: 1 };
export const LOCAL_TOKEN = "local-token-of-the-tests";

/** A shell and one file, as small as they can be. */
export const TEST_DASHBOARD: DashboardFiles = {
  html: "<!doctype html><title>Rufbaum</title>",
  asset: (path) =>
    path === "/assets/app-1a2b.js"
      ? { body: "console.log(1)", type: "text/javascript; charset=utf-8", etag: '"1a2b"' }
      : null,
};

export interface TestApp {
  app: App;
  access: Access;
  db: Database;
  time: VirtualTime;
  /** What was published on the live socket. */
  published: LiveMessage[];
  /** What was logged. */
  logged: string[];
}

/** A run of the program over `db`, with a clock that stands still unless one is handed in. */
export async function startTestApp({
  db,
  time = virtualTime(),
  password = PASSWORD,
  overrides = {},
}: {
  db: Database;
  time?: VirtualTime;
  password?: string;
  overrides?: Partial<AppDeps>;
}): Promise<TestApp> {
  const published: LiveMessage[] = [];
  const logged: string[] = [];
  runs += 1;
  const random = seededRandom(runs);
  const runtime = { clock: time, timers: time, random };
  const log = (message: string) => void logged.push(message);
  const live = createLive();
  live.attach((_topic, text) => void published.push(JSON.parse(text)));
  const { hash, keep } = await settlePassword({
    db,
    random,
    configured: password,
    strength: STRENGTH,
  });
  await keep();
  const access =
    overrides.access ??
    createAccess({ runtime, db, live, passwordHash: hash, localToken: LOCAL_TOKEN, log });
  const system = overrides.system ?? createSystem({ db, live, log });
  const app = createApp({
    runtime,
    db,
    sideDb: db,
    live,
    system,
    access,
    dashboard: TEST_DASHBOARD,
    emulator: () => null,
    telephony:
      overrides.telephony ??
      createTelephony({
        runtime,
        db,
        carrierEnds: onlyEnd({
          kind: "emulator",
          name: "emulator",
          carrier: deadCarrier,
          voiceToken: async () => null,
          authToken: "0".repeat(32),
          from: "+493023125800",
        }),
        publicUrl: "http://localhost",
        understanding,
        live,
        system,
        log,
      }),
    carrierAccount: NO_CARRIER_ACCOUNT,
    storage: { view: () => ({ state: "ok", freeBytes: null, message: null }) },
    persons: createPersons({
      runtime,
      db,
      sideDb: db,
      sound: createHeldSound({ ends: onlyEnd({ name: "emulator", carrier: deadCarrier }) }),
      traces: null,
      dataCopies: null,
      log,
    }),
    simulations: createSimulations({ runtime, db, live, reader, ...simulatingHere(time) }),
    reader,
    files: openFileReader({ timers: time }),
    kind: "pglite",
    hosts: hostPolicy({ host: "127.0.0.1", publicUrl: null, allowedHosts: [] }),
    clientAddress: (_socket, forwardedFor) => forwardedFor ?? "unknown",
    secure: false,
    version: "0.0.0-test",
    log,
    ...overrides,
  });
  return { app, access, db, time, published, logged };
}

/** A carrier that can't be reached. */
const deadCarrier = fakeCarrier({
  placeCall: () => Promise.reject(unreachable()),
  endCall: () => Promise.reject(unreachable()),
  redirectCall: () => Promise.reject(unreachable()),
  findCall: () => Promise.reject(unreachable()),
  findCallsTo: () => Promise.reject(unreachable()),
  sendMessage: () => Promise.reject(unreachable()),
  listNumbers: () => Promise.reject(unreachable()),
});

function unreachable(): CarrierError {
  return new CarrierError("no carrier here", { retryable: false, fateUnknown: false });
}

/** Of all runs, with one thread, started only where a test sends something large. */
const reader = openReader({ timers: virtualTime() });
/** Of all runs: it keeps nothing of what it reads. */
const understanding = await openUnderstanding();

/** Two runs over the same data must not make the same ids. */
let runs = 0;

/** A client of the app that sends these headers with every request. */
export function clientOf(app: App, headers: Record<string, string> = {}) {
  return treaty(app, { headers: { host: "localhost", ...headers }, parseDate: false });
}

/** A client with the right of the command line on this machine. */
export function ownerOf(app: App) {
  return clientOf(app, { authorization: `Bearer ${LOCAL_TOKEN}` });
}
