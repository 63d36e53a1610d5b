import { expect, test } from "bun:test";
import type { Network } from "@rufbaum/runtime";
import type { CarrierNumber } from "../carrier.ts";
import { ACCOUNT, lineUnderTest, TOKEN } from "../testing/line-under-test.ts";
import { type ExaminedAccount, examineAccount } from "./examine-account.ts";

type TriedLine = ReturnType<typeof lineUnderTest>;

/** What is found of the emulator's account; `answers` come in place of its own, by part of the address. */
async function examine(
  line: TriedLine,
  account: Partial<ExaminedAccount> = {},
  answers: Record<string, Response> = {},
) {
  const network: Network = {
    ...line.app.network,
    async fetch(url, init) {
      const found = Object.entries(answers).find(([part]) => url.includes(part));
      return found ? found[1] : line.app.network.fetch(url, init);
    },
  };
  const { carrier, time, emulator } = line;
  const found = await examineAccount(
    {
      accountSid: ACCOUNT,
      authToken: TOKEN,
      from: emulator.from,
      apiKey: null,
      twimlAppSid: null,
      apiBase: "http://carrier.test",
      ...account,
    },
    { network, timers: time, carrier },
  );
  return found.map(({ code }) => code);
}

const saying = (body: object) => Response.json({ sid: ACCOUNT, friendly_name: "Firma", ...body });
const KEY = { sid: `SK${"0".repeat(32)}`, secret: "s" };

test("an account in order is told so, with its number", async () => {
  expect(await examine(lineUnderTest())).toEqual(["account-active", "number-owned"]);
});

test("a trial account can be used, and is told to be one", async () => {
  const found = await examine(lineUnderTest({ account: "trial" }));
  expect(found.slice(0, 2)).toEqual(["account-active", "account-trial"]);
});

test("a wrong token, and an unknown account, are told as such", async () => {
  expect(await examine(lineUnderTest(), { authToken: "x".repeat(32) })).toEqual([
    "wrong-credentials",
  ]);
  expect(await examine(lineUnderTest(), { accountSid: `AC${"1".repeat(32)}` })).toEqual([
    "wrong-credentials",
  ]);
});

test.each(["suspended", "closed"])(
  "an account that is %s is asked nothing more",
  async (status) => {
    const answers = { [`${ACCOUNT}.json`]: saying({ status, type: "Full" }) };
    expect(await examine(lineUnderTest(), {}, answers)).toEqual([`account-${status}`] as never);
  },
);

test("a number that the account does not have is named", async () => {
  const found = await examine(lineUnderTest(), { from: "+493023125999" });
  expect(found).toEqual(["account-active", "number-unknown"]);
});

test("a number without a voice can't call, one that is only verified may be shown", async () => {
  const line = lineUnderTest();
  const found = (more: Pick<CarrierNumber, "source" | "canCall">) => {
    const number = { number: line.emulator.from, sid: "PN1", name: "", answersHere: false };
    const listNumbers = async () => [{ ...number, canText: true, ...more }];
    return examine({ ...line, carrier: { ...line.carrier, listNumbers } });
  };
  expect(await found({ source: "owned", canCall: false })).toContain("number-silent");
  expect(await found({ source: "verified", canCall: true })).toContain("number-verified");
});

test("a key and an app are tried, too", async () => {
  const right = { "/Calls/CA": new Response("", { status: 404 }), "/Applications/": saying({}) };
  const account = { apiKey: KEY, twimlAppSid: `AP${"0".repeat(32)}` };
  expect(await examine(lineUnderTest(), account, right)).toEqual([
    ...(["account-active", "number-owned", "key-valid", "app-known"] as const),
  ]);
  const wrong = {
    "/Calls/CA": new Response("", { status: 401 }),
    "/Applications/": Response.json({ code: 20404, status: 404 }, { status: 404 }),
  };
  expect((await examine(lineUnderTest(), account, wrong)).slice(2)).toEqual([
    "key-wrong",
    "app-unknown",
  ]);
});

test("a carrier that is down says nothing about the credentials", async () => {
  const answers = { [`${ACCOUNT}.json`]: new Response("", { status: 503 }) };
  expect(await examine(lineUnderTest(), {}, answers)).toEqual(["not-answered"]);
});
