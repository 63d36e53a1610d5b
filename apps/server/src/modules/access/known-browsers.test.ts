import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { until } from "@rufbaum/runtime/testing";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { clientAddressBehind } from "../../http/client-address.ts";
import { clientOf, PASSWORD, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { TURN_EVERY } from "./login-turns.ts";

/*
 * What a browser has of having been signed in once: its own three attempts, whatever others do.
 */

/** Enough to fill the hundred places to wait in many times over; more in the soak. */
const SIGN_INS = process.env.RUFBAUM_SOAK === undefined ? 3_000 : 10_000;

let store: TestStore;
let running: TestApp;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  running = await startTestApp(store);
});
afterAll(() => store.close());

test("a browser that was signed in gets in while its address is locked out", async () => {
  const device = await signIn();
  for (let count = 0; count < 3; count++) await attempt("falsch");
  expect((await attempt(PASSWORD)).status).toBe(429);
  expect((await attempt(PASSWORD, { device })).status).toBe(200);
  expect((await attempt(PASSWORD)).status).toBe(429);
});

test("behind a proxy that nobody named, three guesses of a stranger lock only strangers", async () => {
  const device = await signIn();
  const { app } = await startTestApp({
    ...running,
    overrides: { clientAddress: clientAddressBehind([]) },
  });
  for (let n = 0; n < 3; n++) await attempt("falsch", { app, from: `198.51.100.${n}` });
  expect((await attempt(PASSWORD, { app, from: "192.0.2.1" })).status).toBe(429);
  expect((await attempt(PASSWORD, { app, from: "192.0.2.1", device })).status).toBe(200);
});

test("it has three attempts of its own, and then 15 minutes, from wherever it comes", async () => {
  const device = await signIn();
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) {
    statuses.push((await attempt("falsch", { device, from: `10.0.${n}.1` })).status);
  }
  expect(statuses).toEqual([401, 401, 429, 429, 429]);
  expect(await standing(device)).toMatchObject({ attemptsLeft: 0 });
  expect(await standing()).toMatchObject({ attemptsLeft: 3 });
  running.time.advance(14 * 60_000);
  const { status, response } = await attempt(PASSWORD, { device });
  expect([status, response.headers.get("retry-after")]).toEqual([429, "60"]);
  running.time.advance(60_000);
  expect((await attempt(PASSWORD, { device })).status).toBe(200);
});

test("one browser's failures are not another's, on every server of the database", async () => {
  const [mine, other] = [await signIn(), await signIn()];
  const { app } = await startTestApp(running);
  for (let n = 0; n < 3; n++) await attempt("falsch", { device: mine, app });
  expect((await attempt(PASSWORD, { device: mine })).status).toBe(429);
  expect((await attempt(PASSWORD, { device: other, app })).status).toBe(200);
});

test("a made-up cookie, another installation's and one of an old password count as none", async () => {
  const old = await signIn();
  const made = old.replace(/device_.{22}/, `device_${"x".repeat(22)}`);
  await startTestApp({ ...running, password: "ein anderes Passwort" });
  running = await startTestApp({ ...running, password: "noch ein anderes" });
  for (const device of [old, made, "rufbaum_device=", `rufbaum_device=${"x".repeat(4_000)}`]) {
    expect((await attempt("falsch", { device })).status).not.toBe(200);
  }
  for (const device of [old, made]) {
    expect(await standing(device)).toMatchObject({ attemptsLeft: 0 });
  }
});

test("the cookie is out of reach of scripts, of other sites and of every other route", async () => {
  const { app } = await startTestApp({ ...running, overrides: { secure: true } });
  const { response } = await attempt(PASSWORD, { app });
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith("rufbaum_device="));
  const parts = ["HttpOnly", "SameSite=Strict", "Path=/api/session", "Max-Age=34560000", "Secure"];
  for (const part of parts) expect(cookie).toContain(part);
  expect((await attempt("falsch")).response.headers.getSetCookie()).toEqual([]);
});

test(`${SIGN_INS} sign-ins from as many addresses keep out neither the owner's browser nor a new one`, async () => {
  const { app, time } = running;
  const device = await signIn();
  const statuses = new Map<number, number>();
  let answered = 0;
  let sent = 0;
  /** Each from another address of twenty networks. */
  async function attack(requests: number): Promise<void> {
    for (let n = 0; n < requests; n++, sent++) {
      const from = `2001:db8:${sent % 20}:${sent}::/64`;
      void attempt("falsch", { app, from }).then(({ status }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        answered += 1;
      });
    }
    // At most a hundred wait for their turn; all others have been answered.
    await until(() => sent - answered <= 100);
  }

  await attack(SIGN_INS / 10);
  expect(statuses.get(401)).toBe(101);
  expect((await attempt(PASSWORD, { app, device, from: "192.0.2.7" })).status).toBe(200);

  const since = time.now();
  let isIn = false;
  async function comeIn(): Promise<void> {
    const { status, response } = await attempt(PASSWORD, { app, from: "192.0.2.8" });
    isIn = status === 200;
    const seconds = Number(response.headers.get("retry-after"));
    if (!isIn) time.after(seconds * 1000, () => void comeIn());
  }
  void comeIn();
  while (!isIn && sent < SIGN_INS) {
    // More than give up within a second, so that every place is taken.
    await attack(8);
    time.advance(1_000);
  }
  const waited = time.now() - since;
  while (sent < SIGN_INS) await attack(SIGN_INS / 10);
  expect(isIn).toBe(true);
  // A turn for each network that attacks, and those it came too late for.
  expect(waited).toBeLessThan(40 * TURN_EVERY);
  expect((await attempt(PASSWORD, { app, device, from: "192.0.2.7" })).status).toBe(200);
  expect(statuses.get(200)).toBeUndefined();
  // The hundred that were looked at first, and one in ten seconds.
  expect(statuses.get(401)).toBeLessThan(102 + (time.now() - since) / 10_000);
});

function attempt(
  password: string,
  { app = running.app, from = "10.9.9.9", device = "" }: Partial<Asking> = {},
) {
  const headers = { "x-forwarded-for": from, ...(device !== "" && { cookie: device }) };
  return clientOf(app, headers).api.session.post({ password });
}

interface Asking {
  app: TestApp["app"];
  from: string;
  device: string;
}

async function standing(device = "") {
  const headers = { "x-forwarded-for": "10.9.9.9", cookie: device };
  return (await clientOf(running.app, headers).api.session.get()).data;
}

/** @returns the cookie by which the browser is known from now on, as it sends it */
async function signIn(app = running.app): Promise<string> {
  const { response } = await attempt(PASSWORD, { app, from: "192.0.2.7" });
  const cookies = response.headers.getSetCookie().map((text) => text.split(";")[0] ?? "");
  return cookies.find((text) => text.startsWith("rufbaum_device=")) ?? "";
}
