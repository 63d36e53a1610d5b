import { expect } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { carrierContract } from "../testing/carrier-contract.ts";
import { CONTRACT_NUMBERS } from "../testing/contract/contract-numbers.ts";
import { ACCOUNT, PUBLIC_URL, TOKEN } from "../testing/line-under-test.ts";
import { replayingNetwork } from "../testing/recorded/exchange.ts";
import { readRecorded } from "../testing/recorded/recorder.ts";
import { createTwilioCarrier } from "./carrier.ts";

const REST = "http://carrier.test";
const recorded = await readRecorded();

/** The same promises without an emulator: the same requests, byte by byte, and the same reading. */
carrierContract("Twilio's adapter before what was recorded", (promise) => {
  const { exchanges, told } = recorded[promise] ?? { exchanges: [], told: {} };
  const faults: string[] = [];
  const time = virtualTime();
  const { network, left } = replayingNetwork(REST, exchanges, faults);
  const carrier = createTwilioCarrier({
    accountSid: ACCOUNT,
    authToken: TOKEN,
    apiBase: REST,
    publicUrl: PUBLIC_URL,
    network,
    timers: time,
  });
  return {
    carrier,
    from: "+493023125800",
    now: time.now,
    pass: time.pass,
    numbers: CONTRACT_NUMBERS,
    recording: async () => told.recording ?? "",
    done() {
      expect(faults).toEqual([]);
      expect(left()).toBe(0);
    },
  };
});
