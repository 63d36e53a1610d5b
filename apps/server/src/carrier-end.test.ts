import { afterAll, beforeAll, expect, test } from "bun:test";
import { realRuntime } from "@rufbaum/runtime/real";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { CarrierEnd } from "./carrier-end.ts";
import { createCarrierEnds } from "./carrier-ends.ts";
import { readConfig } from "./config.ts";
import { findFreePort } from "./http/listen.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

const UNKNOWN_CALL = `CA${"0".repeat(32)}`;

let store: TestStore;
let end: CarrierEnd;
let running: TestApp;
let url = "";
beforeAll(async () => {
  store = await openTestStore();
  const port = findFreePort("127.0.0.1");
  url = `http://127.0.0.1:${port}`;
  end = open({}, url);
  running = await startTestApp({ db: store.db, overrides: { emulator: () => end.emulator } });
  running.app.listen({ hostname: "127.0.0.1", port });
});
afterAll(async () => {
  await end.close();
  await running.app.stop(true);
  await store.close();
});

test("without credentials the emulator is asked, through the server's own port", async () => {
  expect(end.kind).toBe("emulator");
  expect(end.from).toMatch(/^\+49\d+$/);
  expect(await end.carrier.findCall(UNKNOWN_CALL)).toBeNull();
});

test("the emulator takes nobody else's credentials", async () => {
  const calls = `${url}/emulator/2010-04-01/Accounts/AC${"0".repeat(32)}/Calls.json`;
  expect((await fetch(calls)).status).toBe(401);
  expect((await fetch(calls, { method: "POST", body: "To=%2B493023125001" })).status).toBe(401);
  const authorization = `Basic ${btoa(`AC${"0".repeat(32)}:${"0".repeat(32)}`)}`;
  expect((await fetch(calls, { headers: { authorization } })).status).toBe(401);
});

test("each start has credentials of its own", () => {
  expect(open({}, url).authToken).not.toBe(end.authToken);
});

test("with credentials it is Twilio, and there is no emulator", async () => {
  const twilio = open(
    {
      TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
      TWILIO_AUTH_TOKEN: "a".repeat(32),
      TWILIO_FROM: "+493023125000",
      PUBLIC_URL: "https://calls.example.com",
    },
    url,
  );
  expect(twilio).toMatchObject({ kind: "twilio", from: "+493023125000", emulator: null });
  expect(twilio.account).toEqual({ id: "AC00…0000", hasVoiceKey: false });

  const { app } = await startTestApp({
    db: store.db,
    overrides: { emulator: () => twilio.emulator },
  });
  const answer = await app.handle(
    new Request("http://localhost/emulator/2010-04-01/Accounts.json", {
      headers: { host: "localhost" },
    }),
  );
  expect(answer.status).toBe(404);
});

function open(environment: Record<string, string>, localUrl: string): CarrierEnd {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { config } = read;
  const publicUrl = config.publicUrl ?? localUrl;
  const deps = { config, runtime: realRuntime(), publicUrl, localUrl };
  return createCarrierEnds(deps, { current: config.twilio, former: [] }).current();
}
