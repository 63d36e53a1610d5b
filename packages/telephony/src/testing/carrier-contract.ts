import { describe, expect, test } from "bun:test";
import { type Carrier, CarrierError, type PlaceCall } from "../carrier.ts";

/** A carrier to be tried out, with numbers whose fate at it is known. */
export interface CarrierUnderTest {
  carrier: Carrier;
  from: string;
  now(): number;
  /** Lets milliseconds pass. */
  pass(milliseconds: number): Promise<void>;
  numbers: {
    answers: string;
    busy: string;
    invalid: string;
    tooManyRequests: string;
    serverFault: string;
    /** The call comes about, and the request for it fails all the same. */
    placedWithFault: string;
    neverAnswered: string;
  };
}

/** What the program relies on in every carrier. */
export function carrierContract(name: string, makeCarrier: () => CarrierUnderTest): void {
  function place({ carrier, from }: CarrierUnderTest, to: string) {
    const request: PlaceCall = {
      callId: "call_1",
      to,
      from,
      ringTimeout: 20,
      timeLimit: 600,
      detectsMachines: false,
    };
    return carrier.placeCall(request);
  }

  async function faultOf(promise: Promise<unknown>): Promise<CarrierError> {
    const error = await promise.then(
      () => null,
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(CarrierError);
    return error as CarrierError;
  }

  describe(name, () => {
    test("takes a call before it rings, and knows it from then on", async () => {
      const line = makeCarrier();
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

    test("knows nothing of a call that never was", async () => {
      const line = makeCarrier();
      expect(await line.carrier.findCall(`CA${"0".repeat(32)}`)).toBeNull();
    });

    test("finds the calls to a number, and only the recent ones", async () => {
      const line = makeCarrier();
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

    test("tells how a call ended", async () => {
      const line = makeCarrier();
      const { callSid } = await place(line, line.numbers.busy);
      await line.pass(60_000);
      expect(await line.carrier.findCall(callSid)).toMatchObject({ status: "busy", duration: 0 });
    });

    test("ends a call that is not answered yet", async () => {
      const line = makeCarrier();
      const { callSid } = await place(line, line.numbers.answers);
      await line.carrier.endCall(callSid);
      expect(await line.carrier.findCall(callSid)).toMatchObject({ status: "canceled" });
    });

    test("ends a call in progress, and takes a second end for none", async () => {
      const line = makeCarrier();
      const { callSid } = await place(line, line.numbers.answers);
      await line.pass(15_000);
      expect(await line.carrier.findCall(callSid)).toMatchObject({ status: "in-progress" });
      await line.carrier.endCall(callSid);
      await line.carrier.endCall(callSid);
      const ended = await line.carrier.findCall(callSid);
      expect(ended?.status).toBe("completed");
      expect(ended?.duration).toBeGreaterThan(0);
    });

    test("refuses a number for good", async () => {
      const line = makeCarrier();
      const fault = await faultOf(place(line, line.numbers.invalid));
      expect(fault).toMatchObject({ retryable: false, fateUnknown: false, status: 400 });
      expect(fault.code).toBeGreaterThan(21_200);
      expect(fault.message).not.toContain(line.numbers.invalid);
      expect(await line.carrier.findCallsTo(line.numbers.invalid, 0)).toEqual([]);
    });

    test("asks to come back later: no call was placed", async () => {
      const line = makeCarrier();
      const fault = await faultOf(place(line, line.numbers.tooManyRequests));
      expect(fault).toMatchObject({ retryable: true, fateUnknown: false, status: 429 });
    });

    test("leaves a call's fate open after a fault of its own", async () => {
      const line = makeCarrier();
      const fault = await faultOf(place(line, line.numbers.serverFault));
      expect(fault).toMatchObject({ retryable: false, fateUnknown: true, status: 500 });
      expect(await line.carrier.findCallsTo(line.numbers.serverFault, 0)).toEqual([]);
    });

    test("tells of a call whose request had failed", async () => {
      const line = makeCarrier();
      const begin = line.now();
      const fault = await faultOf(place(line, line.numbers.placedWithFault));
      expect(fault.fateUnknown).toBe(true);
      const known = await line.carrier.findCallsTo(line.numbers.placedWithFault, begin);
      expect(known).toHaveLength(1);
    });

    test("is not waited for longer than ten seconds", async () => {
      const line = makeCarrier();
      const begin = line.now();
      let answeredAt = 0;
      const fault = faultOf(place(line, line.numbers.neverAnswered)).finally(() => {
        answeredAt = line.now();
      });
      await line.pass(30_000);
      expect(await fault).toMatchObject({ retryable: false, fateUnknown: true, status: null });
      expect(answeredAt - begin).toBe(10_000);
    });
  });
}
