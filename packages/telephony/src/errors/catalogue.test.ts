import { describe, expect, test } from "bun:test";
import { codeForLog, FAULTS, faultOfVoiceError, findFault } from "./index.ts";

/** Every code that the carrier and the voice line are known to tell, by where it comes from. */
const CODES = {
  "calls and messages": [
    10002, 10004, 20001, 20003, 20004, 20005, 20008, 20009, 20404, 20429, 20500, 20503, 21201,
    21205, 21206, 21208, 21209, 21210, 21211, 21212, 21213, 21214, 21215, 21216, 21217, 21218,
    21219, 21220, 21408, 21602, 21603, 21604, 21606, 21608, 21610, 21611, 21612, 21614, 21617,
    30003, 30005, 30006, 30007,
  ],
  webhooks: [
    11200, 11205, 11206, 11210, 11215, 11220, 11235, 11236, 11237, 12100, 12200, 12300, 13201,
    13214, 13223, 13224, 13225, 13227, 13313, 13314, 13511, 13512, 13520, 13521,
  ],
  "the relay and streams": [
    31920, 31921, 39001, 64101, 64102, 64104, 64105, 64106, 64107, 64108, 64109, 64111, 64112,
  ],
  "the browser's line": [
    20101, 20104, 20151, 31000, 31001, 31002, 31003, 31005, 31008, 31009, 31100, 31101, 31102,
    31103, 31104, 31105, 31106, 31107, 31201, 31202, 31203, 31204, 31205, 31206, 31207, 31208,
    31209, 31210, 31212, 31400, 31401, 31402, 31404, 31480, 31486, 31603, 53000, 53001, 53400,
    53402, 53405,
  ],
};

/** What the voice line says where it gives no code. */
const WORDS = [
  "Must specify the device to set",
  "Device not found",
  "Devices not found",
  "Must specify at least one device to set",
  "No active output devices to test",
  "This browser does not support audio output selection",
  "Device has been destroyed",
  "A Call is already active",
  "Device has not been initialized",
  "Malformed invite from gateway",
  "No transport available to send or receive messages",
  "Cannot establish connection. Client is disconnected",
  "Connection with Twilio was interrupted.",
  "insights-connection-error",
  "WebSocket connection timeout",
  "high-rtt",
  "high-jitter",
  "low-mos",
  "high-packet-loss",
  "high-packets-lost-fraction",
  "low-bytes-received",
  "low-bytes-sent",
  "constant-audio-input-level",
  "constant-audio-output-level",
  "ice-connectivity-lost",
];

describe("the table of faults", () => {
  test.each(Object.entries(CODES))("knows every code of %s", (_, codes) => {
    expect(codes.filter((code) => !findFault(code))).toEqual([]);
  });

  test("knows what closes the voice line's socket", () => {
    expect([1006, 1015].map((code) => findFault(`close-${code}`)?.where)).toEqual([
      "voice-sdk",
      "voice-sdk",
    ]);
  });

  test("has each code once", () => {
    const codes = FAULTS.map(({ code }) => code);
    expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  });

  test.each(FAULTS.map((fault) => [fault.code, fault] as const))(
    "has a line for logs of %s",
    (_, { log, name }) => {
      expect(log).toMatch(/^(?:TwiML |[a-z])/);
      expect(log).not.toMatch(/[äöüß]|\.$/);
      expect(name).not.toBe("");
    },
  );

  test.each([
    [64_105, "64105 (relay: socket broke)"],
    [99_999, "99999"],
    [null, "unknown"],
  ])("tells %p in a log", (code, words) => {
    expect(codeForLog(code)).toBe(words);
  });

  test("does not know what is none", () => {
    for (const code of [0, 99_999, "", "__proto__", "constructor", "toString"]) {
      expect(findFault(code)).toBeNull();
    }
  });
});

describe("an error of the voice line", () => {
  test.each(WORDS)("is known by its words: %s", (words) => {
    const fault = faultOfVoiceError({ message: `NotSupportedError: ${words}` });
    expect(fault.name).toBe(words as string);
  });

  test.each([
    ["its code", { code: 31486, message: "Device not found" }, "31486"],
    ["the browser's refusal", { name: "NotAllowedError", message: "" }, "31401"],
    ["a microphone that is not there", { name: "NotFoundError" }, "31402"],
    ["nothing that is known", { code: 12, name: "constructor", message: "?" }, "31000"],
    ["nothing at all", {}, "31000"],
  ])("is read by %s", (_, error, code) => {
    expect<string>(faultOfVoiceError(error).code).toBe(code);
  });
});
