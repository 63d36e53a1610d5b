import { describe, expect, test } from "bun:test";
import { callSid } from "@rufbaum/calls/testing";
import { WORDING } from "@rufbaum/conversation";
import { settle, virtualTime } from "@rufbaum/runtime/virtual";
import type { CallScript } from "@rufbaum/telephony";
import { onlyEnd } from "../../carrier-ends.ts";
import { carrierSignature } from "../../testing/carrier-signature.ts";
import { readWebhook } from "./webhook.ts";
import { createWebhooks, type WebhookDeps } from "./webhooks.ts";

const AUTH_TOKEN = "0123456789abcdef0123456789abcdef";
const PUBLIC_URL = "https://calls.example.com";
const SAYS: CallScript = [{ do: "say", text: "Hallo" }, { do: "hang-up" }];
const SORRY = "technische Störung";

type CallsOf = WebhookDeps["calls"];
type Asked = [what: string, ...with_: unknown[]];

/** The carrier in front of calls that answer with `SAYS`, but for what is overridden. */
function carrier(overrides: Partial<CallsOf> = {}) {
  const time = virtualTime();
  const logged: string[] = [];
  const asked: Asked[] = [];
  const noting =
    <Given>(what: string, given: Given) =>
    async (...parameters: unknown[]): Promise<Given> => {
      asked.push([what, ...parameters]);
      return given;
    };
  const calls: CallsOf = {
    answered: noting("answered", SAYS),
    relayEnded: noting("relayEnded", SAYS),
    turnTaken: noting("turnTaken", SAYS),
    fellBack: noting("fellBack", SAYS),
    dialed: noting("dialed", SAYS),
    arrived: noting("arrived", "call_9"),
    recordOf: async () => null,
    idOf: async (sid) => (sid === callSid(1) ? "call_1" : null),
    statusChanged: noting("statusChanged", undefined),
    machineDetected: noting("machineDetected", undefined),
    recordingChanged: noting("recordingChanged", undefined),
    ...overrides,
  };
  const { questions, reports } = createWebhooks({
    calls,
    ends: onlyEnd({ name: "emulator" }),
    clock: time,
    timers: time,
    publicUrl: () => PUBLIC_URL,
    log: (line) => void logged.push(line),
  });
  const handlers = { ...questions, ...reports } as Record<string, typeof questions.answer>;

  /** Posts a form there, signed; `null` if the signature was not found to be right. */
  async function post(address: string, form: Record<string, string>, token?: string) {
    const url = address.startsWith("https:") ? address : `${PUBLIC_URL}/twilio/voice/${address}`;
    const headers: Record<string, string> = {
      "x-twilio-signature": carrierSignature(AUTH_TOKEN, url, form),
    };
    if (token !== undefined) headers["i-TWILIO-Idempotency-token"] = token;
    const request = new Request(url.replace(PUBLIC_URL, "http://localhost"), { headers });
    const webhook = readWebhook(request, new URLSearchParams(form).toString(), {
      ends: onlyEnd({ name: "emulator", authToken: AUTH_TOKEN }),
      publicUrl: PUBLIC_URL,
    });
    if (!webhook) return null;
    const response = await handlers[webhook.route]?.(webhook);
    return { status: response?.status, text: (await response?.text()) ?? "" };
  }

  /** As `post`, and lets time pass until there is an answer. */
  async function postAndWait(...parameters: Parameters<typeof post>) {
    const answer = post(...parameters);
    await time.pass(3_000);
    return answer;
  }
  return { post, postAndWait, asked, logged, time };
}

const CALL = { CallSid: callSid(1), AccountSid: `AC${"0".repeat(32)}` };
const NO_TIME = { CallStatus: "in-progress" };

/** Where the answer sends the carrier to ask again. */
function redirectOf(answer: { text: string } | null): string {
  const url = /<Redirect method="POST">(.*)<\/Redirect>/.exec(answer?.text ?? "")?.[1];
  return url?.replaceAll("&amp;", "&") ?? "";
}

describe("a question of the carrier's", () => {
  test.each([
    ["answer?call=call_1", NO_TIME, ["answered", "call_1", callSid(1)]],
    [
      "relay-ended?call=call_1",
      { SessionStatus: "failed", ErrorCode: "64105" },
      [
        "relayEnded",
        "call_1",
        { callSid: callSid(1), how: "failed", handoff: null, errorCode: 64105 },
      ],
    ],
    [
      "turn?call=call_1&turn=3",
      { SpeechResult: "Ja, gern", Confidence: "0.9" },
      ["turnTaken", "call_1", callSid(1), 3, { text: "Ja, gern", digits: null }],
    ],
    [
      "turn?call=call_1&turn=4",
      {},
      ["turnTaken", "call_1", callSid(1), 4, { text: null, digits: null }],
    ],
    [
      "dialed?call=call_1",
      { DialCallStatus: "busy" },
      [
        "dialed",
        "call_1",
        { type: "call-dialed", callSid: callSid(1), status: "busy", duration: null },
      ],
    ],
    [
      "fallback?call=call_1",
      { ErrorCode: "11200", ErrorUrl: `${PUBLIC_URL}/twilio/voice/answer` },
      ["fellBack", "call_1", callSid(1), 11200],
    ],
    ["incoming-fallback", { ErrorCode: "11200" }, ["fellBack", "call_1", callSid(1), 11200]],
  ] as [string, Record<string, string>, Asked][])("is put: %s", async (address, form, expected) => {
    const { post, asked } = carrier();
    const answer = await post(address, { ...CALL, ...form });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer?.text).toContain("Hallo</Say><Hangup/>");
    expect(asked).toEqual([expected]);
  });

  test("what to do with somebody who calls us begins a call", async () => {
    const { post, asked } = carrier();
    const arrival = { Direction: "inbound", From: "+493023125001", To: "+493023125800" };
    expect((await post("incoming", { ...CALL, ...arrival }))?.text).toContain("Hallo");
    expect(asked.map(([what]) => what)).toEqual(["arrived", "answered"]);
    expect(asked[1]).toEqual(["answered", "call_9", callSid(1)]);
  });

  test("under the same token is answered once, and alike", async () => {
    const { post, asked } = carrier();
    const form = { ...CALL, ...NO_TIME };
    const twice = await Promise.all([
      post("answer?call=call_1", form, "token-1"),
      post("answer?call=call_1", form, "token-1"),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await post("answer?call=call_1", form, "token-1")).toEqual(twice[0]);
    expect(asked).toHaveLength(1);
    await post("answer?call=call_1", form, "token-2");
    expect(asked).toHaveLength(2);
  });

  test("without a token is known by its turn, or by its relay session", async () => {
    const { post, asked } = carrier();
    for (const turn of [1, 1, 2]) await post(`turn?call=call_1&turn=${turn}`, CALL);
    expect(asked).toHaveLength(2);
    for (const SessionId of ["VX1", "VX1", "VX2"]) {
      await post("relay-ended?call=call_1", { ...CALL, SessionStatus: "ended", SessionId });
    }
    expect(asked).toHaveLength(4);
  });

  test("is a new one after the call is over", async () => {
    const { post, asked } = carrier();
    await post("answer?call=call_1", CALL);
    await post("status?call=call_1", { ...CALL, CallStatus: "completed", SequenceNumber: "3" });
    await post("answer?call=call_1", CALL);
    expect(asked.map(([what]) => what)).toEqual(["answered", "statusChanged", "answered"]);
  });
});

describe("an answer that takes too long", () => {
  test("is asked for again, and given when it is there", async () => {
    let give: (script: CallScript) => void = () => {};
    let times = 0;
    const { post, postAndWait, logged } = carrier({
      turnTaken: () => {
        times += 1;
        return new Promise((resolve) => {
          give = resolve;
        });
      },
    });
    const late = await postAndWait(
      "turn?call=call_1&turn=1",
      { ...CALL, SpeechResult: "ja" },
      "t1",
    );
    expect(late?.status).toBe(200);
    const again = redirectOf(late);
    expect(again).toStartWith(`${PUBLIC_URL}/twilio/voice/turn?call=call_1&turn=1&again=1`);
    give(SAYS);
    // The carrier asks under another token, and what was said is not in it any more.
    expect((await post(again, CALL, "t2"))?.text).toContain("Hallo");
    expect([times, logged.length]).toEqual([1, 1]);
  });

  test("is waited for for a minute, with words, then the caller is told", async () => {
    const { postAndWait, time, logged } = carrier({ answered: () => new Promise(() => {}) });
    let answer = await postAndWait("answer?call=call_1", CALL);
    const texts: string[] = [];
    while (redirectOf(answer) !== "" && texts.length < 100) {
      texts.push(answer?.text ?? "");
      const pause = Number(/<Pause length="(\d+)"/.exec(answer?.text ?? "")?.[1] ?? 0);
      // The words take some three seconds as well.
      await time.pass(answer?.text.includes(WORDING.oneMoment) ? 3_000 : pause * 1_000);
      answer = await postAndWait(redirectOf(answer), CALL);
    }
    expect(texts.map((text) => text.includes(WORDING.oneMoment)).slice(0, 6)).toEqual([
      ...[false, true, false, false, false, true],
    ]);
    // Two seconds until each answer, and three before it is asked for again.
    expect(texts).toHaveLength(12);
    expect(logged).toHaveLength(1);
    expect(answer?.text).toContain(SORRY);
    expect(answer?.text).toContain("<Hangup/>");
    expect(time.waiting).toBe(0);
  });
});

describe("an answer that fails", () => {
  test("is tried again after a second, with what was heard at first", async () => {
    const heards: unknown[] = [];
    const { post, logged } = carrier({
      turnTaken: async (_callId, _callSid, _turn, heard) => {
        heards.push(heard);
        if (heards.length === 1) throw new Error("of +493023125001");
        return SAYS;
      },
    });
    const failed = await post("turn?call=call_1&turn=1", { ...CALL, SpeechResult: "ja" });
    expect(failed?.text).toContain('<Pause length="1"/>');
    expect((await post(redirectOf(failed), CALL))?.text).toContain("Hallo");
    expect(heards).toEqual([
      { text: "ja", digits: null },
      { text: "ja", digits: null },
    ]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain("+49");
  });

  test("three times ends the call with the fallback sentence, never with an error", async () => {
    const { post } = carrier({ answered: () => Promise.reject(new Error("broken")) });
    let answer = await post("answer?call=call_1", CALL);
    for (let times = 0; times < 2; times += 1) answer = await post(redirectOf(answer), CALL);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer?.text).toContain(SORRY);
  });
});

describe("a report of the carrier's", () => {
  test.each([
    [
      "status?call=call_1",
      { CallStatus: "ringing", SequenceNumber: "1" },
      "statusChanged",
      { status: "ringing", sequence: 1 },
    ],
    [
      "incoming-status",
      { CallStatus: "completed", SequenceNumber: "0", CallDuration: "12" },
      "statusChanged",
      { status: "completed", duration: 12 },
    ],
    [
      "incoming-status",
      { CallStatus: "completed", CallDuration: "12" },
      "statusChanged",
      { status: "completed", sequence: 0, duration: 12 },
    ],
    [
      "machine?call=call_1",
      { AnsweredBy: "machine_end_beep" },
      "machineDetected",
      { answeredBy: "machine_end_beep" },
    ],
    [
      "recording?call=call_1",
      { RecordingSid: `RE${"1".repeat(32)}`, RecordingStatus: "completed", RecordingDuration: "7" },
      "recordingChanged",
      { status: "completed", duration: 7 },
    ],
  ] as [string, Record<string, string>, string, object][])(
    "is taken: %s",
    async (address, form, what, event) => {
      const { post, asked } = carrier();
      expect(await post(address, { ...CALL, ...form })).toEqual({ status: 204, text: "" });
      const told = asked.map((one) => one.slice(0, 3));
      expect(told).toMatchObject([[what, "call_1", { callSid: callSid(1), ...event }]]);
    },
  );

  test("is answered in time and in peace, whatever becomes of it", async () => {
    const stuck = carrier({ statusChanged: () => new Promise(() => {}) });
    const form = { ...CALL, CallStatus: "ringing", SequenceNumber: "1" };
    expect((await stuck.postAndWait("status?call=call_1", form))?.status).toBe(204);
    expect(stuck.time.waiting).toBe(0);
    const broken = carrier({ statusChanged: () => Promise.reject(new Error("+493023125001")) });
    expect((await broken.post("status?call=call_1", form))?.status).toBe(204);
    expect(broken.logged.join()).not.toContain("+49");
    expect(broken.logged).toHaveLength(1);
  });
});

const FORMS: Record<string, string>[] = [
  {},
  { CallSid: "" },
  { CallSid: "CA1" },
  { CallSid: `${callSid(1)}x` },
  { CallSid: `MZ${"1".repeat(32)}` },
  { CallSid: "x".repeat(50_000) },
  { ...CALL, SessionStatus: "?", CallStatus: "?", AnsweredBy: "?", RecordingStatus: "?" },
  { ...CALL, SequenceNumber: "-1", CallStatus: "ringing", DialCallStatus: "ringing" },
  { ...CALL, From: "\u0000", To: "+49", Direction: "inbound" },
  { __proto__: "x", constructor: "y" },
];
const ADDRESSES = [
  ...["answer", "relay-ended", "turn", "dialed", "fallback", "status", "machine", "recording"],
  ...["incoming", "incoming-fallback", "incoming-status"],
].flatMap((route) =>
  [
    "",
    "?call=",
    "?call=call_1",
    "?call=call_1&turn=x",
    `?call=${"c".repeat(200)}&turn=-1&again=z`,
  ].map((query) => route + query),
);

test.each(ADDRESSES)(
  "whatever comes is answered with TwiML, or with nothing: %s",
  async (address) => {
    const { postAndWait, logged } = carrier();
    for (const form of FORMS) {
      const answer = await postAndWait(address, form);
      const isTwiml = answer?.status === 200 && answer.text.startsWith("<?xml");
      expect([form, isTwiml || answer?.status]).toEqual([form, isTwiml ? true : 204]);
    }
    await settle();
    expect(logged.join()).not.toContain("+49");
  },
);

test("a forged webhook is none", () => {
  const { url, body } = { url: "http://localhost/twilio/voice/answer?call=call_1", body: "a=b" };
  for (const signature of ["", "AAAA", carrierSignature(AUTH_TOKEN, url, { a: "b" })]) {
    const request = new Request(url, { headers: { "x-twilio-signature": signature } });
    const ends = onlyEnd({ name: "emulator", authToken: AUTH_TOKEN } as const);
    const options = { ends, publicUrl: PUBLIC_URL };
    expect(readWebhook(request, body, options)).toBeNull();
  }
});
