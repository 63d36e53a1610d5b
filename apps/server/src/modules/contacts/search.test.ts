import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { ownerOf, startTestApp, type TestApp } from "../../testing/test-app.ts";

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

const route = () => ownerOf(running.app).api.contacts;

async function add(...people: [name: string, more?: object][]) {
  for (const [place, [lastName, more]] of people.entries()) {
    const { status } = await route().post({ phone: `030 23125 00${place}`, lastName, ...more });
    expect(status).toBe(201);
  }
}

test("a search goes on where its page ended, and says when more than 10,000 match", async () => {
  await add(["Berg"], ["Adler", { company: "Berg AG" }], ["Tal"]);
  const first = await route().search.post({ search: "berg", sort: "name", limit: 1 });
  expect(first.data).toMatchObject({ total: 2, isMore: false, contacts: [{ lastName: "Adler" }] });
  const after = first.data?.next ?? undefined;
  const second = await route().search.post({ search: "berg", sort: "name", limit: 1, after });
  expect(second.data).toMatchObject({ total: 2, contacts: [{ lastName: "Berg" }], next: null });
});

test("filters are said beside a text, and what there is not is named", async () => {
  await add(["Berg", { status: "customer" }], ["Tal"]);
  const names = async (body: object) =>
    (await route().search.post(body)).data?.contacts.map(({ lastName }) => lastName);
  expect(await names({ status: ["customer"] })).toEqual(["Berg"]);
  expect(await names({ region: "DE-BE", consent: "none", blocked: false })).toEqual([
    "Tal",
    "Berg",
  ]);
  expect(await names({ lastContact: "never", search: "tal" })).toEqual(["Tal"]);
  expect(await names({ lastContact: { since: "2026-01-01T00:00:00.000Z" } })).toEqual([]);
  const unknown = await route().search.post({ list: "import_none" });
  expect([unknown.status, unknown.error?.value as object]).toMatchObject([
    404,
    { reason: "unknown-import" },
  ]);
  for (const body of [{ region: "Bayern" }, { sort: "age" }, { status: [] }, { colour: "red" }]) {
    expect((await route().search.post(body as never)).status).toBe(422);
  }
});
