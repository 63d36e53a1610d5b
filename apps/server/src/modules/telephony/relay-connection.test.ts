import { describe, expect, test } from "bun:test";
import type { Line } from "@rufbaum/calls";
import { seededRandom, settle, virtualTime } from "@rufbaum/runtime/virtual";
import type { CarrierEvent } from "@rufbaum/telephony";
import { createRelayConnections, type RelaySetup } from "./relay-connection.ts";

/** As recorded from live calls, with numbers and ids replaced. */
const SETUP = {
  type: "setup",
  sessionId: "VX0",
  callSid: `CA${"1".repeat(32)}`,
  parentCallSid: "",
  from: "+493023125800",
  to: "+493023125001",
  forwardedFrom: "",
  callerName: "",
  direction: "outbound-api",
  callType: "PSTN",
  callStatus: "IN_PROGRESS",
  accountSid: `AC${"2".repeat(32)}`,
  customParameters: { call: "call_1" },
};
const PROMPT = { type: "prompt", voicePrompt: "Ja, hallo?", lang: "de-DE", last: true };
const FRAMES = [
  PROMPT,
  { type: "dtmf", digit: "1" },
  {
    type: "interrupt",
    utteranceUntilInterrupt: "Guten Tag, hier ist",
    durationUntilInterruptMs: 1240,
  },
  { type: "info", name: "tokensPlayed", value: "Guten Tag," },
  { type: "error", description: "Invalid message received, code: 64107, {…}" },
];

function relays(openRelay?: (setup: RelaySetup, line: Line) => Promise<boolean>) {
  const time = virtualTime();
  const logged: string[] = [];
  const received: CarrierEvent[] = [];
  const detached: Line[] = [];
  const lines: Line[] = [];
  const connections = createRelayConnections({
    clock: time,
    timers: time,
    log: (line) => void logged.push(line),
    calls: {
      async openRelay(setup, line) {
        if (openRelay && !(await openRelay(setup, line))) return null;
        lines.push(line);
        return {
          receive: (event) => void received.push(event),
          detach: (gone) => void detached.push(gone),
        };
      },
    },
  });

  function socket(buffered = () => 0) {
    const sent: string[] = [];
    const closes: [number, string][] = [];
    const end = {
      send: (text: string) => void sent.push(text),
      buffered,
      close: (code: number, reason: string) => void closes.push([code, reason]),
    };
    const connection = connections.open(end, async ({ callId }) => callId !== "call_foreign");
    return { ...connection, sent, closes };
  }
  return { time, logged, received, detached, lines, socket, count: connections.count };
}

const types = (events: readonly CarrierEvent[]) => events.map(({ type }) => type);

describe("a relay's socket", () => {
  test("hands recorded frames to the call its setup names, in their order", async () => {
    const { socket, received, logged } = relays();
    const { message, closes } = socket();
    message(SETUP);
    for (const frame of FRAMES) message(JSON.stringify(frame));
    expect(received).toEqual([]);
    await settle();
    expect(types(received)).toEqual([
      "caller-spoke",
      "caller-pressed",
      "caller-interrupted",
      "spoken",
      "relay-fault",
    ]);
    expect([closes, logged]).toEqual([[], []]);
  });

  test("speaks its texts as frames, only the last of them marked as such", async () => {
    const { socket, lines } = relays();
    const { message, sent } = socket();
    message(SETUP);
    await settle();
    lines[0]?.say([
      { text: "Guten Tag.", interruptible: false },
      { text: "Haben Sie Zeit?", interruptible: true },
    ]);
    expect(sent.map((text) => JSON.parse(text))).toMatchObject([
      { type: "text", token: "Guten Tag. ", last: false },
      { type: "text", token: "Haben Sie Zeit?", last: true },
    ]);
  });

  test("whose setup names no call of ours, or one that is over, is closed in peace", async () => {
    const { socket, received, count } = relays(async () => false);
    const { message, closes, closed } = socket();
    message(SETUP);
    message(PROMPT);
    await settle();
    message(PROMPT);
    closed();
    expect(closes).toEqual([[1000, "no such call"]]);
    expect([received, count()]).toEqual([[], 0]);
  });

  test("whose setup names another carrier's call is closed, and leads nothing", async () => {
    const { socket, received, lines, logged } = relays();
    const { message, closes } = socket();
    message({ ...SETUP, customParameters: { call: "call_foreign" } });
    message(PROMPT);
    await settle();
    expect(closes).toEqual([[1000, "no such call"]]);
    expect([received, lines]).toEqual([[], []]);
    expect(logged).toEqual(["relay: a socket named another carrier's call and was refused"]);
  });

  test("is closed when the session can't be opened, without a word of the fault", async () => {
    const { socket, logged } = relays(() => Promise.reject(new Error("number +493023125001")));
    const { message, closes } = socket();
    message(SETUP);
    await settle();
    expect(closes).toEqual([[1000, "no such call"]]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain("+49");
  });

  test("drops what comes before the setup, and a second setup", async () => {
    const { socket, received, logged, lines } = relays();
    const { message } = socket();
    message(PROMPT);
    message(SETUP);
    message({ ...SETUP, customParameters: { call: "call_2" } });
    await settle();
    message(SETUP);
    expect([received, lines.length]).toEqual([[], 1]);
    expect(logged).toEqual([
      "relay: a frame before the setup was dropped",
      "relay: a second setup was dropped",
    ]);
  });

  test("that names no call within ten seconds is closed, and leaves no timer behind", async () => {
    const { socket, time } = relays();
    const silent = socket();
    const open = socket();
    open.message(SETUP);
    await time.pass(10_000);
    expect([silent.closes, open.closes]).toEqual([[[1008, "no setup"]], []]);
    open.closed();
    expect(time.waiting).toBe(0);
  });

  test("that comes later takes the place of the former one of its call", async () => {
    const { socket, received, lines, detached, count } = relays();
    const former = socket();
    former.message(SETUP);
    await settle();
    const later = socket();
    later.message(SETUP);
    await settle();
    expect(former.closes).toEqual([[1000, "superseded"]]);
    former.message(PROMPT);
    former.closed();
    expect([received, detached, count()]).toEqual([[], [lines[0] as Line], 1]);
    later.message(PROMPT);
    expect(types(received)).toEqual(["caller-spoke"]);
    later.closed();
    expect([detached, count()]).toEqual([lines, 0]);
  });

  test("that breaks while its session opens leaves none behind", async () => {
    const { socket, detached, received, count } = relays();
    const { message, closed } = socket();
    message(SETUP);
    message(PROMPT);
    closed();
    await settle();
    expect([detached.length, received, count()]).toEqual([1, [], 0]);
  });

  test("that does not read is closed before its texts fill the memory", async () => {
    const { socket, lines, detached } = relays();
    let held = 0;
    const { message, closes } = socket(() => held);
    message(SETUP);
    await settle();
    lines[0]?.say([{ text: "a", interruptible: true }]);
    expect(closes).toEqual([]);
    held = 2_000_000;
    lines[0]?.say([{ text: "b", interruptible: true }]);
    expect(closes).toEqual([[1008, "reads too slowly"]]);
    expect(detached).toEqual(lines);
  });
});

describe("a flood of 10,000 frames a second", () => {
  test("is thinned to 200 a second, told in a line a second, and ends with the socket", async () => {
    const { socket, received, logged, time } = relays();
    const { message, closes } = socket();
    message(SETUP);
    await settle();
    const partial = { ...PROMPT, last: false };
    for (let second = 0; second < 3; second += 1) {
      for (let part = 0; part < 100; part += 1) {
        for (let frame = 0; frame < 100; frame += 1) message(partial);
        time.advance(10);
      }
      if (second === 0) expect(closes).toEqual([]);
    }
    expect(received.length).toBeGreaterThan(500);
    expect(received.length).toBeLessThan(1_100);
    expect(closes).toEqual([[1008, "too many frames"]]);
    expect(logged.length).toBeGreaterThan(1);
    expect(logged.length).toBeLessThan(5);
  });

  test("is forgotten once its pace is a relay's again", async () => {
    const { socket, received, time } = relays();
    const { message, closes } = socket();
    message(SETUP);
    await settle();
    for (let minute = 0; minute < 5; minute += 1) {
      for (let frame = 0; frame < 10_000; frame += 1) message(PROMPT);
      time.advance(60_000);
    }
    const before = received.length;
    message(PROMPT);
    expect([received.length - before, closes]).toEqual([1, []]);
  });
});

test.each([1, 2, 3, 4, 5])("garbage is absorbed (seed %i)", async (seed) => {
  const { socket, received, logged, time } = relays();
  const random = seededRandom(seed);
  const { message, closes } = socket();
  message(SETUP);
  await settle();
  let understood = 0;
  for (let frame = 0; frame < 2_000; frame += 1) {
    const isRight = random.number() < 0.2;
    understood += isRight ? 1 : 0;
    message(isRight ? PROMPT : garbage(random));
    if (frame % 100 === 0) time.advance(1_000);
  }
  expect([types(received).filter((type) => type === "caller-spoke").length, closes]).toEqual([
    understood,
    [],
  ]);
  expect(logged.join("\n")).not.toMatch(/hallo|\+49/);
});

/** Frames that are cut, doubled, of wrong types or no frames at all; none of them is a prompt. */
function garbage(random: ReturnType<typeof seededRandom>): unknown {
  const text = JSON.stringify(PROMPT);
  const cut = 1 + Math.floor(random.number() * (text.length - 2));
  const kinds: unknown[] = [
    text.slice(0, cut),
    `${text}${text}`,
    { ...PROMPT, voicePrompt: cut },
    { ...PROMPT, voicePrompt: null },
    { type: "prompt" },
    { type: "setup", callSid: [] },
    { type: "dtmf", digit: "12" },
    { type: "connected", streamSid: "MZ" },
    { ["__proto__"]: { type: "prompt" } },
    [PROMPT],
    null,
    cut,
    true,
    "",
    "\u0000",
    "[".repeat(60_000),
    "x".repeat(70_000),
    new Uint8Array([1, 2, 3]),
  ];
  return kinds[Math.floor(random.number() * kinds.length)];
}
