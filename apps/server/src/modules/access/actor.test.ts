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

test("a tab says once who sits there, and may say so again", async () => {
  const tab = await signIn();
  expect(await personOf(tab)).toBeNull();
  expect(await say(tab, "  Ada Löwe ")).toMatchObject({ data: { person: "Ada Löwe" } });
  expect(await personOf(tab)).toBe("Ada Löwe");
  await say(tab, "Grete");
  expect(await personOf(tab)).toBe("Grete");
  expect(await personOf(await signIn())).toBeNull();
});

test("another server on the same data knows the name at once", async () => {
  const tab = await signIn();
  const other = await startTestApp({ db: running.db, time: running.time });
  expect(await personOf(tab, other)).toBeNull();
  await say(tab, "Ada Löwe");
  expect(await personOf(tab, other)).toBe("Ada Löwe");
  await say(tab, "Grete", other);
  expect(await personOf(tab)).toBe("Grete");
});

test.each(["", "   ", "x".repeat(81), "Ada\nLöwe"])("%j is no name", async (name) => {
  const tab = await signIn();
  const { status, error } = await say(tab, name);
  expect(status).toBe(422);
  expect(error?.value).toMatchObject({ reason: "invalid-person" });
  expect(await personOf(tab)).toBeNull();
});

test("an API token acts under its own name, whatever its header says", async () => {
  const { data } = await ownerOf(running.app).api.tokens.post({ name: "Nachtlauf" });
  const headers = { authorization: `Bearer ${data?.token}`, "rufbaum-person": "Ada" };
  expect(await personOf(headers)).toBe("Nachtlauf");
  const { status, error } = await say(headers, "Ada");
  expect(status).toBe(409);
  expect(error?.value).toMatchObject({ reason: "person-not-asked" });
});

test("the command line on this machine is believed", async () => {
  const local = { authorization: `Bearer ${LOCAL_TOKEN}` };
  expect(await personOf(local)).toBeNull();
  expect(await personOf({ ...local, "rufbaum-person": "Ada%20L%C3%B6we" })).toBe("Ada Löwe");
  expect(await personOf({ ...local, "rufbaum-person": "%00" })).toBeNull();
});

test("a tab is not believed what its header says", async () => {
  const tab = await signIn();
  expect(await personOf({ ...tab, "rufbaum-person": "Ada" })).toBeNull();
});

test("nobody who is not signed in is told or may say a name", async () => {
  expect(await personOf({ "rufbaum-person": "Ada" })).toBeNull();
  expect((await say({}, "Ada")).status).toBe(401);
});

test("what needs a name is refused without one, so that it can be asked for", async () => {
  const tab = { kind: "tab", id: "session_1", tokenHash: "t", expiresAt: 0 } as const;
  const refusal = await running.access.requirePerson(tab).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    reason: "person-unknown",
    status: 409,
  });
});

async function signIn(): Promise<Record<string, string>> {
  const { data, response } = await clientOf(running.app).api.session.post({ password: PASSWORD });
  const cookie = /rufbaum_session=[^;]+/.exec(response.headers.get("set-cookie") ?? "")?.[0];
  return { cookie: cookie ?? "", "x-rufbaum-tab": data?.token ?? "" };
}

async function personOf(headers: Record<string, string>, { app } = running) {
  return (await clientOf(app, headers).api.session.get()).data?.person;
}

function say(headers: Record<string, string>, name: string, { app } = running) {
  return clientOf(app, headers).api.session.person.put({ name });
}
