import { describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { voiceToken } from "./voice-token.ts";

const options = {
  accountSid: `AC${"0".repeat(32)}`,
  apiKey: `SK${"1".repeat(32)}`,
  apiSecret: "secret of the key",
  appSid: `AP${"2".repeat(32)}`,
  identity: "operator_7",
  ttl: 600,
};

function read(token: string) {
  const [head = "", body = "", signature = ""] = token.split(".");
  const json = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return { head: json(head), body: json(body), signed: `${head}.${body}`, signature };
}

describe("voiceToken", () => {
  test("lets one identity take and make calls for a while", async () => {
    const { head, body } = read(await voiceToken(options));
    expect(head).toMatchObject({ alg: "HS256", cty: "twilio-fpa;v=1" });
    expect(body).toMatchObject({
      iss: options.apiKey,
      sub: options.accountSid,
      grants: {
        identity: "operator_7",
        voice: { incoming: { allow: true }, outgoing: { application_sid: options.appSid } },
      },
    });
    expect(body.exp - body.iat).toBe(600);
  });

  test("is signed with the key's secret", async () => {
    const { signed, signature } = read(await voiceToken(options));
    expect(signature).toBe(
      createHmac("sha256", options.apiSecret).update(signed).digest("base64url"),
    );
  });

  test("without an app only lets it be called", async () => {
    const { body } = read(await voiceToken({ ...options, appSid: null }));
    expect(body.grants.voice).toEqual({ incoming: { allow: true } });
  });

  test.each([
    ["no identity", { identity: "" }],
    ["an identity with a blank", { identity: "Anna Müller" }],
    ["an identity that is too long", { identity: "a".repeat(122) }],
    ["no time", { ttl: 0 }],
    ["more than a day", { ttl: 86_401 }],
    ["half a second", { ttl: 0.5 }],
  ])("refuses %s", async (_, change) => {
    await expect(voiceToken({ ...options, ...change })).rejects.toThrow(RangeError);
  });
});
