import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock, Random } from "@rufbaum/runtime";

export const DEVICE_COOKIE = "rufbaum_device";
/** 400 days: no browser keeps a cookie longer. */
export const DEVICE_MILLISECONDS = 400 * 24 * 60 * 60_000;

/** `<device>.<end, in milliseconds since 1970>.<signature>` */
const SHAPE = /^(device_[0-9A-Za-z]{22})\.(\d{1,15})\.([0-9A-Za-z_-]{43})$/;

/**
 * Signs what a browser keeps once somebody has signed in there. It opens nothing: its failures are
 * counted by themselves, so that nobody else's can lock it out.
 *
 * `secret` is the password's salted hash: every server on the database has it, and another password
 * ends all cookies that were signed before.
 */
export function createDeviceCookies(deps: { secret: string; clock: Clock; random: Random }) {
  const { clock, random } = deps;
  const key = createHmac("sha256", deps.secret).update("device-cookie").digest();

  function signatureOf(device: string, end: string): string {
    return createHmac("sha256", key).update(`${device}.${end}`).digest("base64url");
  }

  return {
    /** A cookie for `device`, or for one that was not known before. */
    issue(device: string | null): string {
      const name = device ?? random.id("device");
      const end = String(clock.now() + DEVICE_MILLISECONDS);
      return `${name}.${end}.${signatureOf(name, end)}`;
    },
    /** The device that the cookie was signed for; `null` for any other text. */
    read(cookie: string | null): string | null {
      const [, device = "", end = "", signature = ""] = SHAPE.exec(cookie ?? "") ?? [];
      if (device === "" || Number(end) <= clock.now()) return null;
      const expected = Buffer.from(signatureOf(device, end));
      return timingSafeEqual(Buffer.from(signature), expected) ? device : null;
    },
  };
}
