import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { lineUnderTest } from "../testing/line-under-test.ts";
import { type Seen, xml } from "../testing/virtual-app.ts";

const SEEDS = [1, 2, 3];
const CALLS = 100;
const FINAL = ["completed", "busy", "no-answer", "failed", "canceled"];

const GATHER = '<Gather input="dtmf speech" action="/answer?call=1"><Say>Passt es?</Say></Gather>';
/** What it may say instead of joining the relay. */
const SCRIPTS = [
  GATHER,
  `${GATHER}<Redirect>/answer?call=1</Redirect>`,
  '<Record timeout="2" action="/answer?call=1"/>',
  '<Dial timeout="10" action="/hang-up">+496990009000</Dial>',
  '<Dial><Conference endConferenceOnExit="true">raum</Conference></Dial>',
  '<Start><Recording/></Start><Say loop="3">Bitte warten.</Say><Play digits="1w2"/>',
];

/** An app that does anything at any moment: speaks, ends, drops the line, sends rubbish, sleeps. */
function capriciousApp(seed: number) {
  const random = seededRandom(seed);
  return lineUnderTest({
    seed,
    callsPerSecond: 50,
    webhook(route) {
      const chance = random.number();
      if (route === "answer" && chance > 0.7) {
        const script = SCRIPTS[Math.floor(random.number() * SCRIPTS.length)];
        return xml(`<Response>${script}</Response>`);
      }
      if (route === "answer" && chance < 0.05) return new Response("", { status: 500 });
      if (route === "relay-ended" && chance < 0.1) return new Response("<Broken");
      return undefined;
    },
    frame(frame, peer) {
      if (frame.type !== "setup" && frame.type !== "prompt") return;
      const chance = random.number();
      if (chance < 0.1) peer.send({ type: "end", handoffData: "{}" });
      else if (chance < 0.15) peer.close(1006);
      else if (chance < 0.2) for (let count = 0; count < 12; count++) peer.send("?");
      else if (chance < 0.9) peer.send({ type: "text", token: "Haben Sie kurz Zeit?", last: true });
    },
  });
}

function callbacksByCall(seen: readonly Seen[]): Map<string, Seen[]> {
  const calls = Map.groupBy(seen, ({ data }) => data.CallSid ?? "");
  for (const [sid, all] of calls) {
    calls.set(
      sid,
      all.filter(({ what }) => what === "status"),
    );
  }
  return calls;
}

test.each(SEEDS)(
  "a hundred calls of any fate all end, once, and leave nothing behind (seed %d)",
  async (seed) => {
    const { app, carrier, emulator, time } = capriciousApp(seed);
    const random = seededRandom(seed + 1_000);
    const sids: string[] = [];
    for (let count = 0; count < CALLS; count++) {
      const to = `+49171${1_000_000 + Math.floor(random.number() * 8_000_000)}`;
      const request = {
        callId: `call_${count}`,
        to,
        from: emulator.from,
        ringTimeout: 20,
        timeLimit: 300,
        detectsMachines: random.number() < 0.5,
      };
      const { callSid } = await carrier.placeCall(request);
      sids.push(callSid);
      if (random.number() < 0.2) {
        await time.pass(random.number() * 3_000);
        await carrier.endCall(callSid);
      }
    }
    for (const callSid of sids) {
      await time.pass(random.number() * 300);
      const script = [{ do: "say", text: "Auf Wiederhören." }, { do: "hang-up" }] as const;
      if (random.number() < 0.3) {
        // Most of them are not in progress, and say so.
        await carrier.redirectCall({ callId: "call_1", callSid }, script).catch(() => {});
      }
    }
    await time.pass(400_000);

    expect(app.forged).toEqual([]);
    expect(time.waiting).toBe(0);
    const callbacks = callbacksByCall(app.seen);
    for (const sid of sids) {
      const told = callbacks.get(sid) ?? [];
      const sequence = told.map(({ data }) => Number(data.SequenceNumber)).sort((a, b) => a - b);
      expect(sequence).toEqual(sequence.map((_, index) => index));
      const final = told.filter(({ data }) => FINAL.includes(data.CallStatus ?? ""));
      expect(final).toHaveLength(1);
      expect(Number(final[0]?.data.SequenceNumber)).toBe(sequence.length - 1);
      expect((await carrier.findCall(sid))?.status).toBe(final[0]?.data.CallStatus as never);
    }
  },
);

test("five hundred calls at once wait for a few things each, and for nothing once it is closed", async () => {
  const line = lineUnderTest({
    callsPerSecond: 1_000,
    frame(frame, peer) {
      if (frame.type !== "setup" && frame.type !== "prompt") return;
      peer.send({ type: "text", token: "Guten Tag. Haben Sie kurz Zeit?", last: true });
    },
  });
  for (let count = 0; count < 500; count++) {
    await line.create({ MachineDetection: "Enable", AsyncAmd: "true", Timeout: "20" });
  }
  await line.time.pass(15_000);
  const setups = line.app.seen.filter(({ what }) => what === "setup");
  expect(setups).toHaveLength(500);
  expect(line.time.waiting).toBeLessThan(500 * 6);
  line.emulator.close();
  expect(line.time.waiting).toBe(0);
});
