import { CarrierError } from "@rufbaum/telephony";
import { describeCarrierError } from "@rufbaum/telephony/errors";
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
    const fault = describeCarrierError(error);
    throw new CallRefused({ code: "carrier-refused", callId: null, fault }, { cause: error });
  }
}
