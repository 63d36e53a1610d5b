import type { Network } from "@rufbaum/runtime";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { createEmulator, type EmulatorOptions } from "../emulator/index.ts";
import { createTwilioCarrier } from "../twilio/index.ts";
import { type VirtualAppOptions, virtualApp } from "./virtual-app.ts";

export const ACCOUNT = `AC${"0".repeat(32)}`;
export const TOKEN = "12345";
export const PUBLIC_URL = "https://voice.example.test";
const REST = "http://carrier.test";

type Options = Partial<Pick<EmulatorOptions, "speed" | "callsPerSecond" | "callees">> &
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
    ...(options.callees ? { callees: options.callees } : {}),
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
  return { time, emulator, carrier, app, place };
}
