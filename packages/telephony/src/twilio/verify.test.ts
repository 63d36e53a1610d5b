import { describe, expect, test } from "bun:test";
import { signRequest } from "./sign.ts";
import { verifyRelayHandshake, verifyWebhook } from "./verify.ts";

const authToken = "12345";
const publicUrl = "https://voice.example.test";

/** Twilio's own example: https://www.twilio.com/docs/usage/webhooks/webhooks-security */
const EXAMPLE = {
  authToken,
  publicUrl: "https://mycompany.com",
  path: "/myapp.php",
  search: "?foo=1&bar=2",
  signature: "RSOYDt4T1cUTdK1PDd93/VVr8B8=",
  form: new URLSearchParams({
    CallSid: "CA1234567890ABCDE",
    Caller: "+14158675309",
    Digits: "1234",
    From: "+14158675309",
    To: "+18005551212",
  }).toString(),
};

describe("verifyWebhook", () => {
  test("accepts Twilio's own example", () => {
    expect(verifyWebhook(EXAMPLE)).toBe(true);
    expect(verifyWebhook({ ...EXAMPLE, publicUrl: "https://mycompany.com/" })).toBe(true);
  });

  test.each([
    ["another token", { authToken: "54321" }],
    ["another origin", { publicUrl: "https://other.example" }],
    ["another query", { search: "?foo=1" }],
    ["another field", { form: `${EXAMPLE.form}&Extra=1` }],
    ["no signature", { signature: null }],
    ["an empty signature", { signature: "" }],
    ["a signature of another length", { signature: "abc" }],
  ])("refuses %s", (_, change) => {
    expect(verifyWebhook({ ...EXAMPLE, ...change })).toBe(false);
  });

  test("signs repeated, empty and German fields as Twilio does", () => {
    const form = "Tag=b&Tag=a&Leer=&Stadt=K%C3%B6ln";
    const fields = { Tag: ["a", "b"], Leer: "", Stadt: "Köln" };
    const signature = signRequest(authToken, `${publicUrl}/hook`, fields);
    expect(verifyWebhook({ authToken, publicUrl, path: "/hook", signature, form })).toBe(true);
  });
});

describe("verifyRelayHandshake", () => {
  const path = "/twilio/relay";

  test("is made over the socket's address, as the TwiML has it", () => {
    const over = (url: string) => signRequest(authToken, url);
    const verify = (signature: string) =>
      verifyRelayHandshake({ authToken, publicUrl, path, signature });
    expect(verify(over("wss://voice.example.test/twilio/relay"))).toBe(true);
    expect(verify(over("https://voice.example.test/twilio/relay"))).toBe(false);
    expect(verify(over("wss://voice.example.test/other"))).toBe(false);
  });
});
