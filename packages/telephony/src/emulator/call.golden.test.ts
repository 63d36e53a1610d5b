import { describe, expect, test } from "bun:test";
import { lineUnderTest } from "../testing/line-under-test.ts";
import { type Seen, xml } from "../testing/virtual-app.ts";
import type { Callee } from "./callee/callee.ts";

/** Answers everything with one sentence. */
const agreeable = (): Callee => ({
  react: (heard) =>
    heard.type === "agent-finished" ? [{ type: "say", text: "Ja, gerne.", after: 500 }] : [],
});

/** One word for each thing seen, as the recorded calls are noted. */
function brief({ what, data }: Seen): string {
  if (what === "status") return `cb ${data.CallStatus} ${data.SequenceNumber}`;
  if (what === "info") return `info ${data.name} ${data.value}`;
  if (what === "prompt") return `prompt ${data.voicePrompt}`;
  if (what === "relay-ended") return `action ${data.SessionStatus} ${data.CallStatus}`;
  return what;
}

describe("an answered call that the app ends", () => {
  async function golden(seed = 1) {
    const line = lineUnderTest({
      seed,
      callees: agreeable,
      frame(frame, peer) {
        if (frame.type === "setup") {
          peer.send({ type: "text", token: "Guten Tag. ", last: false });
          peer.send({ type: "text", token: "Haben Sie einen Moment?", last: true });
        }
        if (frame.type === "prompt") {
          peer.send({ type: "end", handoffData: '{"reason":"done"}' });
        }
      },
    });
    const placed = await line.place("+493023125001");
    await line.time.pass(60_000);
    return { ...line, placed };
  }

  test("tells the app in the order seen on real calls", async () => {
    const { app, time } = await golden();
    expect(app.seen.map(brief)).toEqual([
      "cb initiated 0",
      "cb ringing 1",
      "answer",
      "socket",
      "setup",
      "cb in-progress 2",
      "info agentSpeaking on",
      "info tokensPlayed Guten Tag. ",
      "info tokensPlayed Haben Sie einen Moment?",
      "info agentSpeaking off",
      "info clientSpeaking on",
      "info clientSpeaking off",
      "prompt Ja, gerne.",
      "action ended in-progress",
      "cb completed 3",
    ]);
    expect(app.closes).toEqual([{ code: 1000, reason: "Closing websocket session" }]);
    expect(time.waiting).toBe(0);
  });

  test("signs everything", async () => {
    expect((await golden()).app.forged).toEqual([]);
  });

  test("gives every webhook the parameters that Twilio gives", async () => {
    const { app, placed } = await golden();
    const answer = app.seen.find(({ what }) => what === "answer");
    expect(answer?.data).toMatchObject({
      CallSid: placed.callSid,
      ApiVersion: "2010-04-01",
      Direction: "outbound-api",
      CallStatus: "in-progress",
      From: "+493023125800",
      To: "+493023125001",
      Caller: "+493023125800",
      Called: "+493023125001",
      ToCity: "",
      ToCountry: "DE",
    });
    const completed = app.seen.at(-1);
    expect(completed?.data).toMatchObject({
      CallbackSource: "call-progress-events",
      SipResponseCode: "200",
      Duration: "1",
    });
    expect(completed?.data.Timestamp).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/);
    expect(Number(completed?.data.CallDuration)).toBeGreaterThan(3);
    const action = app.seen.find(({ what }) => what === "relay-ended");
    expect(action?.data).toMatchObject({ HandoffData: '{"reason":"done"}' });
    expect(action?.data.SessionId).toMatch(/^VX[0-9a-f]{32}$/);
  });

  test("keeps the times seen on real calls", async () => {
    const { app } = await golden();
    const at = (text: string) => app.seen.find((seen) => brief(seen).startsWith(text))?.at ?? 0;
    expect(at("setup") - at("answer")).toBeWithin(400, 501);
    expect(at("info agentSpeaking on") - at("setup")).toBeWithin(250, 431);
    expect(at("action") - at("prompt")).toBeWithin(340, 1_091);
    expect(at("cb completed") - at("action")).toBeWithin(400, 1_001);
  });

  test("is the same call for the same seed, and another for another", async () => {
    const [first, again, other] = await Promise.all([golden(), golden(), golden(2)]);
    expect(again.app.seen).toEqual(first.app.seen);
    expect(other.app.seen).not.toEqual(first.app.seen);
  });
});

/** As the library writes it, with all that a German call says explicitly. */
const DOCUMENT = `<?xml version="1.0" encoding="UTF-8"?><Response><Start><Recording channels="dual" recordingStatusCallback="https://voice.example.test/recording" recordingStatusCallbackEvent="completed"/></Start><Connect action="https://voice.example.test/relay-ended?call=42"><ConversationRelay url="wss://voice.example.test/cr" language="de-DE" ttsProvider="Google" voice="de-DE-Chirp3-HD-Kore" transcriptionProvider="Deepgram" speechModel="nova-3-general" interruptible="any" reportInputDuringAgentSpeech="none" dtmfDetection="true" events="speaker-events tokens-played" partialPrompts="true" welcomeGreeting="Grüß Gott."><Parameter name="call" value="42"/></ConversationRelay></Connect></Response>`;

test("a recorded call with a greeting and partial prompts tells all of it, in the order seen", async () => {
  const line = lineUnderTest({
    callees: agreeable,
    webhook: (route) => (route === "answer" ? xml(DOCUMENT) : undefined),
    frame(frame, peer) {
      if (frame.type !== "prompt" || frame.last !== true) return;
      peer.send({ type: "end", handoffData: '{"reason":"done"}' });
    },
  });
  await line.place("+493023125001");
  await line.time.pass(60_000);
  const { seen, forged } = line.app;
  expect(seen.map(brief)).toEqual([
    "cb initiated 0",
    "cb ringing 1",
    "answer",
    "socket",
    "setup",
    "cb in-progress 2",
    "info agentSpeaking on",
    "info tokensPlayed Grüß Gott.",
    "info agentSpeaking off",
    "info clientSpeaking on",
    "prompt Ja,",
    "info clientSpeaking off",
    "prompt Ja, gerne.",
    "action ended in-progress",
    "cb completed 3",
    "recording",
  ]);
  expect(forged).toEqual([]);
  const at = (text: string) => seen.find((each) => brief(each).startsWith(text))?.at ?? 0;
  expect(at("info agentSpeaking on") - at("setup")).toBeWithin(650, 751);
  expect(at("info clientSpeaking off")).toBe(at("prompt Ja, gerne."));
  expect(seen.at(-1)?.data).toMatchObject({
    RecordingStatus: "completed",
    RecordingSource: "StartCallRecordingTwiML",
    RecordingChannels: "2",
  });
  expect(seen.find(({ what }) => what === "setup")?.data.sessionId).toMatch(/^VX[0-9a-f]{32}$/);
});
