import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";

/** The signature Twilio puts over a request: its public address and the fields of its form. */
export function signRequest(
  authToken: string,
  url: string,
  form: Readonly<Record<string, string | string[]>> = {},
): string {
  return getExpectedTwilioSignature(authToken, url, { ...form });
}
