import { expect } from "bun:test";
import { faultOf, type Promises, place } from "./under-test.ts";

/** Calls are placed, found and ended; what a fault leaves open is told. */
export function callsContract(promise: Promises): void {
  promise("takes a call before it rings, and knows it from then on", async (line) => {
    const begin = line.now();
    const placed = await place(line, line.numbers.answers);
    expect(placed.status).toBe("queued");
    const known = await line.carrier.findCall(placed.callSid);
    expect(known).toMatchObject({
      callSid: placed.callSid,
      to: line.numbers.answers,
      from: line.from,
      duration: null,
    });
    expect(known?.createdAt).toBe(Math.floor(begin / 1_000) * 1_000);
  });

  promise("knows nothing of a call that never was", async (line) => {
    expect(await line.carrier.findCall(`CA${"0".repeat(32)}`)).toBeNull();
  });

  promise("finds the calls to a number, and only the recent ones", async (line) => {
    const first = await place(line, line.numbers.busy);
    await line.pass(60_000);
    const between = line.now();
    const second = await place(line, line.numbers.busy);
    await place(line, line.numbers.answers);
    const sids = async (since: number) =>
      (await line.carrier.findCallsTo(line.numbers.busy, since)).map((call) => call.callSid);
    expect((await sids(0)).sort()).toEqual([first.callSid, second.callSid].sort());
    expect(await sids(between)).toEqual([second.callSid]);
  });

  promise("tells how a call ended", async (line) => {
    const { callSid } = await place(line, line.numbers.busy);
    await line.pass(60_000);
    expect(await line.carrier.findCall(callSid)).toMatchObject({ status: "busy", duration: 0 });
  });

  promise("ends a call that is not answered yet", async (line) => {
    const { callSid } = await place(line, line.numbers.answers);
    await line.carrier.endCall(callSid);
    expect(await line.carrier.findCall(callSid)).toMatchObject({ status: "canceled" });
  });

  promise("ends a call in progress, and takes a second end for none", async (line) => {
    const { callSid } = await place(line, line.numbers.answers);
    await line.pass(15_000);
    expect(await line.carrier.findCall(callSid)).toMatchObject({ status: "in-progress" });
    await line.carrier.endCall(callSid);
    await line.carrier.endCall(callSid);
    const ended = await line.carrier.findCall(callSid);
    expect(ended?.status).toBe("completed");
    expect(ended?.duration).toBeGreaterThan(0);
  });

  promise("refuses a number for good", async (line) => {
    const fault = await faultOf(place(line, line.numbers.invalid));
    expect(fault).toMatchObject({ retryable: false, fateUnknown: false, status: 400 });
    expect(fault.later).toBeNull();
    expect(fault.code).toBeGreaterThan(21_200);
    expect(fault.message).not.toContain(line.numbers.invalid);
    expect(await line.carrier.findCallsTo(line.numbers.invalid, 0)).toEqual([]);
  });

  promise("asks to come back later: no call was placed", async (line) => {
    const fault = await faultOf(place(line, line.numbers.tooManyRequests));
    expect(fault).toMatchObject({ retryable: true, fateUnknown: false, status: 429 });
    expect(fault.later).not.toBeNull();
    expect(await line.carrier.findCallsTo(line.numbers.tooManyRequests, 0)).toEqual([]);
  });

  promise("asks to come back once fewer calls run: no call was placed", async (line) => {
    const fault = await faultOf(place(line, line.numbers.tooManyCalls));
    expect(fault).toMatchObject({ fateUnknown: false, code: 10_004 });
    expect(fault.later).not.toBeNull();
    expect(await line.carrier.findCallsTo(line.numbers.tooManyCalls, 0)).toEqual([]);
  });

  promise("leaves a call's fate open after a fault of its own", async (line) => {
    const fault = await faultOf(place(line, line.numbers.serverFault));
    expect(fault).toMatchObject({ retryable: false, fateUnknown: true, status: 500 });
    expect(fault.later).toBeNull();
    expect(await line.carrier.findCallsTo(line.numbers.serverFault, 0)).toEqual([]);
  });

  promise("tells of a call whose request had failed", async (line) => {
    const begin = line.now();
    const fault = await faultOf(place(line, line.numbers.placedWithFault));
    expect(fault.fateUnknown).toBe(true);
    const known = await line.carrier.findCallsTo(line.numbers.placedWithFault, begin);
    expect(known).toHaveLength(1);
  });

  promise("is not waited for longer than ten seconds", async (line) => {
    const begin = line.now();
    let answeredAt = 0;
    const fault = faultOf(place(line, line.numbers.neverAnswered)).finally(() => {
      answeredAt = line.now();
    });
    await line.pass(30_000);
    expect(await fault).toMatchObject({ retryable: false, fateUnknown: true, status: null });
    expect(answeredAt - begin).toBe(10_000);
  });
}
