import { describe, expect, test } from "bun:test";
import { lineUnderTest, PUBLIC_URL } from "../testing/line-under-test.ts";
import { xml } from "../testing/virtual-app.ts";
import type { AccountKind } from "./account.ts";

const FROM = "+493023125800";

function accountOf(account?: AccountKind) {
  const line = lineUnderTest({
    ...(account && { account }),
    webhook: () => xml('<Response><Pause length="600"/></Response>'),
  });
  async function ask(path: string, form?: Record<string, string>) {
    const response = await line.rest(path, form);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  return {
    ...line,
    ask,
    call: (to: string) => ask("Calls.json", { To: to, From: FROM, Url: `${PUBLIC_URL}/answer` }),
    text: (to: string) => ask("Messages.json", { To: to, From: FROM, Body: "Hallo" }),
  };
}

describe("the kind of an account", () => {
  test.each([
    ["individual", "+493023125002", 3],
    ["trial", "+493023125001", 5],
  ] as const)("%s: no more calls at once than it may have", async (kind, to, atOnce) => {
    const { call, ask, time } = accountOf(kind);
    const placed: string[] = [];
    for (let count = 0; count < atOnce; count++) {
      const { status, body } = await call(to);
      expect(status).toBe(201);
      placed.push(String(body.sid));
    }
    const refused = { status: 429, body: { code: 10004, status: 429 } };
    expect(await call(to)).toMatchObject(refused);
    await time.pass(8_000);
    // The first of them talk by now, others still wait for their start.
    expect(await call(to)).toMatchObject(refused);
    await ask(`Calls/${placed[0]}.json`, { Status: "completed" });
    expect((await call(to)).status).toBe(201);
    expect(await call(to)).toMatchObject(refused);
  });

  test("business, which it is by default, has no such limit", async () => {
    for (const kind of ["business", undefined] as const) {
      const { call } = accountOf(kind);
      for (let count = 0; count < 30; count++) {
        expect((await call("+493023125002")).status).toBe(201);
      }
    }
  });

  test("whoever calls in takes a place as well", async () => {
    const { call, ask, emulator } = accountOf("individual");
    const { body } = await ask("IncomingPhoneNumbers.json");
    const [number] = body.incoming_phone_numbers as { sid: string; phone_number: string }[];
    await ask(`IncomingPhoneNumbers/${number?.sid}.json`, { VoiceUrl: `${PUBLIC_URL}/answer` });
    await call("+493023125002");
    await call("+493023125002");
    const inbound = await emulator.fetch(
      new Request("http://carrier.test/_emulator/calls", {
        method: "POST",
        headers: { authorization: `Basic ${btoa(`${emulator.accountSid}:12345`)}` },
        body: JSON.stringify({ from: "+493023125003", to: number?.phone_number }),
      }),
    );
    expect(inbound.status).toBe(201);
    expect((await call("+493023125002")).body).toMatchObject({ code: 10004 });
  });

  test("trial reaches only confirmed numbers, which are listed", async () => {
    const { call, text, ask } = accountOf("trial");
    expect(await call("+493023125002")).toMatchObject({ status: 400, body: { code: 21219 } });
    expect(await text("+493023125002")).toMatchObject({ status: 400, body: { code: 21608 } });
    const { body } = await ask("OutgoingCallerIds.json");
    const listed = body.outgoing_caller_ids as { phone_number: string }[];
    const numbers = listed.map(({ phone_number }) => phone_number);
    expect(numbers).toEqual(["+493023125810", "+493023125001"]);
    for (const number of numbers) {
      expect((await call(number)).status).toBe(201);
      expect((await text(number)).status).toBe(201);
    }
  });

  test("calls above the rate wait, and are told how long, whatever the account", async () => {
    const { call, ask, time } = accountOf("individual");
    for (let count = 0; count < 3; count++) await call("+493023125002");
    await time.pass(10_000);
    const { body } = await ask("Calls.json");
    const waits = (body.calls as { queue_time: string }[]).map((one) => Number(one.queue_time));
    expect(waits.sort((a, b) => a - b)).toEqual([0, 1_000, 2_000]);
  });
});
