import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "@rufbaum/runtime/testing";
import {
  type Fate,
  type ServedCarrier,
  serveUnkindCarrier,
} from "@rufbaum/telephony/unkind-carrier";
import { NO_RULES } from "../../testing/no-rules.ts";
import { type RealServer, startRealServer } from "../../testing/real-server.ts";
import { willing } from "../../testing/unkind-people.ts";

/** What befalls whom; all of them are called at once. */
const FATES = {
  "to its end": answered({ machine: "human" }),
  "to its end, turn by turn": answered(),
  "whose relay can't be reached": answered({ relay: { unreachable: true } }),
  "whose relay breaks twice": answered({ relay: { breaks: [16_000, 4_000] } }),
  "whose relay has lost its voice": answered({ relay: { voiceFails: 64111 } }),
  "whose relay never had one": answered({ relay: { voiceFails: 64112 } }),
  "who cuts in": answered({
    person: willing([
      { to: /zwei Minuten für mich\?$/, does: { says: "Ja, gern." }, over: 0.6 },
      { to: /interessant für Sie\?$/, does: { says: "Ja, sehr gern." }, over: 0.9 },
    ]),
  }),
  "who speaks into the greeting": answered({
    person: willing([{ to: /^Guten Tag/, does: { says: "Ja, hallo?" }, over: 0.1 }]),
  }),
  "who wants no more calls": answered({
    person: {
      replies: [{ to: /^Guten Tag/, does: { says: "Rufen Sie mich nie wieder an!" }, over: 0.3 }],
    },
  }),
  "whose mailbox answers": answered({ person: { replies: [] }, machine: "machine_end_beep" }),
  "who hangs up": {
    phone: { is: "answered" },
    person: { replies: [{ to: /Spreche ich mit/, does: { hangsUp: true } }] },
  },
  "who is busy": { phone: { is: "busy" } },
  "who does not answer": { phone: { is: "rings" } },
  "who can't be reached": { phone: { is: "failed" } },
  "whom the account is too busy for at first": answered({
    request: { answer: "too-many", times: 2 },
  }),
  "who is a call too many at first": answered({
    request: { answer: "too-many-calls", times: 1 },
  }),
  "for whom the carrier answers with a fault": answered({
    request: { answer: "fault", taken: true },
  }),
} satisfies Record<string, Fate>;
type Name = keyof typeof FATES;

/** As `GET /api/calls/:id` has it. */
interface Led {
  id: string;
  line: string;
  status: string;
  outcome: string;
  phoneNumber: string;
  messages: { speaker: string; message: string }[];
}

const BY_TURNS: string[] = [
  "to its end, turn by turn",
  "whose relay can't be reached",
  "whose relay has lost its voice",
  "whose relay never had one",
] satisfies Name[];
const NAMES = Object.keys(FATES) as Name[];
const ACCOUNT = `AC${"7".repeat(32)}`;
const TOKEN = "8".repeat(32);
const FROM = "+493023125000";
const PUBLIC_URL = "https://voice.example.test";
/** What is quicker than a machine that is busy would be silences that nobody meant. */
const SPEED = 8;

let carrier: ServedCarrier;
let server: RealServer;
let directory = "";

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-unkind-"));
  carrier = serveUnkindCarrier({
    accountSid: ACCOUNT,
    authToken: TOKEN,
    from: FROM,
    publicUrl: PUBLIC_URL,
    localUrl: () => server.url,
    fateOf: (number) => FATES[NAMES[Number(number.slice(-2))] as Name],
    speed: SPEED,
  });
  server = await startRealServer({
    PUBLIC_URL,
    RUFBAUM_DATA: directory,
    TWILIO_ACCOUNT_SID: ACCOUNT,
    TWILIO_AUTH_TOKEN: TOKEN,
    TWILIO_FROM: FROM,
    TWILIO_API_BASE: carrier.url,
  });
  await server.ask("/api/numbers/check", {});
  await server.ask("/api/settings/limits", { atOnce: null }, "PUT");
  await server.ask("/api/settings/lawful-calling", NO_RULES, "PUT");
  const [tree] = await server.ask("/api/decision-trees");
  const call = (name: Name) =>
    server.ask("/api/make-call", { to: numberOf(name), treeId: tree.id });
  await server.ask("/api/settings/telephony", { line: "gather" }, "PUT");
  await call("to its end, turn by turn");
  await server.ask("/api/settings/telephony", { line: "relay" }, "PUT");
  await Promise.all(NAMES.filter((name) => name !== "to its end, turn by turn").map(call));
  await until(() => endedCalls() === NAMES.length);
});
afterAll(async () => {
  await server.stop();
  await carrier.stop();
  await rm(directory, { recursive: true, force: true });
});

const endedCalls = () => server.messages.filter(({ type }) => type === "call-ended").length;

function answered(more: Omit<Fate, "phone"> = {}): Fate {
  return { phone: { is: "answered" }, person: willing(), ...more };
}

function numberOf(name: Name): string {
  return `+4930231250${String(NAMES.indexOf(name)).padStart(2, "0")}`;
}

async function led(name: Name): Promise<Led> {
  const calls: Led[] = await server.ask("/api/calls?limit=100");
  const [call, ...others] = calls.filter(({ phoneNumber }) => phoneNumber === numberOf(name));
  expect(others).toEqual([]);
  return server.ask(`/api/calls/${call?.id}`);
}

function ear(name: Name): readonly string[] {
  const [call, ...others] = carrier.calls().filter(({ to }) => to === numberOf(name));
  expect(others).toEqual([]);
  return call?.callee.heard ?? [];
}

function asked(name: Name): number {
  return carrier.asked.filter((to) => to === numberOf(name)).length;
}

test.each([
  "to its end",
  "to its end, turn by turn",
  "whose relay can't be reached",
  "whose relay breaks twice",
  "whose relay has lost its voice",
  "whose relay never had one",
  "who cuts in",
  "who speaks into the greeting",
  "whom the account is too busy for at first",
  "who is a call too many at first",
  "for whom the carrier answers with a fault",
] satisfies Name[])("a call is led: %s", async (name) => {
  const call = await led(name);
  expect(call).toMatchObject({ status: "completed", outcome: "appointment" });
  expect(call.line).toBe(BY_TURNS.includes(name) ? "gather" : "relay");
  const heard = ear(name).join(" ");
  expect(heard.match(/KI-Assistentin/g)).toHaveLength(1);
  expect(heard).toEndWith("Auf Wiederhören.");
  const said = call.messages.map(({ message }) => message).join(" ");
  expect(said.match(/KI-Assistentin/g)).toHaveLength(1);
});

test("a line that broke is excused each time", () => {
  const sorry = ear("whose relay breaks twice").filter((text) => text.includes("unterbrochen"));
  expect(sorry).toHaveLength(2);
});

test("nobody is hung up on in the middle of a word", () => {
  // Who wants no more calls need not hear the rest of why we called.
  const others = carrier.calls().filter(({ to }) => to !== numberOf("who wants no more calls"));
  expect(others.flatMap(({ unsaid }) => unsaid)).toEqual([]);
});

test("who cuts in is heard", () => {
  const name = "who cuts in";
  // Cut off, and not said again: the answer counted.
  expect(ear(name).some((text) => /^Schön, dass ich Sie erreiche\..*[^?]$/.test(text))).toBe(true);
  expect(ear(name).filter((text) => text.startsWith("Schön"))).toHaveLength(1);
});

test("an opt-out said over the greeting is stored and honoured", async () => {
  const name = "who wants no more calls";
  expect(await led(name)).toMatchObject({ status: "completed", outcome: "opt-out" });
  const [tree] = await server.ask("/api/decision-trees");
  const again = server.ask("/api/make-call", { to: numberOf(name), treeId: tree.id });
  expect(await again.catch(String)).toContain("opted-out");
  expect(asked(name)).toBe(1);
});

test.each([
  ["who hangs up", "completed", "abandoned"],
  ["whose mailbox answers", "completed", "voicemail"],
  ["who is busy", "busy", "busy"],
  ["who does not answer", "no-answer", "no-answer"],
  ["who can't be reached", "failed", "failed"],
] satisfies [Name, string, string][])(
  "a call ends as it did: %s",
  async (name, status, outcome) => {
    expect(await led(name)).toMatchObject({ status, outcome });
  },
);

test("who is refused for being too many is asked for again until the carrier takes the call", () => {
  expect(asked("whom the account is too busy for at first")).toBe(3);
  expect(asked("who is a call too many at first")).toBe(2);
});

test("a call that may exist is not placed again", () => {
  expect(asked("for whom the carrier answers with a fault")).toBe(1);
});

test("nothing was sent that the carrier's documentation does not know", () => {
  expect(carrier.complaints).toEqual([]);
});

test("nothing of what was said, and no number, is in the log", () => {
  expect(server.logged.join("\n")).not.toMatch(/\+49|Photovoltaik|KI-/);
});
