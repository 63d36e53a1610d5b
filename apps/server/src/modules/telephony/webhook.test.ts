import { expect, test } from "bun:test";
import { onlyEnd } from "../../carrier-ends.ts";
import { carrierSignature } from "../../testing/carrier-signature.ts";
import { readWebhook } from "./webhook.ts";

const authToken = "0".repeat(32);
const publicUrl = "https://calls.example";

function read(fields: number) {
  const form = Object.fromEntries(Array.from({ length: fields }, (_, index) => [`F${index}`, "1"]));
  const url = `${publicUrl}/twilio/voice/status`;
  const headers = { "x-twilio-signature": carrierSignature(authToken, url, form) };
  const body = new URLSearchParams(form).toString();
  return readWebhook(new Request(url, { headers }), body, {
    ends: onlyEnd({ name: "twilio", authToken } as const),
    publicUrl,
  });
}

test("a form of more fields than the carrier sends is refused before its signature is reckoned", () => {
  expect(read(500)).not.toBeNull();
  expect(read(501)).toBeNull();
});
