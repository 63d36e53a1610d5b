import { formatPhoneNumber } from "../numbers/format-phone-number.ts";
import { checkCallerNumber, type UnshowableNumber } from "./check-caller-number.ts";
import { type OwnedNumber, standingOf, type UnusableNumber } from "./standing.ts";

export type ChosenCallerNumber =
  | { ok: true; number: string }
  | { ok: false; refusal: NoCallerNumber };

/** Why there is no number that a call may show. `number`: as people write it. */
export type NoCallerNumber =
  | { code: "no-default" }
  | { code: "unshowable"; why: UnshowableNumber }
  | { code: "not-in-inventory"; number: string }
  | { code: "unusable"; number: string; why: UnusableNumber };

/** The number that a call shows: the wished one, else the default, and only one that may be shown. */
export function chooseCallerNumber(
  numbers: readonly (OwnedNumber & { isDefault: boolean })[],
  wished: string | null,
): ChosenCallerNumber {
  const chosen =
    wished === null ? numbers.find(({ isDefault }) => isDefault) : find(numbers, wished);
  if (!chosen) return { ok: false, refusal: wished === null ? NO_DEFAULT : unknown(wished) };
  const standing = standingOf(chosen);
  if (standing.ok) return { ok: true, number: chosen.number };
  const number = formatPhoneNumber(chosen.number);
  return { ok: false, refusal: { code: "unusable", number, why: standing.refusal } };
}

function find<Numbered extends OwnedNumber>(
  numbers: readonly Numbered[],
  wished: string,
): Numbered | undefined {
  const checked = checkCallerNumber(wished);
  return checked.ok ? numbers.find(({ number }) => number === checked.e164) : undefined;
}

function unknown(wished: string): NoCallerNumber {
  const checked = checkCallerNumber(wished);
  return checked.ok
    ? { code: "not-in-inventory", number: formatPhoneNumber(checked.e164) }
    : { code: "unshowable", why: checked.refusal };
}

const NO_DEFAULT: NoCallerNumber = { code: "no-default" };
