import { describe, expect, test } from "bun:test";
import { parseRelayEnded, parseStatusCallback } from "./callbacks.ts";

const CallSid = `CA${"1".repeat(32)}`;
const form = (fields: Record<string, string>) => new URLSearchParams({ CallSid, ...fields });

describe("parseStatusCallback", () => {
  test("reads a status on the way", () => {
    expect(parseStatusCallback(form({ CallStatus: "ringing", SequenceNumber: "1" }))).toEqual({
      type: "status-changed",
      callSid: CallSid,
      status: "ringing",
      sequence: 1,
      duration: null,
    });
  });

  test("reads the last one with its seconds, not its minutes", () => {
    const last = {
      CallStatus: "completed",
      SequenceNumber: "3",
      CallDuration: "74",
      Duration: "2",
    };
    expect(parseStatusCallback(form(last))).toMatchObject({ status: "completed", duration: 74 });
  });

  test.each([
    ["no sequence", form({ CallStatus: "ringing" })],
    ["an unknown status", form({ CallStatus: "placing", SequenceNumber: "1" })],
    ["no call", new URLSearchParams({ CallStatus: "ringing", SequenceNumber: "1" })],
    ["a call's id that is none", form({ CallSid: "CA1", CallStatus: "busy", SequenceNumber: "2" })],
    ["nothing", new URLSearchParams()],
  ])("drops %s", (_, fields) => {
    expect(parseStatusCallback(fields)).toBeNull();
  });
});

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
});
