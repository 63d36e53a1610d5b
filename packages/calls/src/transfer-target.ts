import {
  formatPhoneNumber,
  type HomeCountry,
  parsePhoneNumber,
  type UncallableNumber,
} from "@rufbaum/dialing";
import type { CallStore } from "./call-store.ts";

export type TransferTarget =
  | { ok: true; e164: string }
  | { ok: false; code: "invalid-number"; to: string; why: UncallableNumber }
  | { ok: false; code: "own-number"; to: string; number: string };

/** Whom a caller may be put through to: who may be called at all, and is not answered here again. */
export async function transferTarget(
  store: Pick<CallStore, "isOwnNumber">,
  to: string,
  home: HomeCountry,
): Promise<TransferTarget> {
  const parsed = parsePhoneNumber(to, { home });
  if (!parsed.ok) return { ok: false, code: "invalid-number", to, why: parsed.refusal };
  const { e164 } = parsed;
  if (!(await store.isOwnNumber(e164))) return { ok: true, e164 };
  return { ok: false, code: "own-number", to, number: formatPhoneNumber(e164) };
}
