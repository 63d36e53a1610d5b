import { expect } from "bun:test";
import { type Carrier, CarrierError, type PlacedCall } from "../../carrier.ts";

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
    /** More calls at once than the account may have. */
    tooManyCalls: string;
    serverFault: string;
    /** The call comes about, and the request for it fails all the same. */
    placedWithFault: string;
    neverAnswered: string;
  };
  /** Leads a call that is recorded to its end; gives the recording's id. */
  recording(): Promise<string>;
  /** Looks whether all went as it should, once a promise has been tried out. */
  done(): void;
}

/** Tries out one promise, under its name, with a carrier of its own. */
export type Promises = (name: string, keep: (line: CarrierUnderTest) => Promise<void>) => void;

export function place(
  { carrier, from }: CarrierUnderTest,
  to: string,
  detectsMachines = false,
): Promise<PlacedCall> {
  const times = { ringTimeout: 20, timeLimit: 600 };
  return carrier.placeCall({ callId: "call_1", to, from, ...times, detectsMachines });
}

/** A call somebody has picked up and talks in. */
export async function placeAnswered(line: CarrierUnderTest): Promise<{
  callId: string;
  callSid: string;
}> {
  const { callSid } = await place(line, line.numbers.answers);
  await line.pass(15_000);
  return { callId: "call_1", callSid };
}

export async function faultOf(promise: Promise<unknown>): Promise<CarrierError> {
  const error = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(CarrierError);
  return error as CarrierError;
}
