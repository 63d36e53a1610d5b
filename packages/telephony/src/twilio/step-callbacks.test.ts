import { describe, expect, test } from "bun:test";
import { parseDialed, parseRelayEnded, parseTurn } from "./step-callbacks.ts";

const CallSid = `CA${"1".repeat(32)}`;
const form = (fields: Record<string, string>) => new URLSearchParams({ CallSid, ...fields });

describe("parseRelayEnded", () => {
  test("reads our own end with what it handed over", () => {
    const ended = form({ SessionStatus: "ended", HandoffData: '{"reason":"completed"}' });
    expect(parseRelayEnded(ended)).toEqual({
      callSid: CallSid,
      how: "ended",
      handoff: '{"reason":"completed"}',
      errorCode: null,
    });
  });

  test("reads a socket that broke", () => {
    const failed = form({ SessionStatus: "failed", ErrorCode: "64105" });
    expect(parseRelayEnded(failed)).toMatchObject({ how: "failed", errorCode: 64105 });
  });

  test("drops what is none", () => {
    expect(parseRelayEnded(form({ SessionStatus: "unknown" }))).toBeNull();
  });

  test("takes no hand-over that can't be ours", () => {
    const ended = form({ SessionStatus: "ended", HandoffData: "a".repeat(10_001) });
    expect(parseRelayEnded(ended)?.handoff).toBeNull();
  });
});

describe("parseTurn", () => {
  const silence = { callSid: CallSid, text: null, confidence: null, digits: null };

  test.each([
    [
      "words",
      { SpeechResult: " Ja, gern. ", Confidence: "0.9184" },
      { text: "Ja, gern.", confidence: 0.9184 },
    ],
    ["words without a confidence", { SpeechResult: "Nein" }, { text: "Nein" }],
    ["keys", { Digits: "12", FinishedOnKey: "#" }, { digits: "12" }],
    ["silence", { SpeechResult: "", Digits: "", msg: "Gather End" }, {}],
    ["nothing", {}, {}],
    ["a confidence that is none", { SpeechResult: "Ja", Confidence: "1e999" }, { text: "Ja" }],
    ["keys that no phone has", { Digits: "12; DROP" }, {}],
  ])("reads %s", (_, fields, heard) => {
    expect(parseTurn(form(fields))).toEqual({ ...silence, ...heard });
  });

  test("keeps no more than a minute of speech can have", () => {
    expect(parseTurn(form({ SpeechResult: "a".repeat(100_000) }))?.text).toHaveLength(5_000);
  });

  test("drops what belongs to no call", () => {
    expect(parseTurn(new URLSearchParams({ SpeechResult: "Ja" }))).toBeNull();
  });
});

describe("parseDialed", () => {
  test.each(["completed", "answered", "busy", "no-answer", "failed", "canceled"])(
    "reads %s",
    (status) => {
      const dialed = form({ DialCallStatus: status, DialCallDuration: "30" });
      expect(parseDialed(dialed)).toEqual({
        type: "call-dialed",
        callSid: CallSid,
        status: status as "busy",
        duration: 30,
      });
    },
  );

  test("drops a status that is none", () => {
    expect(parseDialed(form({ DialCallStatus: "in-progress" }))).toBeNull();
  });
});
