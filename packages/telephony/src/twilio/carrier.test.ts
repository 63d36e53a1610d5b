import { describe, expect, test } from "bun:test";
import type { Network } from "@rufbaum/runtime";
import { virtualTime } from "@rufbaum/runtime/virtual";
import type { CarrierError } from "../carrier.ts";
import { ACCOUNT, TOKEN } from "../testing/line-under-test.ts";
import { createTwilioCarrier } from "./carrier.ts";

const CALL = {
  sid: `CA${"1".repeat(32)}`,
  status: "queued",
  to: "+493023125001",
  from: "+493023125800",
  date_created: "Mon, 05 Jan 2026 09:00:00 +0000",
  duration: null,
};
const request = {
  callId: "call_42",
  to: "+493023125001",
  from: "+493023125800",
  ringTimeout: 25,
  timeLimit: 900,
  detectsMachines: false,
};

function carrierOver(answer: (url: string, init: RequestInit) => Promise<Response> | Response) {
  const asked: { url: string; init: RequestInit }[] = [];
  const network: Network = {
    async fetch(url, init = {}) {
      asked.push({ url, init });
      return answer(url, init);
    },
    connect: () => ({ send() {}, close() {} }),
  };
  const carrier = createTwilioCarrier({
    accountSid: ACCOUNT,
    authToken: TOKEN,
    publicUrl: "https://voice.example.test/",
    network,
    timers: virtualTime(),
  });
  return { carrier, asked };
}

function refusal(code: string): never {
  throw Object.assign(new TypeError("fetch failed"), { code });
}

describe("createTwilioCarrier", () => {
  test("finds the calls that were asked for, not the halves of calls that were put through", async () => {
    const child = { ...CALL, sid: `CA${"2".repeat(32)}`, direction: "outbound-dial" };
    const calls = [child, { ...CALL, direction: "outbound-api" }];
    const { carrier } = carrierOver(() => Response.json({ calls, next_page_uri: null }));
    const found = await carrier.findCallsTo(CALL.to, 0);
    expect(found.map(({ callSid }) => callSid)).toEqual([CALL.sid]);
  });

  test("asks Twilio for a call whose webhooks all carry our id", async () => {
    const { carrier, asked } = carrierOver(() => Response.json(CALL, { status: 201 }));
    expect(await carrier.placeCall(request)).toEqual({ callSid: CALL.sid, status: "queued" });
    const [{ url, init } = { url: "", init: {} }] = asked;
    expect(url).toBe(`https://api.twilio.com/2010-04-01/Accounts/${ACCOUNT}/Calls.json`);
    expect(new Headers(init.headers).get("authorization")).toBe(
      `Basic ${btoa(`${ACCOUNT}:${TOKEN}`)}`,
    );
    expect([...new URLSearchParams(String(init.body))]).toEqual([
      ["To", "+493023125001"],
      ["From", "+493023125800"],
      ["Method", "POST"],
      ["FallbackUrl", "https://voice.example.test/twilio/voice/fallback?call=call_42"],
      ["FallbackMethod", "POST"],
      ["StatusCallback", "https://voice.example.test/twilio/voice/status?call=call_42"],
      ["StatusCallbackEvent", "initiated"],
      ["StatusCallbackEvent", "ringing"],
      ["StatusCallbackEvent", "answered"],
      ["StatusCallbackEvent", "completed"],
      ["StatusCallbackMethod", "POST"],
      ["Timeout", "25"],
      ["TimeLimit", "900"],
      ["Url", "https://voice.example.test/twilio/voice/answer?call=call_42"],
    ]);
  });

  test("reads nothing of Twilio's own environment variables", async () => {
    process.env.TWILIO_EDGE = "sydney";
    process.env.TWILIO_REGION = "au1";
    try {
      const { carrier, asked } = carrierOver(() => Response.json(CALL, { status: 201 }));
      await carrier.placeCall(request);
      expect(asked[0]?.url).toStartWith("https://api.twilio.com/");
    } finally {
      delete process.env.TWILIO_EDGE;
      delete process.env.TWILIO_REGION;
    }
  });

  test.each([
    ["a connection refused", () => refusal("ECONNREFUSED"), true, false],
    ["a name that is not found", () => refusal("ENOTFOUND"), true, false],
    ["a connection reset", () => refusal("ECONNRESET"), false, true],
    ["a gateway's 502 in HTML", () => new Response("<html>", { status: 502 }), false, true],
    ["a 201 that can't be read", () => new Response("{", { status: 201 }), false, true],
  ])("places nothing twice after %s", async (_, answer, retryable, fateUnknown) => {
    const { carrier, asked } = carrierOver(answer);
    const placing = carrier.placeCall(request);
    await expect(placing).rejects.toMatchObject({ name: "CarrierError", retryable, fateUnknown });
    expect(asked).toHaveLength(1);
  });

  test.each([
    ["seconds", { "retry-after": "7" }, 7_000],
    ["none", {}, null],
    [
      "a date",
      { date: "Mon, 05 Jan 2026 09:00:00 GMT", "retry-after": "Mon, 05 Jan 2026 09:01:30 GMT" },
      90_000,
    ],
    ["a date without the answer's own", { "retry-after": "Mon, 05 Jan 2026 09:01:30 GMT" }, null],
    [
      "a date in the past",
      { date: "Mon, 05 Jan 2026 09:00:00 GMT", "retry-after": "Mon, 05 Jan 2026 08:00:00 GMT" },
      null,
    ],
    ["nonsense", { "retry-after": "soon" }, null],
    ["a negative number", { "retry-after": "-5" }, null],
  ])("takes 429 for later, and tells when: %s", async (_, headers, retryAfter) => {
    const { carrier, asked } = carrierOver(() =>
      Response.json(
        { code: 20429, message: "Too Many Requests", status: 429 },
        { status: 429, headers },
      ),
    );
    const fault = await carrier.placeCall(request).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: 20429, status: 429, retryable: true, fateUnknown: false });
    expect(fault).toMatchObject({ later: { retryAfter } });
    expect(asked).toHaveLength(1);
  });

  test.each([
    [429, "<html>", true, null],
    [429, "", true, null],
    [429, '{"code":"x"}', true, null],
    [400, '{"code":10004,"message":"","status":400}', true, 10004],
    [403, '{"code":20429,"message":"","status":403}', true, 20429],
    [400, '{"code":21219,"message":"","status":400}', false, 21219],
    [503, '{"code":20429,"message":"","status":503}', false, 20429],
    [500, '{"code":10004,"message":"","status":500}', false, 10004],
  ])("%d %s: later %p", async (status, body, isLater, code) => {
    const { carrier } = carrierOver(() => new Response(body, { status }));
    const fault = await carrier.placeCall(request).catch((error: unknown) => error);
    expect(fault).toMatchObject({ status, code, fateUnknown: status >= 500 });
    expect((fault as CarrierError).later).toEqual(isLater ? { retryAfter: null } : null);
  });

  test("may ask again how a call stands, whatever went wrong", async () => {
    const { carrier } = carrierOver(() => new Response("", { status: 503 }));
    const finding = carrier.findCall(CALL.sid);
    await expect(finding).rejects.toMatchObject({
      retryable: true,
      fateUnknown: false,
      status: 503,
    });
  });

  test("tells wrong credentials", async () => {
    const { carrier } = carrierOver(() =>
      Response.json({ code: 20003, message: "Authenticate", status: 401 }, { status: 401 }),
    );
    const placing = carrier.placeCall(request);
    await expect(placing).rejects.toMatchObject({
      code: 20003,
      retryable: false,
      fateUnknown: false,
    });
  });

  test("reads a fault in the newer form of problem details", async () => {
    const problem = {
      type: "https://www.twilio.com/docs/api/errors/21215",
      title: "Account not authorized",
      status: 400,
      code: 21215,
      detail: "Not authorized to call +493023125001",
    };
    const { carrier } = carrierOver(() => Response.json(problem, { status: 400 }));
    const fault = await carrier.placeCall(request).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: 21215, status: 400, retryable: false, fateUnknown: false });
    expect(String(fault)).toBe("CarrierError: carrier: HTTP 400, code 21215 (country not allowed)");
  });

  test("has machines looked for beside the conversation, to the end of their announcement", async () => {
    const { carrier, asked } = carrierOver(() => Response.json(CALL, { status: 201 }));
    await carrier.placeCall({ ...request, detectsMachines: true });
    const form = new URLSearchParams(String(asked[0]?.init.body));
    expect(Object.fromEntries(form)).toMatchObject({
      MachineDetection: "DetectMessageEnd",
      AsyncAmd: "true",
      AsyncAmdStatusCallback: "https://voice.example.test/twilio/voice/machine?call=call_42",
      AsyncAmdStatusCallbackMethod: "POST",
    });
  });

  test("gives a call more time", async () => {
    const { carrier, asked } = carrierOver(() => Response.json(CALL));
    await carrier.limitCall(CALL.sid, 14_400);
    expect(asked[0]?.url).toEndWith(`/Calls/${CALL.sid}.json`);
    expect(String(asked[0]?.init.body)).toBe("TimeLimit=14400");
  });

  test("gives a call in progress a script whose addresses are whole", async () => {
    const { carrier, asked } = carrierOver(() => Response.json(CALL));
    const call = { callId: "call_42", callSid: CALL.sid };
    const to = "+493023125002";
    await carrier.redirectCall(call, [{ do: "dial", to, from: CALL.from, ringTimeout: 20 }]);
    expect(asked[0]?.url).toEndWith(`/Calls/${CALL.sid}.json`);
    const [[name, twiml] = ["", ""], ...more] = new URLSearchParams(String(asked[0]?.init.body));
    expect(name).toBe("Twiml");
    expect(more).toEqual([]);
    expect(twiml).toContain('action="https://voice.example.test/twilio/voice/dialed?call=call_42"');
    expect(twiml).toContain(`<Number>${to}</Number>`);
  });

  test("sends no message twice after a fault that may hide one", async () => {
    const { carrier, asked } = carrierOver(() => new Response("", { status: 502 }));
    const sending = carrier.sendMessage({ from: CALL.from, to: CALL.to, text: "Bis Montag." });
    await expect(sending).rejects.toMatchObject({ retryable: false, fateUnknown: true });
    expect(asked).toHaveLength(1);
  });

  test("reads whose numbers they are, and whose calls really come to us", async () => {
    const here = "https://voice.example.test/twilio/voice/incoming";
    const owned = (place: number, more: object) => ({
      sid: `PN${String(place).padStart(32, "0")}`,
      phone_number: `+49302312580${place}`,
      friendly_name: `Nummer ${place}`,
      voice_url: here,
      voice_application_sid: null,
      trunk_sid: null,
      capabilities: { voice: true, sms: false, mms: false, fax: false },
      ...more,
    });
    const numbers = [
      owned(0, {}),
      owned(1, { voice_url: "https://elsewhere.test/" }),
      owned(2, { voice_application_sid: `AP${"1".repeat(32)}` }),
      owned(3, { trunk_sid: `TK${"1".repeat(32)}` }),
      owned(4, { capabilities: { voice: false, sms: true } }),
    ];
    const verified = [
      { sid: `PN${"9".repeat(32)}`, phone_number: "+493023125810", friendly_name: "Zentrale" },
    ];
    const { carrier, asked } = carrierOver((url) =>
      url.includes("OutgoingCallerIds")
        ? Response.json({ outgoing_caller_ids: verified, next_page_uri: null })
        : Response.json({ incoming_phone_numbers: numbers, next_page_uri: null }),
    );
    const found = await carrier.listNumbers();
    expect(found.map(({ answersHere }) => answersHere)).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(found[4]).toMatchObject({ source: "owned", canCall: false, canText: true });
    expect(found[5]).toEqual({
      number: "+493023125810",
      sid: `PN${"9".repeat(32)}`,
      name: "Zentrale",
      source: "verified",
      answersHere: false,
      canCall: true,
      canText: false,
    });
    expect(asked).toHaveLength(2);
  });

  test("takes a number's application and trunk away, or they would keep its calls", async () => {
    const { carrier, asked } = carrierOver(() => Response.json({}));
    await carrier.answerNumber(`PN${"0".repeat(32)}`);
    expect([...new URLSearchParams(String(asked[0]?.init.body))].sort()).toEqual([
      ["StatusCallback", "https://voice.example.test/twilio/voice/incoming-status"],
      ["StatusCallbackMethod", "POST"],
      ["TrunkSid", ""],
      ["VoiceApplicationSid", ""],
      ["VoiceFallbackMethod", "POST"],
      ["VoiceFallbackUrl", "https://voice.example.test/twilio/voice/incoming-fallback"],
      ["VoiceMethod", "POST"],
      ["VoiceUrl", "https://voice.example.test/twilio/voice/incoming"],
    ]);
  });

  test("hands a recording on as it is read, and asks for it with the account's own name", async () => {
    const { carrier, asked } = carrierOver(() => new Response("RIFF", { status: 200 }));
    const sid = `RE${"3".repeat(32)}`;
    expect(await (await carrier.fetchRecording(sid))?.text()).toBe("RIFF");
    expect(asked[0]?.url).toBe(
      `https://api.twilio.com/2010-04-01/Accounts/${ACCOUNT}/Recordings/${sid}.wav`,
    );
    expect(new Headers(asked[0]?.init.headers).get("authorization")).toBe(
      `Basic ${btoa(`${ACCOUNT}:${TOKEN}`)}`,
    );
  });

  test("tells that a recording can't be had just now", async () => {
    const { carrier } = carrierOver(() => new Response("", { status: 503 }));
    const fetching = carrier.fetchRecording(`RE${"3".repeat(32)}`);
    await expect(fetching).rejects.toMatchObject({ status: 503, retryable: true });
  });
});
