import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { createWriter } from "./writer.ts";

const FACTS = { successRate: 12.5 };
const settings = { baseUrl: "http://llm.test/v1", apiKey: null, model: "small-one" };

/** A writer whose model answers this, and what it was sent. */
function writer(answer: (body: string) => Promise<Response>) {
  const time = virtualTime();
  const sent: string[] = [];
  const lines: string[] = [];
  const write = createWriter(settings, {
    clock: time,
    timers: time,
    network: {
      fetch: (_url, init) => {
        sent.push(String(init?.body));
        return answer(String(init?.body));
      },
    },
    log: (line) => lines.push(line),
  });
  return { time, sent, lines, write: () => write("Write.", FACTS) };
}

const writes = (content: string) => async () =>
  Response.json({ choices: [{ message: { role: "assistant", content } }] });

test("sentences come as they were written, the facts go as data", async () => {
  const { sent, write } = writer(writes('```json\n{"sentences": ["Kürzer fragen."]}\n```'));
  expect(await write()).toEqual(["Kürzer fragen."]);
  const { messages } = JSON.parse(sent[0] ?? "") as { messages: unknown };
  expect(messages).toEqual([
    { role: "system", content: "Write." },
    { role: "user", content: JSON.stringify(FACTS) },
  ]);
});

test.each([
  ["prose", writes("Gern! Kürzer fragen."), "something else"],
  ["another form", writes('{"sentences": "Kürzer fragen."}'), "something else"],
  ["no end", writes(`{"sentences": ["${"a".repeat(30_000)}"]}`), "something else"],
  ["a fault", async () => new Response("no", { status: 500 }), "status 500"],
  ["no answer", () => Promise.reject(new Error("refused")), "can't be reached"],
])("of %s nothing comes, and the log says why", async (_name, answer, why) => {
  const { lines, write } = writer(answer);
  expect(await write()).toEqual([]);
  expect(lines).toEqual([expect.stringContaining(why)]);
});

test("a model that stays silent is waited for ten seconds", async () => {
  const { time, lines, write } = writer(() => new Promise(() => {}));
  const written = write();
  await time.advance(10_000);
  expect(await written).toEqual([]);
  expect(lines).toEqual(["language model: no sentences within 10000 ms"]);
});

test("a model that fails again and again is left alone for a while", async () => {
  const { sent, time, write } = writer(async () => new Response("no", { status: 500 }));
  for (let times = 0; times < 8; times += 1) expect(await write()).toEqual([]);
  expect(sent).toHaveLength(5);
  await time.advance(30_000);
  await write();
  expect(sent).toHaveLength(6);
});
