import { afterAll } from "bun:test";
import { carrierContract } from "../testing/carrier-contract.ts";
import { CONTRACT_NUMBERS } from "../testing/contract/contract-numbers.ts";
import { ACCOUNT, lineUnderTest, PUBLIC_URL, TOKEN } from "../testing/line-under-test.ts";
import { recordingNetwork } from "../testing/recorded/exchange.ts";
import { createRecorder } from "../testing/recorded/recorder.ts";
import { createTwilioCarrier } from "./carrier.ts";

const REST = "http://carrier.test";
const recorder = createRecorder();
afterAll(recorder.write);

carrierContract("Twilio's adapter before the emulator", (promise) => {
  const { exchanges, told } = recorder.begin(promise);
  const line = lineUnderTest();
  const { emulator, time, app } = line;
  const carrier = createTwilioCarrier({
    accountSid: ACCOUNT,
    authToken: TOKEN,
    apiBase: REST,
    publicUrl: PUBLIC_URL,
    network: recordingNetwork(app.network, REST, exchanges),
    timers: time,
  });
  return {
    carrier,
    from: emulator.from,
    now: time.now,
    pass: time.pass,
    numbers: CONTRACT_NUMBERS,
    async recording() {
      const { callSid } = await line.place(CONTRACT_NUMBERS.answers);
      await time.pass(15_000);
      const path = `/2010-04-01/Accounts/${ACCOUNT}/Calls/${callSid}/Recordings.json`;
      const begun = await app.network.fetch(REST + path, {
        method: "POST",
        headers: { authorization: `Basic ${btoa(`${ACCOUNT}:${TOKEN}`)}` },
      });
      const { sid } = (await begun.json()) as { sid: string };
      await time.pass(5_000);
      await line.carrier.endCall(callSid);
      await time.pass(5_000);
      told.recording = sid;
      return sid;
    },
    done() {},
  };
});
