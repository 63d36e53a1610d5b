import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { LOCAL_TOKEN, startTestApp } from "../testing/test-app.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const ODD = ["%", "%00", "a%00b", "%ff", "x".repeat(3_000)];

/** The least that each of these routes takes as a body. */
const BODIES: Readonly<Record<string, object>> = {
  "/api/calls/:id/say": { text: "x" },
  "/api/calls/:id/outcome": { outcome: "callback" },
};

test("no odd part of a path faults any route", async () => {
  const { app } = await startTestApp(store);
  const faulted: string[] = [];
  const routes = app.routes.filter(({ method, path }) => path.includes(":") && method !== "WS");
  expect(routes.length).toBeGreaterThan(20);
  for (const { method, path } of routes) {
    for (const part of ODD) {
      const hasBody = ["POST", "PUT", "PATCH"].includes(method);
      const answer = await ask(
        path.replaceAll(/:\w+/g, part),
        hasBody ? { method, body: JSON.stringify(BODIES[path] ?? {}) } : { method },
      );
      if (answer.status >= 500) faulted.push(`${method} ${path} ${part.slice(0, 8)}`);
    }
  }
  expect(faulted).toEqual([]);

  function ask(path: string, init: RequestInit): Promise<Response> {
    return app.handle(request(path, init));
  }
});

test("NUL in a query is refused by name", async () => {
  const { app } = await startTestApp(store);
  const answer = await app.handle(request("/api/calls?treeId=%00", {}));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining("„treeId“") });
});

test.each(["0000-01-01T00:00:00Z", "1800-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])(
  "a time that nothing happened at (%s) faults no list",
  async (time) => {
    const { app } = await startTestApp(store);
    for (const query of [
      `calls?since=${time}&until=${time}`,
      `calls?endedSince=${time}`,
      `transcripts?before=${time}+x`,
    ]) {
      const answer = await app.handle(request(`/api/${query}`, {}));
      expect([query, answer.status]).toEqual([query, 200]);
    }
  },
);

test.each(["0000-01-01T00:00:00Z", "1800-01-01T00:00:00Z", "+275760-09-13T00:00:00.000Z"])(
  "a tree that says it was made at %s is stored and listed",
  async (createdAt) => {
    const { app } = await startTestApp(store);
    const tree = { ...sampleTree({ id: "tree_1", createdAt: "" }), createdAt };
    const body = JSON.stringify(tree);
    const path = "/api/decision-trees/import";
    expect((await app.handle(request(path, { method: "POST", body }))).status).toBe(201);
    expect((await app.handle(request("/api/decision-trees?view=list", {}))).status).toBe(200);
  },
);

function request(path: string, init: RequestInit): Request {
  return new Request(`http://localhost${path}`, {
    ...init,
    headers: {
      host: "localhost",
      authorization: `Bearer ${LOCAL_TOKEN}`,
      "content-type": "application/json",
    },
  });
}
