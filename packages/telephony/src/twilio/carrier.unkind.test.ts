import { expect } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { carrierContract } from "../testing/carrier-contract.ts";
import { CONTRACT_NUMBERS } from "../testing/contract/contract-numbers.ts";
import { place } from "../testing/contract/under-test.ts";
import { ACCOUNT, PUBLIC_URL, TOKEN } from "../testing/line-under-test.ts";
import type { Fate } from "../testing/unkind-carrier/fate.ts";
import { createUnkindCarrier } from "../testing/unkind-carrier/unkind-carrier.ts";
import type { Reach } from "../testing/unkind-carrier/world.ts";
import { virtualApp } from "../testing/virtual-app.ts";
import { createTwilioCarrier } from "./carrier.ts";

const REST = "http://carrier.test";
const FROM = "+493023125000";
const ANSWERED: Fate = { phone: { is: "answered" } };

const FATES: Readonly<Record<string, Fate>> = {
  [CONTRACT_NUMBERS.busy]: { phone: { is: "busy" } },
  [CONTRACT_NUMBERS.invalid]: { ...ANSWERED, request: { answer: "refused" } },
  [CONTRACT_NUMBERS.tooManyRequests]: { ...ANSWERED, request: { answer: "too-many" } },
  [CONTRACT_NUMBERS.tooManyCalls]: { ...ANSWERED, request: { answer: "too-many-calls" } },
  [CONTRACT_NUMBERS.serverFault]: { ...ANSWERED, request: { answer: "fault" } },
  [CONTRACT_NUMBERS.placedWithFault]: { ...ANSWERED, request: { answer: "fault", taken: true } },
  [CONTRACT_NUMBERS.neverAnswered]: { ...ANSWERED, request: { answer: "silence" } },
};

carrierContract("Twilio's adapter before a carrier made of its documentation alone", () => {
  const time = virtualTime();
  const reach: Reach = {
    fetch: (url, init) => app.network.fetch(url, init),
    connect(url, headers, handlers) {
      const socket = app.network.connect(url, {
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
        handlers,
      });
      return { ...socket, drop: () => socket.close(1006) };
    },
  };
  const unkind = createUnkindCarrier({
    clock: time,
    timers: time,
    reach,
    accountSid: ACCOUNT,
    authToken: TOKEN,
    from: FROM,
    fateOf: (number) => FATES[number] ?? ANSWERED,
  });
  const app = virtualApp({
    authToken: TOKEN,
    publicUrl: PUBLIC_URL,
    now: time.now,
    restBase: REST,
    rest: unkind.fetch,
  });
  const carrier = createTwilioCarrier({
    accountSid: ACCOUNT,
    authToken: TOKEN,
    apiBase: REST,
    publicUrl: PUBLIC_URL,
    network: app.network,
    timers: time,
  });
  const line = {
    carrier,
    from: FROM,
    now: time.now,
    pass: time.pass,
    numbers: CONTRACT_NUMBERS,
    async recording() {
      const { callSid } = await place(line, CONTRACT_NUMBERS.answers);
      await time.pass(15_000);
      const begun = await app.network.fetch(
        `${REST}/2010-04-01/Accounts/${ACCOUNT}/Calls/${callSid}/Recordings.json`,
        { method: "POST", headers: { authorization: `Basic ${btoa(`${ACCOUNT}:${TOKEN}`)}` } },
      );
      const { sid } = (await begun.json()) as { sid: string };
      await time.pass(5_000);
      await carrier.endCall(callSid);
      await time.pass(5_000);
      return sid;
    },
    done() {
      expect(app.forged).toEqual([]);
      expect(unkind.complaints).toEqual([]);
    },
  };
  return line;
});
