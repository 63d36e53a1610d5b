import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { checkLanguageModel } from "./check-language-model.ts";

const SETTINGS = { baseUrl: "http://model.test/v1", apiKey: null, model: "small" };

function check(answer: (body: string) => Response | Promise<Response>, time = virtualTime()) {
  const network = {
    fetch: async (_url: string, init?: RequestInit) => answer(String(init?.body)),
  };
  return checkLanguageModel(SETTINGS, { clock: time, timers: time, network } as never);
}

const said = (content: string) =>
  Response.json({ choices: [{ index: 0, message: { role: "assistant", content } }] });

test("a model that answers is reached, and was asked nothing of anybody", async () => {
  const asked: string[] = [];
  const result = await check((body) => {
    asked.push(body);
    return said('{"ok": true}');
  });
  expect(result).toEqual({ isReached: true, milliseconds: 0 });
  expect(JSON.parse(asked[0] ?? "")).toMatchObject({ model: "small" });
  expect(asked).toHaveLength(1);
});

test("one that knows no schemas is reached without", async () => {
  const forms: boolean[] = [];
  const result = await check((body) => {
    const hasForm = body.includes("response_format");
    forms.push(hasForm);
    return hasForm ? new Response("{}", { status: 400 }) : said("ok");
  });
  expect(result.isReached).toBe(true);
  expect(forms).toEqual([true, false]);
});

test.each([
  [() => new Response("{}", { status: 401 }), { code: "status", status: 401 }],
  [() => Promise.reject(new TypeError("refused")), { code: "unreachable" }],
] as const)("why one is not reached is told: %#", async (answer, fault) => {
  expect(await check(answer)).toEqual({ isReached: false, fault });
});

test("one that does not answer is given up", async () => {
  const time = virtualTime();
  const result = check(() => new Promise<Response>(() => {}), time);
  await time.advance(10_000);
  expect(await result).toEqual({ isReached: false, fault: { code: "late", seconds: 10 } });
});
