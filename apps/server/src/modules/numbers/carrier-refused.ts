import type { CarrierError } from "@rufbaum/telephony";
import { describeCarrierError } from "@rufbaum/telephony/errors";
import { DomainError } from "../../errors.ts";

/** The refusal of what the carrier would not do with a number. */
export function carrierRefused(cause: CarrierError): DomainError {
  const fault = describeCarrierError(cause);
  return new DomainError(
    { code: "carrier-refused", callId: null, fault },
    { status: 502, details: { code: fault.reported }, cause },
  );
}
