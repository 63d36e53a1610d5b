import { type HomeCountry, parsePhoneNumber, type UncallableNumber } from "@rufbaum/dialing";
import { DomainError } from "../../errors.ts";

/**
 * A number as it is kept (E.164). @throws DomainError `invalid-number` if nobody can be called there
 * @param home where it is at home if it has no country's code
 */
export function readNumber(text: string, home: HomeCountry = "DE"): string {
  const number = parsePhoneNumber(text, { home });
  if (number.ok) return number.e164;
  throw invalidNumber(text, number.refusal);
}

export function invalidNumber(text: string, why: UncallableNumber): DomainError {
  return new DomainError(
    { code: "invalid-number", to: text, why },
    { details: { to: text, why: why.code } },
  );
}
