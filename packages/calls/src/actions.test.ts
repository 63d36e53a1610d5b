import { expect, test } from "bun:test";
import { createActions } from "./actions.ts";
import type { CallRecord } from "./call.ts";
import { fakeCarrier } from "./testing/fake-carrier.ts";

const OURS = "+493023125800";

/** What a text message of a call with this number comes to. */
async function texted(parties: Pick<CallRecord, "direction" | "from" | "to">, to?: string) {
  const sent: string[] = [];
  const act = createActions({
    carrierOf: () =>
      fakeCarrier({
        async sendMessage(message) {
          sent.push(message.to);
          return { messageSid: "SM1" };
        },
      }),
    suppress: async () => {},
  });
  const action = {
    kind: "send-sms",
    text: "Bis Montag.",
    ...(to !== undefined && { to }),
  } as const;
  const result = await act({ id: "call_1", ...parties } as CallRecord, action);
  return { result, sent };
}

const outbound = { direction: "outbound", from: OURS, to: "+493023125001" } as const;
const inboundFrom = (from: string) => ({ direction: "inbound", from, to: OURS }) as const;

test("a text goes to whoever is spoken with, or to a number that may be called", async () => {
  expect((await texted(outbound)).sent).toEqual(["+493023125001"]);
  expect((await texted(inboundFrom("+491711234567"))).sent).toEqual(["+491711234567"]);
  expect((await texted(outbound, "0171 / 123 45 67")).sent).toEqual(["+491711234567"]);
});

test.each(["030 112", "0221/115", "0900 1234567", "+44 7418 534123", "+881 612345678"])(
  "nobody gets a text at %s",
  async (to) => {
    const refused = { result: { ok: false, reason: "invalid-number" }, sent: [] };
    expect(await texted(outbound, to)).toEqual(refused as never);
    expect(await texted(inboundFrom(to.replace(/ /g, "")))).toEqual(refused as never);
  },
);

test("nor does who hides his number", async () => {
  const { result, sent } = await texted(inboundFrom("anonymous"));
  expect({ result, sent }).toEqual({ result: { ok: false, reason: "invalid-number" }, sent: [] });
});
