import { describe, expect, test } from "bun:test";
import type { Network } from "@rufbaum/runtime";
import { virtualTime } from "@rufbaum/runtime/virtual";
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
});
