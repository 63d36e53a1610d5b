import { describe, expect, test } from "bun:test";
import { lineUnderTest, PUBLIC_URL } from "../testing/line-under-test.ts";
import { xml } from "../testing/virtual-app.ts";
import type { Callee } from "./callee/callee.ts";

const MACHINE_URL = `${PUBLIC_URL}/twilio/voice/machine?call=call_1`;
const MESSAGE = "Guten Tag, hier ist Lena. Wir rufen Sie morgen wieder an.";

/** A call with machine detection in the background, to this number. */
async function detected(to: string, mode: string, callee?: Callee) {
  const line = lineUnderTest({ ...(callee && { callees: () => callee }) });
  const sid = await line.create({
    To: to,
    MachineDetection: mode,
    AsyncAmd: "true",
    AsyncAmdStatusCallback: MACHINE_URL,
  });
  await line.time.pass(120_000);
  const answeredAt = line.app.seen.find(({ what }) => what === "answer")?.at ?? 0;
  const verdicts = line.app.seen.filter(({ what }) => what === "machine");
  const after = (verdicts[0]?.at ?? 0) - answeredAt;
  return { ...line, sid, verdicts: verdicts.map(({ data }) => data), after };
}

describe("machine detection in the background", () => {
  test.each([
    ["001", "DetectMessageEnd", "human", [1_800, 4_200]],
    ["001", "Enable", "human", [1_800, 4_200]],
    ["081", "DetectMessageEnd", "unknown", [5_000, 5_700]],
    ["301", "Enable", "machine_start", [3_600, 4_600]],
    ["301", "DetectMessageEnd", "machine_end_beep", [8_000, 12_000]],
    ["304", "DetectMessageEnd", "machine_end_silence", [9_000, 13_000]],
    ["380", "DetectMessageEnd", "fax", [2_000, 4_700]],
    ["371", "DetectMessageEnd", "human", [1_800, 4_200]],
    ["391", "DetectMessageEnd", "unknown", [5_000, 5_700]],
    ["701", "Enable", "human", [1_800, 4_200]],
    ["781", "Enable", "machine_start", [3_300, 4_600]],
  ] as const)("…%s with %s: %s", async (digits, mode, answeredBy, [least, most]) => {
    const { verdicts, after, sid, app, emulator, carrier } = await detected(
      `+493023125${digits}`,
      mode,
    );
    expect(verdicts).toHaveLength(1);
    expect(verdicts[0]).toMatchObject({ CallSid: sid, AnsweredBy: answeredBy });
    expect(Object.keys(verdicts[0] ?? {}).sort()).toEqual([
      "AccountSid",
      "AnsweredBy",
      "CallSid",
      "MachineDetectionDuration",
    ]);
    expect(after).toBeWithin(least, most);
    expect(Number(verdicts[0]?.MachineDetectionDuration)).toBeWithin(after - 601, after + 1);
    const last = app.seen.findLast(({ what }) => what === "status");
    expect(last?.data).toMatchObject({ CallStatus: "completed", AnsweredBy: answeredBy });
    expect(emulator.from).toBe("+493023125800");
    expect(await carrier.findCall(sid)).toMatchObject({ status: "completed" });
  });

  test("says that it does not know when its time is up", async () => {
    const silent: Callee = { detectedAs: "machine", react: () => [] };
    const line = lineUnderTest({ callees: () => silent });
    await line.create({
      MachineDetection: "DetectMessageEnd",
      MachineDetectionTimeout: "12",
      AsyncAmd: "true",
      AsyncAmdStatusCallback: MACHINE_URL,
    });
    await line.time.pass(60_000);
    const verdict = line.app.seen.find(({ what }) => what === "machine");
    expect(verdict?.data).toMatchObject({
      AnsweredBy: "unknown",
      MachineDetectionDuration: "12000",
    });
  });

  test("lets a message be left after the tone", async () => {
    const line = lineUnderTest();
    const sid = await line.create({
      To: "+493023125301",
      MachineDetection: "DetectMessageEnd",
      AsyncAmd: "true",
      AsyncAmdStatusCallback: MACHINE_URL,
    });
    while (!line.app.seen.some(({ what }) => what === "machine")) await line.time.pass(250);
    await line.carrier.redirectCall({ callId: "call_1", callSid: sid }, [
      { do: "say", text: MESSAGE },
      { do: "hang-up" },
    ]);
    const saidAt = line.time.now();
    await line.time.pass(30_000);
    expect(line.app.closes).toEqual([{ code: 1000, reason: "Closing websocket session" }]);
    const over = line.app.seen.at(-1);
    expect(over?.data).toMatchObject({ CallStatus: "completed", AnsweredBy: "machine_end_beep" });
    expect(line.time.now() - saidAt).toBe(30_000);
    expect(Number(over?.data.CallDuration) * 1_000).toBeGreaterThan(MESSAGE.length * 65);
    expect(line.time.waiting).toBe(0);
  });
});

test("machine detection in the foreground lets the script wait for the verdict", async () => {
  const line = lineUnderTest({ webhook: () => xml("<Response><Hangup/></Response>") });
  await line.create({ MachineDetection: "Enable", StatusCallbackEvent: "answered" });
  await line.time.pass(60_000);
  const answer = line.app.seen.find(({ what }) => what === "answer");
  expect(answer?.data).toMatchObject({ AnsweredBy: "human" });
  expect(Number(answer?.data.MachineDetectionDuration)).toBeWithin(1_800, 3_501);
  const answered = line.app.seen.find(({ data }) => data.CallStatus === "in-progress");
  expect((answer?.at ?? 0) - (answered?.at ?? 0)).toBeGreaterThan(1_000);
});
