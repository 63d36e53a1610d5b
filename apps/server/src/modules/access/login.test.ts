import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { takeLoginAttempt } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { clientAddressBehind } from "../../http/client-address.ts";
import type { ErrorBody } from "../../http/error-response.ts";
import { clientOf, PASSWORD, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { settlePassword } from "./password.ts";

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

test("a wrong password is told with the attempts that are left", async () => {
  const first = await attempt("falsch");
  expect(first.status).toBe(401);
  expect(first.error?.value).toMatchObject({
    reason: "wrong-password",
    message: "Falsches Passwort. 2 Versuche verbleibend.",
    details: { attemptsLeft: 2 },
  });
  expect((await attempt("falsch")).error?.value).toMatchObject({
    message: "Falsches Passwort. 1 Versuche verbleibend.",
  });
});

test("the third wrong password locks for 15 minutes, the right one included", async () => {
  await attempt("falsch");
  await attempt("falsch");
  const third = await attempt("falsch");
  expect(third.status).toBe(429);
  expect(third.error?.value).toMatchObject({
    reason: "locked-out",
    message: "Zugriff gesperrt: Zu viele fehlgeschlagene Versuche. Bitte warten Sie 15 Minuten.",
    details: { attemptsLeft: 0, retryAfterSeconds: 900 },
  });
  expect(third.response.headers.get("retry-after")).toBe("900");

  running.time.advance(60_000);
  const during = await attempt(PASSWORD);
  expect(during.status).toBe(429);
  expect(during.error?.value).toMatchObject({
    message: "Zu viele fehlgeschlagene Versuche. Bitte warten Sie 840 Sekunden.",
    details: { retryAfterSeconds: 840 },
  });

  running.time.advance(14 * 60_000);
  expect((await attempt(PASSWORD)).status).toBe(200);
});

test("the page can ask how it stands before it tries", async () => {
  await attempt("falsch");
  expect(await standing()).toMatchObject({ authenticated: false, attemptsLeft: 2 });
  await attempt("falsch");
  await attempt("falsch");
  expect(await standing()).toEqual({
    authenticated: false,
    person: null,
    expiresAt: null,
    attemptsLeft: 0,
    lockedUntil: new Date(running.time.now() + 15 * 60_000).toISOString(),
  });
});

test("the lockout outlives a restart", async () => {
  for (let count = 0; count < 3; count++) await attempt("falsch");
  const restarted = await startTestApp(running);
  expect((await attempt(PASSWORD, { app: restarted.app })).status).toBe(429);
});

test("of many wrong passwords at once, three are looked at", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt("falsch")));
  const messages = answers.map(
    ({ error }) => (error?.value as ErrorBody | undefined)?.message ?? "",
  );
  expect(messages.filter((text) => text.startsWith("Falsches Passwort"))).toHaveLength(2);
  expect(messages.filter((text) => text.startsWith("Zugriff gesperrt"))).toHaveLength(1);
  expect(messages.filter((text) => text.startsWith("Zu viele"))).toHaveLength(17);
});

test("a right password clears what stood against the client, and nobody else's", async () => {
  await attempt("falsch", { from: "10.0.0.1" });
  await attempt("falsch", { from: "10.0.0.2" });
  expect((await attempt(PASSWORD, { from: "10.0.0.1" })).status).toBe(200);
  expect(await standing("10.0.0.1")).toMatchObject({ attemptsLeft: 3 });
  expect(await standing("10.0.0.2")).toMatchObject({ attemptsLeft: 2 });
});

test("after a hundred wrong passwords an hour, from wherever, one is looked at every 10 seconds", async () => {
  await failAHundredTimes();
  expect((await attempt("falsch")).status).toBe(401);
  const idle = running.time.waiting;
  const untilWaiting = (count: number) => until(() => running.time.waiting === idle + count);
  // The next draw, and an end to each one's patience.
  const again = attempt("falsch");
  await untilWaiting(2);
  const right = attempt(PASSWORD, { from: "10.8.8.8" });
  await untilWaiting(3);
  running.time.advance(10_000);
  expect((await right).status).toBe(200);
  await untilWaiting(2);
  running.time.advance(8_000);
  const refused = await again;
  expect(refused.status).toBe(429);
  expect(refused.response.headers.get("retry-after")).toBe("1");
  expect(refused.error?.value).toMatchObject({
    reason: "too-many-logins",
    details: { retryAfterSeconds: 1 },
  });
  running.time.advance(1_000);
  const inTime = attempt(PASSWORD);
  await untilWaiting(2);
  running.time.advance(1_000);
  expect((await inTime).status).toBe(200);
  running.time.advance(60 * 60_000 + 1);
  expect((await attempt(PASSWORD)).status).toBe(200);
});

test("who is locked out hears that at once, also where browsers take turns", async () => {
  for (let count = 0; count < 3; count++) await attempt("falsch");
  await failAHundredTimes();
  expect((await attempt(PASSWORD)).error?.value).toMatchObject({ reason: "locked-out" });
});

test("who waits for a turn when the server stops is sent away", async () => {
  await failAHundredTimes();
  await attempt("falsch");
  const idle = running.time.waiting;
  const waiting = attempt(PASSWORD);
  await until(() => running.time.waiting === idle + 2);
  running.access.letNobodyWait();
  const { status, error, response } = await waiting;
  expect(status).toBe(429);
  expect(error?.value).toMatchObject({ reason: "too-many-logins" });
  expect(Number(response.headers.get("retry-after"))).toBeWithin(1, 11);
});

test("refusals are logged by a name that is no address, a flood of them summed up", async () => {
  for (let count = 0; count < 4; count++) await attempt("falsch", { from: "203.0.113.7" });
  const lines = running.logged.filter((line) => line.startsWith("sign-in refused"));
  expect(lines.map((line) => line.replace(/[0-9a-f]{12}/, "…"))).toEqual([
    "sign-in refused: wrong-password (client …)",
    "sign-in refused: wrong-password (client …)",
    "sign-in refused: locked-out (client …)",
    "sign-in refused: locked-out (client …)",
  ]);
  expect(new Set(lines.map((line) => line.slice(-13))).size).toBe(1);
  for (let count = 0; count < 20; count++) await attempt("falsch", { from: "203.0.113.7" });
  running.time.advance(60_000);
  const all = running.logged.filter((line) => line.startsWith("sign-in refused"));
  expect(all).toHaveLength(11);
  expect(all.at(-1)).toBe("sign-in refused 14 more times within a minute");
  expect(all.join()).not.toContain("203.0.113");
});

test("a made-up X-Forwarded-For gives no further attempts", async () => {
  const { app } = await startTestApp({
    ...running,
    overrides: { clientAddress: clientAddressBehind([]) },
  });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) {
    statuses.push((await attempt("falsch", { app, from: `198.51.100.${count}` })).status);
  }
  expect(statuses).toEqual([401, 401, 429, 429, 429, 429]);
});

test("a password is kept as OWASP asks, argon2id over 19 MiB twice", async () => {
  const configured = "ein anderes Passwort";
  const { hash } = await settlePassword({ ...store, random: seededRandom(1), configured });
  expect(hash).toStartWith("$argon2id$v=19$m=19456,t=2,p=1$");
});

test("a password that is longer than any is refused unread", async () => {
  const answer = await attempt("x".repeat(1025));
  expect(answer.status).toBe(422);
  expect(await standing()).toMatchObject({ attemptsLeft: 3 });
});

function attempt(password: string, { app = running.app, from = "10.9.9.9" } = {}) {
  return clientOf(app, { "x-forwarded-for": from }).api.session.post({ password });
}

async function failAHundredTimes(): Promise<void> {
  for (let count = 0; count < 100; count++) {
    await takeLoginAttempt(running.db, {
      client: `10.1.0.${count}`,
      now: running.time.now(),
      limit: 3,
      lockMilliseconds: 1,
    });
  }
}

async function standing(from = "10.9.9.9") {
  const { data } = await clientOf(running.app, { "x-forwarded-for": from }).api.session.get();
  return data;
}
