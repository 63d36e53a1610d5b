import { describe, expect, test } from "bun:test";
import type { CarrierEvent } from "../carrier.ts";
import { parseRelayFrame, renderEnd, renderLanguage, renderText } from "./relay.ts";

const CALL = `CA${"1".repeat(32)}`;
const setup = {
  type: "setup",
  sessionId: `VX${"2".repeat(32)}`,
  callSid: CALL,
  parentCallSid: "",
  from: "+493023125800",
  to: "+493023125001",
  callStatus: "IN_PROGRESS",
  customParameters: { call: "call_42" },
};

const FRAMES: [string, object, CarrierEvent | null][] = [
  ["setup", setup, { type: "relay-opened", callSid: CALL, callId: "call_42", resumed: false }],
  [
    "setup of a session taken up again",
    { ...setup, customParameters: { call: "call_42", resumed: "true" } },
    { type: "relay-opened", callSid: CALL, callId: "call_42", resumed: true },
  ],
  ["setup without our parameter", { ...setup, customParameters: {} }, null],
  [
    "prompt",
    { type: "prompt", voicePrompt: "Ja, hallo?", lang: "de-DE", last: true },
    { type: "caller-spoke", text: "Ja, hallo?", last: true },
  ],
  [
    "partial prompt",
    { type: "prompt", voicePrompt: "Ja", lang: "de-DE", last: false },
    { type: "caller-spoke", text: "Ja", last: false },
  ],
  ["dtmf", { type: "dtmf", digit: "#" }, { type: "caller-pressed", digit: "#" }],
  ["dtmf that is no key", { type: "dtmf", digit: "12" }, null],
  [
    "interrupt",
    { type: "interrupt", utteranceUntilInterrupt: "Guten", durationUntilInterruptMs: 640 },
    { type: "caller-interrupted", heard: "Guten", afterMilliseconds: 640 },
  ],
  [
    "interrupt with its time as text",
    { type: "interrupt", utteranceUntilInterrupt: "Guten", durationUntilInterruptMs: "640" },
    { type: "caller-interrupted", heard: "Guten", afterMilliseconds: 640 },
  ],
  [
    "agent on",
    { type: "info", name: "agentSpeaking", value: "on" },
    { type: "agent-speaking", on: true },
  ],
  [
    "client off",
    { type: "info", name: "clientSpeaking", value: "off" },
    { type: "caller-speaking", on: false },
  ],
  [
    "tokens",
    { type: "info", name: "tokensPlayed", value: "Guten" },
    { type: "spoken", text: "Guten" },
  ],
  ["other info", { type: "info", name: "roundTripDelayMs", value: "80" }, null],
  [
    "error, without the frame that it quotes",
    { type: "error", description: 'Invalid message received, code: 64107, {"token":"Herr Maier"}' },
    {
      type: "relay-fault",
      code: 64107,
      message: "code 64107 (relay: message not understood)",
    },
  ],
  ...[
    "Text-to-speech failed, code: 64112",
    "64112: ConversationRelay: text-to-speech provider error",
    'Error 64112 for "Herr Maier, 64111"',
  ].map((description): [string, object, CarrierEvent] => [
    `the voice's failure: ${description}`,
    { type: "error", description },
    {
      type: "relay-fault",
      code: 64112,
      message: "code 64112 (relay: speech synthesis unavailable)",
    },
  ]),
  [
    "error without a code",
    { type: "error", description: "Herr Maier, 12345 Berlin" },
    { type: "relay-fault", code: null, message: "a fault without a code" },
  ],
  ["an unknown type", { type: "connected", streamSid: "MZ1" }, null],
  ["a prompt without words", { type: "prompt", last: true }, null],
];

describe("parseRelayFrame", () => {
  test.each(FRAMES)("reads %s", (_, frame, event) => {
    expect(parseRelayFrame(JSON.stringify(frame))).toEqual(event);
    expect(parseRelayFrame(frame)).toEqual(event);
  });

  test.each([
    ["broken JSON", "{"],
    ["a number", 12],
    ["null", null],
    ["a list", []],
    ["nothing", undefined],
    [
      "an oversize frame",
      JSON.stringify({ type: "prompt", voicePrompt: "a".repeat(70_000), last: true }),
    ],
    ["a setup of no call", { ...setup, callSid: "CA1" }],
    [
      "a setup whose parameter is none of our ids",
      { ...setup, customParameters: { call: "x".repeat(65) } },
    ],
    [
      "a speaker that is neither on nor off",
      { type: "info", name: "agentSpeaking", value: "maybe" },
    ],
    ["a name from the prototype", { type: "__proto__" }],
  ])("drops %s", (_, message) => {
    expect(parseRelayFrame(message)).toBeNull();
  });

  test("keeps no more of a prompt than a minute of speech can have", () => {
    const frame = { type: "prompt", voicePrompt: "a".repeat(1_000_000), last: true };
    expect(parseRelayFrame(frame)).toMatchObject({ text: "a".repeat(5_000) });
  });
});

describe("frames to the relay", () => {
  test("speak a text", () => {
    expect(JSON.parse(renderText("Guten Tag.", { interruptible: true, last: true }))).toEqual({
      type: "text",
      token: "Guten Tag.",
      last: true,
      interruptible: true,
    });
  });

  test.each([
    [
      { spoken: "en-US", heard: "en-US" },
      { ttsLanguage: "en-US", transcriptionLanguage: "en-US" },
    ],
    [{ heard: "de-DE" }, { transcriptionLanguage: "de-DE" }],
  ])("change the language: %j", (language, frame) => {
    expect(JSON.parse(renderLanguage(language))).toEqual({ type: "language", ...frame });
  });

  test("end with what is handed over, as a text of JSON", () => {
    expect(JSON.parse(renderEnd({ reason: "completed" }))).toEqual({
      type: "end",
      handoffData: '{"reason":"completed"}',
    });
  });
});
