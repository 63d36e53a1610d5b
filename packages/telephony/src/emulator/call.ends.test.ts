import { describe, expect, test } from "bun:test";
import type { CallScript } from "../script.ts";
import { lineUnderTest, PUBLIC_URL } from "../testing/line-under-test.ts";
import { type RelayPeer, xml } from "../testing/virtual-app.ts";
import { renderScript } from "../twilio/index.ts";
import type { Callee } from "./callee/callee.ts";

type LineUnderTest = ReturnType<typeof lineUnderTest>;

const script = (steps: CallScript) =>
  xml(renderScript(steps, { publicUrl: PUBLIC_URL, callId: "call_1" }));
const silent = (): Callee => ({ react: () => [] });

function statuses({ app }: LineUnderTest): string[] {
  return app.seen
    .filter(({ what }) => what === "status")
    .map(({ data }) => `${data.CallStatus} ${data.SequenceNumber}`);
}

function webhooks({ app }: LineUnderTest): string[] {
  return app.seen.filter(({ data }) => data.CallSid && data.CallStatus).map(({ what }) => what);
}

function action({ app }: LineUnderTest) {
  return app.seen.find(({ what }) => what === "relay-ended")?.data;
}

const SHORT_CALL = ["completed 3", "in-progress 2", "initiated 0", "ringing 1"];

describe("a call that nobody answers", () => {
  test.each([
    ["busy", "+493023125100", ["initiated 0", "ringing 1", "busy 2"], "486"],
    ["no-answer", "+496990009200", ["initiated 0", "ringing 1", "no-answer 2"], "487"],
  ])("ends as %s without asking the app", async (status, to, callbacks, sipCode) => {
    const line = lineUnderTest();
    const { callSid } = await line.place(to);
    await line.time.pass(120_000);
    expect(statuses(line)).toEqual(callbacks);
    expect(line.app.seen.at(-1)?.data).toMatchObject({
      CallDuration: "0",
      SipResponseCode: sipCode,
    });
    expect(line.app.seen.map(({ what }) => what)).not.toContain("answer");
    expect(await line.carrier.findCall(callSid)).toMatchObject({ status });
    expect(line.time.waiting).toBe(0);
  });

  test("rings as long as it was told to", async () => {
    const line = lineUnderTest();
    await line.place("+493023125200", 40);
    await line.time.pass(120_000);
    const [ringing, over] = line.app.seen.slice(-2);
    expect((over?.at ?? 0) - (ringing?.at ?? 0)).toBeWithin(40_000, 41_001);
  });

  test("can be called off, in the queue and while it rings", async () => {
    const line = lineUnderTest();
    const queued = await line.place("+493023125001");
    await line.carrier.endCall(queued.callSid);
    await line.time.pass(5_000);
    expect(statuses(line)).toEqual(["canceled 0"]);
    const ringing = await line.place("+493023125200");
    await line.time.pass(5_000);
    await line.carrier.endCall(ringing.callSid);
    await line.time.pass(60_000);
    expect(statuses(line)).toEqual(["canceled 0", "initiated 0", "ringing 1", "canceled 2"]);
    expect(line.time.waiting).toBe(0);
  });
});

describe("a conversation ends", () => {
  const agent = (frame: Record<string, unknown>, peer: RelayPeer) => {
    if (frame.type === "setup") peer.send({ type: "text", token: "Guten Tag.", last: true });
  };

  test("when the callee hangs up", async () => {
    const callees = (): Callee => ({
      react: ({ type }) => (type === "agent-finished" ? [{ type: "hang-up", after: 300 }] : []),
    });
    const line = lineUnderTest({ callees, frame: agent });
    await line.place("+493023125001");
    await line.time.pass(60_000);
    expect(line.app.closes).toEqual([{ code: 1000, reason: "Closing websocket session" }]);
    expect(action(line)).toMatchObject({ SessionStatus: "completed", CallStatus: "completed" });
    expect(webhooks(line).slice(-2)).toEqual(["relay-ended", "status"]);
    expect(statuses(line).at(-1)).toBe("completed 3");
    expect(line.time.waiting).toBe(0);
  });

  test("when the app asks for it over REST", async () => {
    const line = lineUnderTest({ callees: silent, frame: agent });
    const { callSid } = await line.place("+493023125001");
    await line.time.pass(20_000);
    await line.carrier.endCall(callSid);
    await line.time.pass(5_000);
    expect(action(line)).toMatchObject({ SessionStatus: "completed", CallStatus: "completed" });
    expect(statuses(line).at(-1)).toBe("completed 3");
    expect(line.time.waiting).toBe(0);
  });

  test("when its time is up", async () => {
    const line = lineUnderTest({ callees: silent, frame: agent });
    await line.place("+493023125001");
    await line.time.pass(700_000);
    expect(line.app.seen.at(-1)?.data).toMatchObject({
      CallStatus: "completed",
      CallDuration: "600",
      Duration: "10",
    });
  });

  test("when a number hangs up midway, in the middle of a sentence", async () => {
    const long = "Ich rufe an, weil wir ein neues Angebot haben. Passt es gerade?";
    const line = lineUnderTest({
      frame(frame, peer) {
        if (frame.type === "setup" || frame.type === "prompt") {
          peer.send({ type: "text", token: long, last: true });
        }
      },
    });
    await line.place("+493023125501");
    await line.time.pass(120_000);
    expect(action(line)).toMatchObject({ SessionStatus: "completed" });
    const infos = line.app.seen.filter(({ what }) => what === "info");
    expect(infos.at(-1)?.data).toMatchObject({ name: "agentSpeaking", value: "on" });
  });

  test("with the app's own words after the relay", async () => {
    const line = lineUnderTest({
      callees: silent,
      webhook: (route) =>
        route === "relay-ended"
          ? script([{ do: "say", text: "Bis bald." }, { do: "hang-up" }])
          : undefined,
      frame: (frame, peer) => {
        if (frame.type === "setup") peer.send({ type: "end" });
      },
    });
    await line.place("+493023125001");
    await line.time.pass(60_000);
    const [ended, completed] = line.app.seen.slice(-2);
    expect(ended?.data).toMatchObject({ SessionStatus: "ended" });
    expect((completed?.at ?? 0) - (ended?.at ?? 0)).toBeGreaterThan(9 * 65);
  });
});

describe("a fault of the app", () => {
  test("that drops the socket is told to the action, which decides", async () => {
    const line = lineUnderTest({
      callees: silent,
      frame: (frame, peer) => {
        if (frame.type === "setup") peer.close(1006);
      },
    });
    await line.place("+493023125001");
    await line.time.pass(60_000);
    expect(action(line)).toMatchObject({
      SessionStatus: "failed",
      ErrorCode: "64105",
      CallStatus: "in-progress",
    });
    expect(statuses(line).at(-1)).toBe("completed 3");
  });

  test("that refuses the socket is told as 64102", async () => {
    const line = lineUnderTest({ callees: silent, refuseSocket: true });
    await line.place("+493023125001");
    await line.time.pass(60_000);
    expect(action(line)).toMatchObject({ SessionStatus: "failed", ErrorCode: "64102" });
    expect(line.time.waiting).toBe(0);
  });

  test("that refuses the socket ends the call where there is no action", async () => {
    const relay = '<ConversationRelay url="wss://voice.example.test/twilio/relay"/>';
    const line = lineUnderTest({
      callees: silent,
      refuseSocket: true,
      webhook: (route) =>
        route === "answer" ? xml(`<Response><Connect>${relay}</Connect></Response>`) : undefined,
    });
    await line.place("+493023125001");
    await line.time.pass(60_000);
    expect(webhooks(line)).not.toContain("relay-ended");
    expect(statuses(line).at(-1)).toBe("completed 3");
    expect(line.time.waiting).toBe(0);
  });

  test("that sends malformed frames is told of nine and cut off at the tenth", async () => {
    const line = lineUnderTest({
      callees: silent,
      frame(frame, peer) {
        if (frame.type !== "setup") return;
        for (let count = 0; count < 9; count++) peer.send("{");
        peer.send({ type: "text", token: "Doch noch etwas.", last: true });
        for (let count = 0; count < 10; count++) peer.send({ type: "text" });
      },
    });
    await line.place("+493023125001");
    await line.time.pass(60_000);
    const errors = line.app.seen.filter(({ what }) => what === "error");
    expect(errors).toHaveLength(19);
    expect(errors[0]?.data.description).toBe("Invalid message received, code: 64107, {");
    expect(line.app.closes).toEqual([
      { code: 1007, reason: "Too many consecutive malformed messages." },
    ]);
    expect(action(line)).toMatchObject({ SessionStatus: "failed", ErrorCode: "64105" });
  });

  test.each([
    ["a 500", () => new Response("", { status: 500 }), "11200"],
    ["broken TwiML", () => xml("<Response><Say>Hallo"), "12100"],
    ["an unknown verb", () => xml("<Response><Sing/></Response>"), "12200"],
    ["no XML at all", () => Response.json({}), "12300"],
    [
      "no address of a relay",
      () => xml("<Response><Connect><ConversationRelay/></Connect></Response>"),
      "64101",
    ],
    ["no connection", () => Promise.reject(new Error("reset")), "11205"],
    ["no answer in 15 seconds", () => new Promise<Response>(() => {}), "11205"],
  ])("turns to the fallback address after %s", async (_, answer, code) => {
    const line = lineUnderTest({
      webhook(route) {
        if (route === "answer") return answer();
        return route === "fallback" ? script([{ do: "hang-up" }]) : undefined;
      },
    });
    await line.place("+493023125001");
    await line.time.pass(60_000);
    const fallback = line.app.seen.find(({ what }) => what === "fallback");
    expect(fallback?.data).toMatchObject({
      ErrorCode: code,
      ErrorUrl: "https://voice.example.test/twilio/voice/answer?call=call_1",
      CallStatus: "in-progress",
    });
    // So short a call is over before its answered callback is told.
    expect(statuses(line).sort()).toEqual(SHORT_CALL);
    expect(line.time.waiting).toBe(0);
  });

  test("that fails at the fallback too ends the call", async () => {
    const line = lineUnderTest({
      webhook: (route) => (route === "status" ? undefined : new Response("", { status: 500 })),
    });
    await line.place("+493023125001");
    await line.time.pass(60_000);
    // So short a call is over before its answered callback is told.
    expect(statuses(line).sort()).toEqual(SHORT_CALL);
  });
});

describe("closing the emulator", () => {
  test("ends every call without another word", async () => {
    const line = lineUnderTest({ callees: silent });
    await line.place("+493023125001");
    await line.place("+493023125200");
    await line.time.pass(12_000);
    const before = line.app.seen.length;
    line.emulator.close();
    await line.time.pass(120_000);
    expect(line.app.seen.slice(before)).toEqual([]);
    expect(line.app.closes).toHaveLength(1);
    expect(line.time.waiting).toBe(0);
  });
});
