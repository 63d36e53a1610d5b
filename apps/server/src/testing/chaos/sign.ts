import { createHmac } from "node:crypto";

/** The carrier's signature over a webhook, made by its published rule and not by our own code. */
export function signatureOf(authToken: string, url: string, body: string): string {
  const fields = [...new URLSearchParams(body)].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = url + fields.map(([name, value]) => name + value).join("");
  return createHmac("sha1", authToken).update(text, "utf8").digest("base64");
}
