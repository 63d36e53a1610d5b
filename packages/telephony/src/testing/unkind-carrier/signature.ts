import { createHmac } from "node:crypto";

/**
 * `X-Twilio-Signature` as the documentation describes it: the address as it was given, without its
 * fragment; after it each field's name and value, in the order of the names; HMAC-SHA1 with the
 * account's token, in base64.
 */
export function signatureOf(
  authToken: string,
  url: string,
  form: Readonly<Record<string, string>> = {},
): string {
  const [address = ""] = url.split("#");
  const fields = Object.keys(form).sort();
  const signed = address + fields.map((name) => name + form[name]).join("");
  return createHmac("sha1", authToken).update(signed, "utf8").digest("base64");
}
