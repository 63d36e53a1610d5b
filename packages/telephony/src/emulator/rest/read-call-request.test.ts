import { describe, expect, test } from "bun:test";
import { RestFault } from "./form.ts";
import { readCallRequest } from "./read-call-request.ts";

const OWN = "+493023125800";
const VALID = { To: "+493023125001", From: OWN, Url: "https://app.test/answer" };

function read(fields: Record<string, string | string[]>) {
  const form = new URLSearchParams();
  for (const [name, values] of Object.entries({ ...VALID, ...fields })) {
    for (const value of [values].flat()) form.append(name, value);
  }
  return readCallRequest(form, (number) => number === OWN);
}

describe("a request for a call", () => {
  test("has Twilio's defaults", () => {
    expect(read({})).toEqual({
      to: VALID.To,
      from: OWN,
      script: { url: VALID.Url, method: "POST" },
      urls: { fallback: null, status: null, statusEvents: new Set(["completed"]) },
      ringTimeout: 60,
      timeLimit: 14_400,
      machineDetection: null,
      recording: null,
      sendDigits: null,
    });
  });

  test("tells where to ask and what to tell", () => {
    const { script, urls } = read({
      Method: "get",
      FallbackUrl: "https://app.test/fallback",
      FallbackMethod: "GET",
      StatusCallback: "https://app.test/status?call=1",
      StatusCallbackEvent: ["initiated", "answered"],
    });
    expect(script).toEqual({ url: VALID.Url, method: "GET" });
    expect(urls).toEqual({
      fallback: { url: "https://app.test/fallback", method: "GET" },
      status: { url: "https://app.test/status?call=1", method: "POST" },
      statusEvents: new Set(["initiated", "answered"]),
    });
  });

  test("may bring its script along, but an address wins", () => {
    const Twiml = "<Response><Hangup/></Response>";
    expect(read({ Twiml }).script).toEqual({ url: VALID.Url, method: "POST" });
    expect(read({ Url: "", Twiml }).script).toEqual({ twiml: Twiml });
  });

  test("may ask what picks up", () => {
    const wish = {
      MachineDetection: "DetectMessageEnd",
      MachineDetectionTimeout: "20",
      MachineDetectionSpeechThreshold: "3000",
      AsyncAmd: "true",
      AsyncAmdStatusCallback: "https://app.test/machine",
    };
    expect(read(wish).machineDetection).toEqual({
      mode: "DetectMessageEnd",
      timeout: 20,
      speechThreshold: 3_000,
      speechEndThreshold: 1_200,
      silenceTimeout: 5_000,
      isAsync: true,
      callback: { url: "https://app.test/machine", method: "POST" },
    });
    expect(read({ ...wish, SendDigits: "wW12#" })).toMatchObject({
      machineDetection: null,
      sendDigits: "wW12#",
    });
  });

  test("may be recorded", () => {
    expect(read({ Record: "true" }).recording).toEqual({
      source: "OutboundAPI",
      channels: 1,
      track: "both",
      trim: true,
      callback: null,
      events: new Set(["completed"]),
    });
    const wish = {
      Record: "true",
      RecordingChannels: "dual",
      RecordingTrack: "inbound",
      Trim: "do-not-trim",
      RecordingStatusCallback: "https://app.test/recording",
      RecordingStatusCallbackEvent: "in-progress absent",
    };
    expect(read(wish).recording).toMatchObject({
      channels: 2,
      track: "inbound",
      trim: false,
      callback: { url: "https://app.test/recording" },
      events: new Set(["in-progress", "absent"]),
    });
  });

  test("rings and lasts no longer than Twilio lets it", () => {
    expect(read({ Timeout: "9999", TimeLimit: "99999" })).toMatchObject({
      ringTimeout: 600,
      timeLimit: 14_400,
    });
  });

  test.each<[Record<string, string>, number]>([
    [{ To: "" }, 21201],
    [{ To: "12" }, 21211],
    [{ From: "" }, 21213],
    [{ From: "12" }, 21212],
    [{ From: "+493012345678" }, 21210],
    [{ Url: "" }, 21205],
    [{ Url: "ftp://app.test" }, 21205],
    [{ FallbackUrl: "nowhere" }, 21205],
    [{ StatusCallback: "nowhere" }, 21205],
    [{ Method: "PUT" }, 21209],
    [{ Timeout: "soon" }, 21208],
    [{ Timeout: "-1" }, 21208],
    [{ TimeLimit: "0" }, 21208],
    [{ SendDigits: "eins" }, 21206],
    [{ SendDigits: "1".repeat(33) }, 21206],
    [{ ApplicationSid: `AP${"0".repeat(32)}` }, 21218],
    [{ Url: "", Twiml: "x".repeat(4_001) }, 20001],
    [{ MachineDetection: "Perhaps" }, 20001],
    [{ MachineDetection: "Enable", MachineDetectionSpeechThreshold: "10" }, 20001],
    [{ Record: "true", RecordingChannels: "three" }, 20001],
    [{ Record: "true", RecordingTrack: "none" }, 20001],
    [{ Record: "true", Trim: "perhaps" }, 20001],
  ])("is refused with %j as %d", (change, code) => {
    const fault = (() => {
      try {
        return read(change);
      } catch (error) {
        return error;
      }
    })();
    expect(fault).toBeInstanceOf(RestFault);
    expect((fault as RestFault).code).toBe(code);
  });
});
