import { expect, test } from "bun:test";
import { lineUnderTest } from "../testing/line-under-test.ts";

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

async function call(to: string, seed: number) {
  const line = lineUnderTest({
    seed,
    frame(frame, peer) {
      if (frame.type === "setup") peer.send({ type: "text", token: "Guten Tag.", last: true });
      if (frame.type === "prompt") peer.send({ type: "end" });
    },
  });
  const { callSid } = await line.place(to);
  await line.time.pass(200_000);
  const told = line.app.seen.filter(({ what }) => what === "status");
  const sequence = told.map(({ data }) => Number(data.SequenceNumber));
  return { ...line, callSid, told, sequence };
}

test("60x: callbacks come late, twice, out of order, or not at all, and one after the last", async () => {
  const seen = { twice: 0, disordered: 0, lost: 0, afterTheLast: 0, askedTwice: 0 };
  for (const seed of SEEDS) {
    const { told, sequence, app, time, carrier, callSid } = await call("+493023125601", seed);
    if (new Set(sequence).size < sequence.length) seen.twice += 1;
    if (sequence.some((number, index) => number < (sequence[index - 1] ?? 0))) seen.disordered += 1;
    if (new Set(sequence).size < 4) seen.lost += 1;
    const last = told.findIndex(({ data }) => data.CallStatus === "completed");
    expect(last).toBeGreaterThanOrEqual(0);
    if (last < told.length - 1) seen.afterTheLast += 1;
    const answers = app.seen.filter(({ what }) => what === "answer");
    if (answers.length > 1) {
      seen.askedTwice += 1;
      expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    }
    expect(app.forged).toEqual([]);
    expect(app.seen.filter(({ what }) => what === "setup")).toHaveLength(1);
    expect(await carrier.findCall(callSid)).toMatchObject({ status: "completed" });
    expect(time.waiting).toBe(0);
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
});

test("69x: the last callback never comes, and the carrier knows the end when asked", async () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const { told, carrier, callSid, time } = await call("+493023125691", seed);
    expect(told.map(({ data }) => data.CallStatus)).not.toContain("completed");
    expect(await carrier.findCall(callSid)).toMatchObject({ status: "completed" });
    expect(time.waiting).toBe(0);
  }
});

test("other numbers' callbacks come once and complete", async () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const { sequence } = await call("+493023125001", seed);
    expect([...sequence].sort()).toEqual([0, 1, 2, 3]);
  }
});
