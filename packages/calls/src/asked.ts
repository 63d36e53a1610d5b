import { CarrierError } from "@rufbaum/telephony";
import { CallRefused } from "./refusals.ts";

/**
 * What the carrier answers to somebody's wish.
 * @throws CallRefused `carrier-refused`
 */
export async function asked<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    throw new CallRefused({ code: "carrier-refused", callId: null, error });
  }
}
