import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { LOCAL_TOKEN, startTestApp } from "../testing/test-app.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** Those that take whole documents. */
const LARGE = [
  "POST /api/bulk-calls/campaigns/:id/contacts",
  "POST /api/bulk-calls/start",
  "POST /api/decision-trees",
  "POST /api/decision-trees/import",
  "PUT /api/decision-trees/:id",
  "POST /api/decision-trees/:id/edits",
  "POST /api/decision-trees/conditions/explain",
  "POST /api/decision-trees/conditions/examples",
  "POST /api/decision-trees/:id/nodes/:nodeId/rereading",
  "POST /api/simulation/recommendations",
  "POST /api/simulation/run",
  "POST /api/contacts/check",
  "POST /api/contacts/import",
  "POST /api/contacts/report",
  "POST /api/suppressions/import",
  "POST /api/consents/import",
  "POST /api/consents/statements",
];

test("a large body is taken where a document is expected, and on no other route", async () => {
  const { app } = await startTestApp(store);
  const taking: string[] = [];
  for (const { method, path } of app.routes) {
    if (!["POST", "PUT", "PATCH", "DELETE"].includes(method)) continue;
    if (!path.startsWith("/api/")) continue;
    for (const end of ["", "/"]) {
      const address = `http://localhost${path.replaceAll(/:\w+/g, "1")}${end}`;
      const body = `{${" ".repeat(100_000)}`;
      const headers = {
        host: "localhost",
        authorization: `Bearer ${LOCAL_TOKEN}`,
        "content-type": "application/json",
        "content-length": String(body.length),
      };
      const answer = await app.handle(new Request(address, { method, body, headers }));
      if (answer.status !== 413) taking.push(`${method} ${path}${end}`);
    }
  }
  expect(taking.filter((route) => !route.endsWith("/")).sort()).toEqual([...LARGE].sort());
  expect(taking.filter((route) => route.endsWith("/")).sort()).toEqual(
    LARGE.map((route) => `${route}/`).sort(),
  );
});
