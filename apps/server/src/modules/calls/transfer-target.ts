import { formatPhoneNumber, type PhoneNumberRefusal, parsePhoneNumber } from "@rufbaum/dialing";
import { type Database, findCallerNumber } from "@rufbaum/store";

export type TransferTarget =
  | { ok: true; e164: string }
  /** `message`: German, with what would be right. */
  | { ok: false; reason: "invalid-number"; why: PhoneNumberRefusal; message: string }
  | { ok: false; reason: "own-number"; message: string };

/** Whom a caller may be put through to: who may be called at all, and is not answered here again. */
export async function transferTarget(db: Database, number: string): Promise<TransferTarget> {
  const parsed = parsePhoneNumber(number);
  if (!parsed.ok) {
    const { message, reason: why } = parsed;
    return { ok: false, reason: "invalid-number", why, message };
  }
  const { e164 } = parsed;
  const own = await findCallerNumber(db, e164);
  if (own?.carrierSource !== "owned") return { ok: true, e164 };
  const message = `${formatPhoneNumber(e164)} ist eine Ihrer eigenen Rufnummern beim Anbieter: Der Anruf käme nur wieder hier an. Nennen Sie die Nummer eines Menschen.`;
  return { ok: false, reason: "own-number", message };
}
