import { parsePhoneNumber, type UncallableNumber } from "@rufbaum/dialing";
import { DomainError } from "../../errors.ts";

/** A number as it is kept (E.164). @throws DomainError `invalid-number` if nobody can be called there */
export function readNumber(text: string): string {
  const number = parsePhoneNumber(text);
  if (number.ok) return number.e164;
  throw invalidNumber(text, number.refusal);
}

export function invalidNumber(text: string, why: UncallableNumber): DomainError {
  return new DomainError(
    { code: "invalid-number", to: text, why },
    { details: { to: text, why: why.code } },
  );
}
