import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { lineUnderTest } from "../testing/line-under-test.ts";
import type { Seen } from "../testing/virtual-app.ts";

const SEEDS = [1, 2, 3];
const CALLS = 100;
const FINAL = ["completed", "busy", "no-answer", "failed", "canceled"];

/** An app that does anything at any moment: speaks, ends, drops the line, sends rubbish, sleeps. */
function capriciousApp(seed: number) {
  const random = seededRandom(seed);
  return lineUnderTest({
    seed,
    callsPerSecond: 50,
    webhook(route) {
      const chance = random.number();
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
        detectsMachines: false,
      };
      const { callSid } = await carrier.placeCall(request);
      sids.push(callSid);
      if (random.number() < 0.2) {
        time.advance(random.number() * 3_000);
        await carrier.endCall(callSid);
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
