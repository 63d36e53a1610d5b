import { expect, test } from "bun:test";
import { DomainError } from "../../errors.ts";
import { enteredAccountSchema, readEntered } from "./read-entered.ts";
import { completeAccount } from "./wished-account.ts";

const SID = (prefix: string) => `${prefix}${"0".repeat(32)}`;
const TOKEN = "0123456789abcdef0123456789ABCDEF";
const ACCOUNT = { accountSid: SID("AC"), authToken: TOKEN, number: "030 23125-800" };

function refusal(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  return null;
}

const read = (entered: object) => readEntered(enteredAccountSchema.parse(entered));

test("an account is read as people write it", () => {
  expect(read({ ...ACCOUNT, accountSid: ` ${ACCOUNT.accountSid} ` })).toMatchObject({
    accountSid: ACCOUNT.accountSid,
    from: "+493023125800",
  });
});

test.each([
  ["accountSid", "SK"],
  ["authToken", "zu kurz"],
  ["number", "110"],
  ["apiKey", SID("AC")],
  ["apiSecret", "mit Umlaut ä"],
  ["twimlAppSid", "AP1"],
])("what is wrong names its field and not its value: %s", (field, value) => {
  const refused = refusal(() => read({ ...ACCOUNT, [field]: value }));
  expect(refused?.details).toMatchObject({ field });
  if (field !== "number") expect(JSON.stringify(refused?.refusal)).not.toContain(value);
});

test("a key needs its secret, and a secret its key", () => {
  expect(refusal(() => read({ apiKey: SID("SK") }))?.details).toEqual({ field: "apiSecret" });
  expect(refusal(() => read({ apiSecret: "geheim" }))?.details).toEqual({ field: "apiKey" });
});

test("what is left out stays, but only for the same account", () => {
  const kept = {
    accountSid: SID("AC"),
    authToken: TOKEN,
    from: "+493023125800",
    apiKey: { sid: SID("SK"), secret: "s" },
    twimlAppSid: SID("AP"),
  };
  const from = "+493023125801";
  expect(completeAccount({ from }, kept)).toEqual({ ...kept, from });
  expect(completeAccount({ apiKey: null, twimlAppSid: null }, kept)).toMatchObject({
    apiKey: null,
    twimlAppSid: null,
  });
  const other = { accountSid: `AC${"1".repeat(32)}`, from };
  expect(refusal(() => completeAccount(other, kept))?.details).toEqual({ fields: ["authToken"] });
});
