import type { Network } from "@rufbaum/runtime";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { createEmulator, type EmulatorOptions } from "../emulator/index.ts";
import { callUrls, createTwilioCarrier } from "../twilio/index.ts";
import { type VirtualAppOptions, virtualApp } from "./virtual-app.ts";

export const ACCOUNT = `AC${"0".repeat(32)}`;
export const TOKEN = "12345";
export const PUBLIC_URL = "https://voice.example.test";
const REST = "http://carrier.test";

type Options = Partial<
  Pick<EmulatorOptions, "speed" | "callsPerSecond" | "callees" | "account" | "tellsInterruptions">
> &
  Pick<VirtualAppOptions, "webhook" | "frame" | "refuseSocket"> & { seed?: number };

/** The emulator, the Twilio adapter before it and a scripted app behind it, in virtual time. */
export function lineUnderTest(options: Options = {}) {
  const time = virtualTime();
  const random = seededRandom(options.seed ?? 1);
  // The emulator needs the network, and the network the emulator.
  const network: Network = {
    fetch: (url, init) => app.network.fetch(url, init),
    connect: (url, more) => app.network.connect(url, more),
  };
  const emulator = createEmulator({
    runtime: { clock: time, timers: time, random, network },
    accountSid: ACCOUNT,
    authToken: TOKEN,
    speed: options.speed ?? 1,
    ...(options.callsPerSecond ? { callsPerSecond: options.callsPerSecond } : {}),
    ...(options.account ? { account: options.account } : {}),
    ...(options.callees ? { callees: options.callees } : {}),
    tellsInterruptions: options.tellsInterruptions ?? false,
  });
  const app = virtualApp({
    authToken: TOKEN,
    publicUrl: PUBLIC_URL,
    now: time.now,
    restBase: REST,
    rest: emulator.fetch,
    ...options,
  });
  const carrier = createTwilioCarrier({
    accountSid: ACCOUNT,
    authToken: TOKEN,
    apiBase: REST,
    publicUrl: PUBLIC_URL,
    network,
    timers: time,
  });
  const place = (to: string, ringTimeout = 25) =>
    carrier.placeCall({
      callId: "call_1",
      to,
      from: emulator.from,
      ringTimeout,
      timeLimit: 600,
      detectsMachines: false,
    });
  /** A request to the emulator's REST API, below the account's address; GET without a form. */
  const rest = (path: string, form?: Record<string, string>) =>
    emulator.fetch(
      new Request(`${REST}/2010-04-01/Accounts/${ACCOUNT}/${path}`, {
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
        headers: { authorization: `Basic ${btoa(`${ACCOUNT}:${TOKEN}`)}` },
      }),
    );
  /** Places a call with parameters that the product has no use for. */
  const create = async (form: Record<string, string>): Promise<string> => {
    const urls = callUrls(PUBLIC_URL, "call_1");
    const wanted = { To: "+493023125001", From: emulator.from, Url: urls.answer, ...form };
    const response = await rest("Calls.json", { StatusCallback: urls.status, ...wanted });
    const { sid } = (await response.json()) as { sid: string };
    return sid;
  };
  return { time, emulator, carrier, app, place, rest, create };
}
