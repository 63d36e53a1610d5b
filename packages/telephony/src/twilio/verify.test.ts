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

  test.each([
    ["a port that Twilio was given", "https://voice.example.test:8443", ":8443"],
    ["a port that it left out", "https://voice.example.test:8443", ""],
    ["the usual port, which it wrote", "https://voice.example.test", ":443"],
    ["a path of ours before the route", "https://voice.example.test/anrufe/", "/anrufe"],
  ])("accepts %s", (_, publicUrl, signedWith) => {
    const signature = signRequest(authToken, `https://voice.example.test${signedWith}/hook`, {});
    expect(verifyWebhook({ authToken, publicUrl, path: "/hook", signature, form: "" })).toBe(true);
  });

  test.each([
    ["another port", "https://voice.example.test:8443", "https://voice.example.test:9443/hook"],
    ["http in place of https", publicUrl, "http://voice.example.test/hook"],
    ["another host", publicUrl, "https://voice.example.test.evil.test/hook"],
    ["the path without ours before it", `${publicUrl}/anrufe`, "https://voice.example.test/hook"],
  ])("refuses what was signed for %s", (_, publicUrl, signedFor) => {
    const signature = signRequest(authToken, signedFor, {});
    expect(verifyWebhook({ authToken, publicUrl, path: "/hook", signature, form: "" })).toBe(false);
  });

  test.each(["?call=call_42&turn=3", "?name=K%C3%B6ln%20S%C3%BCd", "?a=1+2&a=2", "?leer=", "?x"])(
    "takes the query as it stands: %s",
    (search) => {
      const signature = signRequest(authToken, `${publicUrl}/hook${search}`, { Digits: "1" });
      const request = { authToken, publicUrl, path: "/hook", signature, form: "Digits=1" };
      expect(verifyWebhook({ ...request, search })).toBe(true);
      expect(verifyWebhook({ ...request, search: `${search}1` })).toBe(false);
    },
  );

  describe("of a body that is no form", () => {
    const body = '{"ereignis":"Grüße","anzahl":1}';
    const search = `?bodySHA256=${new Bun.CryptoHasher("sha256").update(body).digest("hex")}`;
    const signature = signRequest(authToken, `${publicUrl}/hook${search}`, {});
    const request = { authToken, publicUrl, path: "/hook", search, signature };

    test("goes by its hash", () => {
      expect(verifyWebhook({ ...request, form: body })).toBe(true);
    });

    test.each([
      ["another body", { form: body.replace("1", "2") }],
      ["no body", { form: "" }],
      ["another hash", { form: body, search: `?bodySHA256=${"0".repeat(64)}` }],
      ["a hash of no length", { form: body, search: "?bodySHA256=" }],
    ])("refuses %s", (_, change) => {
      expect(verifyWebhook({ ...request, ...change })).toBe(false);
    });

    test("refuses a form that hides behind a hash of something else", () => {
      const forged = { ...request, form: "CallSid=CA1&CallStatus=completed" };
      expect(verifyWebhook(forged)).toBe(false);
    });
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

  test("keeps a port and a path of ours", () => {
    const own = "https://voice.example.test:8443/anrufe";
    const signature = signRequest(authToken, "wss://voice.example.test:8443/anrufe/twilio/relay");
    expect(verifyRelayHandshake({ authToken, publicUrl: own, path, signature })).toBe(true);
    expect(verifyRelayHandshake({ authToken, publicUrl, path, signature })).toBe(false);
  });
});
