import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { routesOf } from "../testing/attack-surface.ts";
import { ownerOf, startTestApp } from "../testing/test-app.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** Of the business itself, and of versions. */
const NOBODYS = ["/api/numbers/:number", "/api/decision-trees/:id/versions/:number"];

test("no address has a place for a person's number", async () => {
  const { app } = await startTestApp(store);
  const routes = routesOf(app).map(({ route }) => route);
  const odd = routes.filter((route) => /:(number|phone|to|from|person)/i.test(route));
  expect(odd.filter((route) => !NOBODYS.some((known) => route.startsWith(known)))).toEqual([]);
});

test("calls are looked for by a number in a body, and not in an address", async () => {
  const { app } = await startTestApp(store);
  const { calls } = ownerOf(app).api;
  const number = "030 23125001";
  expect((await calls.search.post({ number, limit: 5 })).data).toEqual([]);
  const query = { number, limit: 5 } as never;
  expect((await calls.get({ query })).status).toBe(422);
});
