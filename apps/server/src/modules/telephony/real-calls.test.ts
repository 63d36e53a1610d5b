import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { type ServedEmulator, serveEmulator } from "@rufbaum/telephony/emulator";
import { findFreePort } from "../../http/listen.ts";
import type { LiveMessage } from "../../live/messages.ts";
import { type RealServer, saidBy, startRealServer } from "../../testing/real-server.ts";
import { until } from "../../testing/until.ts";

const CALLER = "+493023125001";

let carrier: ServedEmulator;
let server: RealServer;
let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-calls-"));
  carrier = serveEmulator({
    runtime: realRuntime(),
    port: 0,
    speed: 40,
    callsPerSecond: 10,
    seed: 1,
  });
  const port = String(findFreePort("127.0.0.1"));
  server = await startRealServer({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    RUFBAUM_DATA: directory,
    TWILIO_ACCOUNT_SID: carrier.accountSid,
    TWILIO_AUTH_TOKEN: carrier.authToken,
    TWILIO_FROM: carrier.from,
    TWILIO_API_BASE: carrier.url,
  });
});
afterAll(async () => {
  await server.stop();
  await carrier.stop();
  await rm(directory, { recursive: true, force: true });
});
afterEach(() => {
  expect(server.logged.join("\n")).not.toContain("+49");
  server.messages.length = 0;
});

/** Lets the carrier do something, as its control requests say. */
function control(path: string, body?: object, method = "POST"): Promise<Response> {
  return fetch(`${carrier.url}/_emulator/${path}`, {
    method,
    headers: { authorization: `Basic ${btoa(`${carrier.accountSid}:${carrier.authToken}`)}` },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Has the carrier bring calls to its first number here. */
async function answerCalls(): Promise<void> {
  await server.ask("/api/numbers/check", {});
  const path = `/api/numbers/${encodeURIComponent(carrier.from)}`;
  await server.ask(path, { answersHere: true }, "PATCH");
}

const ended = (messages: readonly LiveMessage[]) =>
  messages.filter((message) => message.type === "call-ended");

async function lead(line: "relay" | "gather", to: string): Promise<string> {
  const settings = await server.ask("/api/settings/telephony");
  await server.ask("/api/settings/telephony", { ...settings, line }, "PUT");
  const [tree] = await server.ask("/api/decision-trees");
  const { callId } = await server.ask("/api/make-call", { to, treeId: tree.id });
  return callId;
}

/** The second of these numbers has its webhooks come late, twice, in any order or never. */
test.each([
  ["relay", CALLER],
  ["gather", CALLER],
  ["relay", "+493023125601"],
  ["gather", "+493023125601"],
] as const)("a call is led to its end: %s, %s", async (line, to) => {
  const callId = await lead(line, to);
  await until(() => ended(server.messages).length > 0);
  const call = await server.ask(`/api/calls/${callId}`);
  expect(call).toMatchObject({ line, status: "completed", outcome: "appointment" });
  expect(saidBy(server.messages, "caller").length).toBeGreaterThan(4);
  const greetings = saidBy(server.messages, "ai").filter((text) => text.startsWith("Guten Tag"));
  expect(greetings).toHaveLength(1);
});

test("who calls one of our numbers is answered", async () => {
  await answerCalls();
  const { status } = await control("calls", { from: CALLER, to: carrier.from });
  expect(status).toBeLessThan(300);
  await until(() => ended(server.messages).length > 0);
  expect(server.messages[0]).toMatchObject({ type: "call-started" });
  expect(saidBy(server.messages, "ai")[0]).toContain("KI-Assistentin");
  const [call] = await server.ask("/api/calls?limit=1");
  expect(call).toMatchObject({ direction: "inbound", phoneNumber: CALLER, treeId: "callback" });
  expect(call.status).toBe("completed");
  expect(call.duration).toBeGreaterThan(0);
});
