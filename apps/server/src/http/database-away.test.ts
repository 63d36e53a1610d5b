import { afterAll, beforeAll, expect, test } from "bun:test";
import { databaseOver, openTestClient, type TestClient } from "@rufbaum/store/testing";
import { LOCAL_TOKEN, startTestApp } from "../testing/test-app.ts";

let client: TestClient;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ client } = await openTestClient());
  close = client.close;
});
afterAll(() => close());

/** The program over a database that fails with this code from now on. */
async function appFailing(code: string) {
  let isWell = true;
  const query: TestClient["query"] = (...given) =>
    isWell ? client.query(...given) : Promise.reject(Object.assign(new Error("away"), { code }));
  const db = databaseOver({ query, transaction: (body) => body({ query }) });
  const started = await startTestApp({ db });
  isWell = false;
  return started;
}

const READ = ["/api/decision-trees", "/api/calls", "/api/calls/active", "/api/settings/telephony"];

test.each([
  ["57P01", 503, "database-unavailable", "5"],
  ["ECONNREFUSED", 503, "database-unavailable", "5"],
  ["53100", 507, "disk-full", "30"],
] as const)(
  "a database that fails with %s is told as %d %s",
  async (code, status, reason, after) => {
    const { app, logged } = await appFailing(code);
    for (const path of READ) {
      const answer = await app.handle(
        new Request(`http://localhost${path}`, {
          headers: { host: "localhost", authorization: `Bearer ${LOCAL_TOKEN}` },
        }),
      );
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get("retry-after")).toBe(after);
      expect(await answer.json()).toMatchObject({
        reason,
        message: expect.stringMatching(/ (ist|antwortet) /),
      });
    }
    // No bug of ours: the store tells of it, once.
    expect(logged).toEqual([]);
  },
);
