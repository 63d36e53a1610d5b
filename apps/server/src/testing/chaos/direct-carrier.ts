import type { Carrier } from "@rufbaum/telephony";
import { createTwilioCarrier } from "@rufbaum/telephony/twilio";
import type { CarriedCall } from "./campaign-promises.ts";
import { ACCOUNT, AUTH_TOKEN, CARRIER_URL, PUBLIC_URL } from "./server-life.ts";

const ENTRANCE = { authorization: `Basic ${btoa(`${ACCOUNT}:${AUTH_TOKEN}`)}` };

/** A way to the carrier that nothing ever happens to. */
export function directCarrier(fetch: (request: Request) => Promise<Response>): Carrier {
  return createTwilioCarrier({
    accountSid: ACCOUNT,
    authToken: AUTH_TOKEN,
    apiBase: CARRIER_URL,
    publicUrl: PUBLIC_URL,
    network: {
      fetch: (url, init) => fetch(new Request(url, init)),
      connect: () => {
        throw new Error("a carrier's REST API has no sockets");
      },
    },
    timers: { after: () => () => {}, every: () => () => {} },
  });
}

/** Calls that we placed, by the carrier's own log. */
export async function carriedCalls(
  fetch: (request: Request) => Promise<Response>,
): Promise<CarriedCall[]> {
  const answer = await fetch(new Request(`${CARRIER_URL}/_emulator/log`, { headers: ENTRANCE }));
  const calls = (await answer.json()) as (CarriedCall & { direction: string })[];
  return calls.filter(({ direction }) => direction === "outbound-api");
}

/** Lets somebody call the account's first number. */
export async function callIn(
  fetch: (request: Request) => Promise<Response>,
  from: string,
): Promise<void> {
  const headers = { ...ENTRANCE, "content-type": "application/json" };
  const body = JSON.stringify({ from });
  await fetch(new Request(`${CARRIER_URL}/_emulator/calls`, { method: "POST", headers, body }));
}
