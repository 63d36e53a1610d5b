import { createHmac } from "node:crypto";

/** Bytes of a subject: too many for two persons to share one. */
const LENGTH = 16;

/**
 * Names a number without telling it: 22 characters of base64url, the first 128 bits of
 * HMAC-SHA-256. Whoever lacks the installation's key can't try all numbers there are.
 * @param key the installation's secret
 * @param e164 as `parsePhoneNumber` writes it
 */
export function subjectOf(key: string, e164: string): string {
  return createHmac("sha256", key).update(e164).digest().toString("base64url", 0, LENGTH);
}

const SUBJECT = /^[\w-]{21}[AQgw]$/;

/** Whether a text can be a subject: its last character holds two bits. */
export function isSubject(text: string): boolean {
  return SUBJECT.test(text);
}
