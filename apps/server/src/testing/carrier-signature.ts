import { createHmac } from "node:crypto";

/** What the carrier signs a request with: the address as it was given to it, and the form's fields. */
export function carrierSignature(
  authToken: string,
  url: string,
  form: Readonly<Record<string, string>>,
): string {
  const fields = Object.keys(form)
    .sort()
    .map((key) => key + form[key])
    .join("");
  return createHmac("sha1", authToken)
    .update(url + fields)
    .digest("base64");
}
