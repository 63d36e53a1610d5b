import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { until } from "@rufbaum/runtime/testing";
import { type ServedEmulator, serveEmulator } from "@rufbaum/telephony/emulator";
import { findFreePort } from "../../http/listen.ts";
import { NO_RULES } from "../../testing/no-rules.ts";
import { type RealServer, startRealServer } from "../../testing/real-server.ts";

/** Calls that are led at once, each to the number of somebody to whom something happens. */
const CALLS = {
  "over the relay": { line: "relay", to: "+493023125001" },
  "turn by turn": { line: "gather", to: "+494066969001" },
  "over the relay, told late, twice and in any order": { line: "relay", to: "+493023125601" },
  "turn by turn, told late, twice and in any order": { line: "gather", to: "+494066969601" },
  "whose relay can't be reached": { line: "relay", to: "+493023125071" },
  "whose voice fails after the first words": { line: "relay", to: "+493023125051" },
  "whose voice fails at once": { line: "relay", to: "+493023125061" },
  "whose relay breaks": { line: "relay", to: "+493023125091" },
} as const;
type Name = keyof typeof CALLS;

/** As `GET /api/calls/:id` has it. */
interface Led {
  line: string;
  direction: string;
  status: string;
  outcome: string;
  treeId: string;
  phoneNumber: string;
  duration: number;
  messages: { speaker: string; message: string }[];
}

/**
 * Faster, and what a busy machine takes would be a silence that people hang up in: at 40 it happens
 * on an idle one, whichever voice speaks.
 */
const SPEED = 4;

let carrier: ServedEmulator;
let server: RealServer;
let directory = "";
const ids = new Map<Name | "inbound", string>();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-calls-"));
  const runtime = realRuntime();
  carrier = serveEmulator({ runtime, port: 0, speed: SPEED, callsPerSecond: 10, seed: 1 });
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
  await server.ask("/api/numbers/check", {});
  await server.ask("/api/settings/lawful-calling", NO_RULES, "PUT");
  await callUs();
  await callThem();
  await until(() => endedCalls() === ids.size, 60_000);
});
afterAll(async () => {
  await server.stop();
  await carrier.stop();
  await rm(directory, { recursive: true, force: true });
});

const endedCalls = () => server.messages.filter(({ type }) => type === "call-ended").length;

async function callThem(): Promise<void> {
  const [tree] = await server.ask("/api/decision-trees");
  for (const [name, { line, to }] of Object.entries(CALLS)) {
    await server.ask("/api/settings/telephony", { line }, "PUT");
    const { callId } = await server.ask("/api/make-call", { to, treeId: tree.id });
    ids.set(name as Name, callId);
  }
}

/** Has the carrier bring calls to its first number here, and somebody call it. */
async function callUs(): Promise<void> {
  const number = encodeURIComponent(carrier.from);
  await server.ask(`/api/numbers/${number}`, { answersHere: true }, "PATCH");
  const response = await fetch(`${carrier.url}/_emulator/calls`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${carrier.accountSid}:${carrier.authToken}`)}` },
    body: JSON.stringify({ from: "+496990009001", to: carrier.from }),
  });
  expect(response.status).toBeLessThan(300);
  await until(async () => (await server.ask("/api/calls?limit=1")).length === 1);
  const [call] = await server.ask("/api/calls?limit=1");
  ids.set("inbound", call.id);
}

const led = (name: Name | "inbound"): Promise<Led> => server.ask(`/api/calls/${ids.get(name)}`);

function said({ messages }: Led, part: string): number {
  return messages.filter(({ message }) => message.includes(part)).length;
}

test.each(Object.keys(CALLS).filter((name) => name !== "whose relay breaks") as Name[])(
  "a call is led to its end: %s",
  async (name) => {
    const call = await led(name);
    expect(call).toMatchObject({ status: "completed", outcome: "appointment" });
    const isHeardElsewhere = name.startsWith("whose");
    expect(call.line).toBe(isHeardElsewhere ? "gather" : CALLS[name].line);
    expect(said(call, "Guten Tag, hier ist Lena, die KI-Assistentin")).toBe(1);
  },
);

test("a call whose relay breaks goes on where it was", async () => {
  const call = await led("whose relay breaks");
  expect(call).toMatchObject({ line: "relay", status: "completed" });
  expect(said(call, "unterbrochen")).toBe(1);
});

test("who calls one of our numbers is answered", async () => {
  const call = await led("inbound");
  expect(call).toMatchObject({ direction: "inbound", phoneNumber: "+496990009001" });
  expect(call).toMatchObject({ treeId: "callback", status: "completed" });
  expect(call.messages[0]?.message).toContain("KI-Assistentin");
  expect(call.duration).toBeGreaterThan(0);
});

test("nothing of what was said, and no number, is in the log", () => {
  expect(server.logged.join("\n")).not.toMatch(/\+49|Photovoltaik|KI-/);
});
