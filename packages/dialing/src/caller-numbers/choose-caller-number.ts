import { formatPhoneNumber } from "../numbers/format-phone-number.ts";
import { checkCallerNumber } from "./check-caller-number.ts";
import { type OwnedNumber, standingOf } from "./standing.ts";

export type ChosenCallerNumber =
  | { ok: true; number: string }
  /** `message`: German, names the number and what would be right. */
  | { ok: false; message: string };

/** The number that a call shows: the wished one, else the default, and only one that may be shown. */
export function chooseCallerNumber(
  numbers: readonly (OwnedNumber & { isDefault: boolean })[],
  wished: string | null,
): ChosenCallerNumber {
  const chosen =
    wished === null ? numbers.find(({ isDefault }) => isDefault) : find(numbers, wished);
  if (!chosen) return { ok: false, message: wished === null ? NO_DEFAULT : unknown(wished) };
  const standing = standingOf(chosen);
  if (standing.ok) return { ok: true, number: chosen.number };
  const name = formatPhoneNumber(chosen.number);
  return { ok: false, message: `Mit ${name} kann nicht angerufen werden: ${standing.message}` };
}

function find<Numbered extends OwnedNumber>(
  numbers: readonly Numbered[],
  wished: string,
): Numbered | undefined {
  const checked = checkCallerNumber(wished);
  return checked.ok ? numbers.find(({ number }) => number === checked.e164) : undefined;
}

function unknown(wished: string): string {
  const checked = checkCallerNumber(wished);
  if (!checked.ok) return checked.message;
  return `${formatPhoneNumber(checked.e164)} steht nicht unter Ihren Rufnummern. Tragen Sie sie in den Einstellungen ein, mit dem Nachweis, dass Sie sie anzeigen dürfen.`;
}

const NO_DEFAULT =
  "Es gibt keine Standardnummer, mit der angerufen werden kann. Legen Sie in den Einstellungen unter Rufnummern eine fest.";
