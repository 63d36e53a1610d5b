import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import {
  clientOf,
  LOCAL_TOKEN,
  ownerOf,
  PASSWORD,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";

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

test("cookie and tab token together are a session, neither is alone", async () => {
  const { cookie, token } = await signIn();
  expect(await statusOf({ cookie, "x-rufbaum-tab": token })).toBe(200);
  expect(await statusOf({ cookie })).toBe(401);
  expect(await statusOf({ "x-rufbaum-tab": token })).toBe(401);
  expect(await statusOf({ cookie: "rufbaum_session=other", "x-rufbaum-tab": token })).toBe(401);
  expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(401);
});

test("the cookie is out of reach of scripts and other sites", async () => {
  const { data, response } = await clientOf(running.app).api.session.post({ password: PASSWORD });
  const cookie = response.headers.get("set-cookie") ?? "";
  for (const part of ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=14400"]) {
    expect(cookie).toContain(part);
  }
  expect(cookie).not.toContain("Secure");
  expect(cookie).not.toContain(data?.token ?? "?");
});

test("behind https the cookie travels on nothing else", async () => {
  const { app } = await startTestApp({ ...running, overrides: { secure: true } });
  const { response } = await clientOf(app).api.session.post({ password: PASSWORD });
  expect(response.headers.get("set-cookie")).toContain("Secure");
  expect(response.headers.get("strict-transport-security")).toContain("max-age=31536000");
});

test("a second tab signs in for itself and leaves the first one signed in", async () => {
  const first = await signIn();
  const second = await signIn({ cookie: first.cookie });
  expect(second.cookie).toBe(first.cookie);
  expect(second.token).not.toBe(first.token);
  expect(await statusOf({ cookie: first.cookie, "x-rufbaum-tab": first.token })).toBe(200);
  expect(await statusOf({ cookie: first.cookie, "x-rufbaum-tab": second.token })).toBe(200);
});

test("a cookie that nobody gave out is replaced", async () => {
  const { cookie } = await signIn({ cookie: "rufbaum_session=planted" });
  expect(cookie).not.toContain("planted");
});

test("signing out ends this tab's session and not the other's", async () => {
  const first = await signIn();
  const second = await signIn({ cookie: first.cookie });
  const tab = { cookie: first.cookie, "x-rufbaum-tab": first.token };
  expect((await clientOf(running.app, tab).api.session.delete()).data).toEqual({ ok: true });
  expect(await statusOf(tab)).toBe(401);
  expect(await statusOf({ cookie: first.cookie, "x-rufbaum-tab": second.token })).toBe(200);
});

test("a session lasts four hours and outlives a restart", async () => {
  const { cookie, token } = await signIn();
  const headers = { cookie, "x-rufbaum-tab": token };
  const { app } = await startTestApp(running);
  running.time.advance(4 * 60 * 60_000 - 1);
  expect(await statusOf(headers, app)).toBe(200);
  running.time.advance(1);
  expect(await statusOf(headers, app)).toBe(401);
});

test("another password signs everybody out, the same one nobody", async () => {
  const { cookie, token } = await signIn();
  const headers = { cookie, "x-rufbaum-tab": token };
  const same = await startTestApp(running);
  expect(await statusOf(headers, same.app)).toBe(200);
  const changed = await startTestApp({ ...running, password: "ein anderes Passwort" });
  expect(await statusOf(headers, changed.app)).toBe(401);
  const withOld = await clientOf(changed.app).api.session.post({ password: PASSWORD });
  expect(withOld.status).toBe(401);
});

test("an API token opens what a session does, until it is revoked", async () => {
  const owner = ownerOf(running.app);
  const { data: made } = await owner.api.tokens.post({ name: "Nachtlauf" });
  expect(made?.token).toMatch(/^rb_[0-9A-Za-z]{43}$/);
  const authorization = `Bearer ${made?.token}`;
  expect(await statusOf({ authorization })).toBe(200);

  const { data: list } = await owner.api.tokens.get();
  expect(list).toEqual([
    {
      id: made?.id ?? "",
      name: "Nachtlauf",
      createdAt: new Date(running.time.now()).toISOString(),
      lastUsedAt: new Date(running.time.now()).toISOString(),
    },
  ]);
  expect(JSON.stringify(list)).not.toContain(made?.token ?? "?");

  expect((await owner.api.tokens({ id: made?.id ?? "" }).delete()).data).toEqual({ ok: true });
  expect(await statusOf({ authorization })).toBe(401);
  expect((await owner.api.tokens({ id: made?.id ?? "" }).delete()).status).toBe(404);
});

test("the local token opens; one like it does not", async () => {
  expect(await statusOf({ authorization: `Bearer ${LOCAL_TOKEN}` })).toBe(200);
  expect(await statusOf({ authorization: `Bearer ${LOCAL_TOKEN}x` })).toBe(401);
  expect(await statusOf({ authorization: "Bearer rb_unknown" })).toBe(401);
  expect(await statusOf({ authorization: "Basic bG9jYWw6bG9jYWw=" })).toBe(401);
});

async function signIn(headers: Record<string, string> = {}) {
  const { data, response } = await clientOf(running.app, headers).api.session.post({
    password: PASSWORD,
  });
  const cookie = /rufbaum_session=[^;]+/.exec(response.headers.get("set-cookie") ?? "")?.[0];
  return { cookie: cookie ?? "", token: data?.token ?? "" };
}

async function statusOf(headers: Record<string, string>, app = running.app): Promise<number> {
  return (await clientOf(app, headers).api.tokens.get()).status;
}

test("a token that was revoked opens nothing from that moment on, though it was just used", async () => {
  const owner = ownerOf(running.app);
  const { data: made } = await owner.api.tokens.post({ name: "Nachtlauf" });
  const authorization = `Bearer ${made?.token}`;
  expect(await statusOf({ authorization })).toBe(200);
  await owner.api.tokens({ id: made?.id ?? "" }).delete();
  expect(await statusOf({ authorization })).toBe(401);
});

test("what another server ended is over here within a second, even if nobody said so", async () => {
  const { cookie, token } = await signIn();
  const headers = { cookie, "x-rufbaum-tab": token };
  expect(await statusOf(headers)).toBe(200);
  // Another server on the same data, whose words do not come here.
  const other = await startTestApp({ db: running.db, time: running.time });
  await clientOf(other.app, headers).api.session.delete();
  await running.time.advance(1_000);
  expect(await statusOf(headers)).toBe(401);
});

test("a password that was changed on another server opens nothing here any more", async () => {
  const other = await startTestApp({ db: running.db, time: running.time, password: "ein neues" });
  const session = (app: TestApp, password: string) =>
    clientOf(app.app).api.session.post({ password });
  for (const app of [running, other]) {
    expect((await session(app, PASSWORD)).status).toBe(401);
    expect((await session(app, "ein neues")).status).toBe(200);
  }
});
