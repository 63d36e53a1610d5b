import { describe, expect, test } from "bun:test";
import {
  parseArrived,
  parseFallback,
  parseMachineDetected,
  parseRecordingChanged,
  parseStatusCallback,
} from "./callbacks.ts";

const CallSid = `CA${"1".repeat(32)}`;
const RecordingSid = `RE${"3".repeat(32)}`;
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

  test("reads one that has no place among the others as the first", () => {
    expect(parseStatusCallback(form({ CallStatus: "completed" }))).toMatchObject({
      status: "completed",
      sequence: 0,
    });
  });

  test.each([
    ["a sequence that is none", form({ CallStatus: "ringing", SequenceNumber: "-1" })],
    ["an unknown status", form({ CallStatus: "placing", SequenceNumber: "1" })],
    ["no call", new URLSearchParams({ CallStatus: "ringing", SequenceNumber: "1" })],
    ["a call's id that is none", form({ CallSid: "CA1", CallStatus: "busy", SequenceNumber: "2" })],
    ["nothing", new URLSearchParams()],
  ])("drops %s", (_, fields) => {
    expect(parseStatusCallback(fields)).toBeNull();
  });
});

describe("parseMachineDetected", () => {
  test.each([
    "human",
    "machine_start",
    "machine_end_beep",
    "machine_end_silence",
    "machine_end_other",
    "fax",
    "unknown",
  ])("reads %s", (answeredBy) => {
    const found = form({ AnsweredBy: answeredBy, MachineDetectionDuration: "4120" });
    expect(parseMachineDetected(found)).toMatchObject({ callSid: CallSid, answeredBy });
  });

  test.each(["", "machine", "HUMAN"])("drops '%s'", (answeredBy) => {
    expect(parseMachineDetected(form({ AnsweredBy: answeredBy }))).toBeNull();
  });
});

describe("parseRecordingChanged", () => {
  const changed = (fields: Record<string, string>) =>
    parseRecordingChanged(form({ RecordingSid, ...fields }));

  test("reads a recording that is complete, with its seconds", () => {
    expect(changed({ RecordingStatus: "completed", RecordingDuration: "61" })).toEqual({
      type: "recording-changed",
      callSid: CallSid,
      recordingSid: RecordingSid,
      status: "completed",
      duration: 61,
    });
  });

  test("takes no duration from one that still runs, or never was", () => {
    for (const status of ["in-progress", "absent"] as const) {
      const event = changed({ RecordingStatus: status, RecordingDuration: "-1" });
      expect(event).toMatchObject({ status, duration: null });
    }
  });

  test("drops a status or a recording that is none", () => {
    expect(changed({ RecordingStatus: "paused" })).toBeNull();
    expect(changed({ RecordingStatus: "completed", RecordingSid: "../RE1" })).toBeNull();
  });
});

describe("parseArrived", () => {
  const arrived = (fields: Record<string, string>) =>
    parseArrived(
      form({ From: "+493023125001", To: "+493023125800", Direction: "inbound", ...fields }),
    );

  test("reads who calls which number", () => {
    expect(arrived({})).toEqual({
      type: "call-arrived",
      callSid: CallSid,
      from: "+493023125001",
      to: "+493023125800",
    });
  });

  test.each([
    ["anonymous", "anonymous"],
    ["the digits that spell it", "+266696687"],
    ["a blocked number", "+2562533"],
    ["a browser", "client:anna"],
    ["nothing", ""],
  ])("knows no caller from %s", (_, from) => {
    expect(arrived({ From: from })?.from).toBe("anonymous");
  });

  test("drops a call of our own, and one to no number", () => {
    expect(arrived({ Direction: "outbound-api" })).toBeNull();
    expect(arrived({ To: "sip:wir@example.test" })).toBeNull();
  });
});

describe("parseFallback", () => {
  test("reads what went wrong, and where, without what its query held", () => {
    const failed = {
      ErrorCode: "11200",
      ErrorUrl: "https://voice.example.test/twilio/voice/answer?call=call_42",
    };
    expect(parseFallback(form(failed))).toEqual({
      callSid: CallSid,
      errorCode: 11200,
      failedPath: "/twilio/voice/answer",
    });
  });

  test("goes on without either", () => {
    const nothing = { callSid: CallSid, errorCode: null, failedPath: null };
    expect(parseFallback(form({}))).toEqual(nothing);
    expect(parseFallback(form({ ErrorCode: "?", ErrorUrl: "no address" }))).toEqual(nothing);
  });
});
