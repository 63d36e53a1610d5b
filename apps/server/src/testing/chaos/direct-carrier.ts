import type { Carrier } from "@rufbaum/telephony";
import { createTwilioCarrier } from "@rufbaum/telephony/twilio";
import { ACCOUNT, AUTH_TOKEN, CARRIER_URL, PUBLIC_URL } from "./server-life.ts";

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

/** Lets somebody call the account's first number. */
export async function callIn(
  fetch: (request: Request) => Promise<Response>,
  from: string,
): Promise<void> {
  const headers = {
    "content-type": "application/json",
    authorization: `Basic ${btoa(`${ACCOUNT}:${AUTH_TOKEN}`)}`,
  };
  const body = JSON.stringify({ from });
  await fetch(new Request(`${CARRIER_URL}/_emulator/calls`, { method: "POST", headers, body }));
}
