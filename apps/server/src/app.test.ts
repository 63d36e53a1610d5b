import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { connect } from "node:net";
import { processorTime } from "@rufbaum/runtime/testing";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sendRaw } from "./testing/raw-http.ts";
import { LOCAL_TOKEN, startTestApp, type TestApp } from "./testing/test-app.ts";

let store: TestStore;
let running: TestApp;
let port = 0;
beforeAll(async () => {
  store = await openTestStore();
  running = await startTestApp(store);
  running.app.get("/api/broken", () => {
    throw new Error("a bug with +493023125001 in it");
  });
  running.app.listen({ hostname: "127.0.0.1", port: 0 });
  port = running.app.server?.port ?? 0;
});
afterEach(() => void running.logged.splice(0));
afterAll(async () => {
  await running.app.stop(true);
  await store.close();
});

const OWNER = { authorization: `Bearer ${LOCAL_TOKEN}` };

test.each([
  ["a page", "GET", "/", 200],
  ["a file", "GET", "/assets/app-1a2b.js", 200],
  ["a missing file", "GET", "/assets/none.js", 404],
  ["no page", "GET", "/nirgendwo", 404],
  ["JSON", "GET", "/api/health", 200],
  ["a refusal", "GET", "/api/decision-trees", 401],
  ["a bug", "GET", "/api/broken", 500],
  ["a request of wrong form", "POST", "/api/session", 422],
])("%s carries the security headers", async (_what, method, path, status) => {
  const answer = await ask(path, { method, headers: path === "/api/broken" ? OWNER : {} });
  expect(answer.status).toBe(status);
  const { headers } = answer;
  const policy = headers.get("content-security-policy") ?? "";
  for (const directive of [
    "default-src 'self'",
    "script-src 'self';",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `connect-src 'self' ws://127.0.0.1:${port} wss://127.0.0.1:${port}`,
  ]) {
    expect(policy).toContain(directive);
  }
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("permissions-policy")).toContain("microphone=(self)");
});

test("a wrong Host gets the headers too, and nothing of itself back", async () => {
  const answer = await sendRaw(port, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n");
  expect(answer.status).toBe(421);
  expect(answer.headers["content-security-policy"]).toContain("default-src 'self'");
  expect(JSON.stringify(answer)).not.toContain("evil.example");
});

test("files are kept for ever, pages are asked for again, answers are not kept", async () => {
  const file = await ask("/assets/app-1a2b.js");
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(file.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  const again = await ask("/assets/app-1a2b.js", { headers: { "if-none-match": '"1a2b"' } });
  expect(again.status).toBe(304);
  expect((await ask("/")).headers.get("cache-control")).toBe("no-cache");
  expect((await ask("/api/health")).headers.get("cache-control")).toBe("no-store");
});

test("an unknown page is the shell with 404, an unknown path of the API is JSON", async () => {
  const page = await ask("/nirgendwo");
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("<title>Rufbaum</title>");

  expect((await ask("/api/nirgendwo")).status).toBe(401);
  const path = await ask("/api/nirgendwo", { headers: OWNER });
  expect(path.status).toBe(404);
  expect(await path.json()).toEqual({
    message: "Das gibt es hier nicht.",
    reason: "not-found",
  });
});

test("a bug is told by a number alone; the log has the place and no data", async () => {
  const answer = await ask("/api/broken", { headers: OWNER });
  const { details, ...body } = (await answer.json()) as { details: { id: string } };
  expect(body).toEqual({
    message: "Da ist uns ein Fehler unterlaufen. Bitte versuchen Sie es noch einmal.",
    reason: "internal",
  } as never);
  expect(running.logged).toHaveLength(1);
  expect(running.logged[0]).toContain(details.id);
  expect(running.logged[0]).toContain("app.test.ts");
  expect(running.logged[0]).not.toContain("+4930");
});

test("what has the wrong form is told with the place", async () => {
  const answer = await ask("/api/session", json("POST", { password: 5 }));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    reason: "invalid-request",
    details: { in: "body", problems: [{ path: "password" }] },
  });
});

test("broken JSON is told as such", async () => {
  const answer = await ask("/api/session", {
    method: "POST",
    body: "{",
    headers: { "content-type": "application/json" },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ reason: "not-json" });
});

test("a page of another site may not sign in, a program without a page may", async () => {
  const foreign = json("POST", { password: "x" });
  foreign.headers.origin = "https://evil.example";
  expect((await ask("/api/session", foreign)).status).toBe(403);
  expect((await ask("/api/session", json("POST", { password: "x" }))).status).toBe(401);
});

test("100 MB without a session are refused before they are read", async () => {
  const memory = process.memoryUsage().rss;
  const answer = await announceHuge("/api/decision-trees/import", 100);
  expect(answer).toContain("HTTP/1.1 413 ");
  expect(answer).toContain('"reason":"too-large"');
  expect(process.memoryUsage().rss - memory).toBeLessThan(50_000_000);
});

test("50 MB of a tree are refused with a sentence that says so", async () => {
  const answer = await ask("/api/decision-trees/import", {
    method: "POST",
    body: "x".repeat(50 * 1024 * 1024),
    headers: { ...OWNER, "content-type": "text/plain" },
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    message: "Das ist zu groß: 50 MB, erlaubt sind höchstens 10 MB.",
    reason: "too-large",
  });
});

test.each([
  ["/api/session", 30_000],
  ["/api/decision-trees/none/edits", 1_000_000],
])("brackets within brackets hold nobody up: %s", async (path, depth) => {
  const body = `{"password":${"[".repeat(depth)}${"]".repeat(depth)}}`;
  const headers = { ...OWNER, "content-type": "application/json" };
  const refused = async () => {
    const answer = await ask(path, { method: "POST", body, headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ reason: "too-deep" });
  };
  expect(await processorTime(1_000, refused)).toBeLessThan(1_000);
});

test("a body that does not say how long it is is refused", async () => {
  const answer = await sendRaw(
    port,
    `POST /api/session HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  );
  expect(answer.status).toBe(411);
});

function ask(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

function json(method: string, body: unknown) {
  const headers: Record<string, string> = { "content-type": "application/json" };
  return { method, body: JSON.stringify(body), headers };
}

/** Announces megabytes, sends the first alone, and waits for the answer. */
function announceHuge(path: string, megabytes: number): Promise<string> {
  return new Promise((resolve) => {
    const chunk = Buffer.alloc(1024 * 1024, 97);
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: text/plain\r\nContent-Length: ${megabytes * chunk.length}\r\n\r\n`,
      );
      socket.write(chunk);
    });
    socket.once("data", (answer) => {
      socket.destroy();
      resolve(String(answer));
    });
    socket.on("error", () => {});
  });
}
