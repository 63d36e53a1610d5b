import { CarrierError } from "@rufbaum/telephony";
import { describeCarrierError } from "@rufbaum/telephony/twilio";
import { DomainError } from "../../errors.ts";

/**
 * What the carrier answers to somebody's wish.
 * @throws DomainError `carrier-refused` with a sentence that says why
 */
export async function asked<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    const { code, message } = describeCarrierError(error);
    throw new DomainError("carrier-refused", message, { status: 502, details: { code } });
  }
}
