import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { openUnderstanding } from "./understanding.ts";

const MODEL = { baseUrl: "http://llm.test/v1", apiKey: null, model: "small-one" };
/** It speaks for two conditions equally: no reader can be sure of it. */
const UNSURE = "Das Gelbe bitte";
const examples = ["das Gelbe", "gelb bitte"];
const expected = {
  conditions: [
    { id: "a", key: "Ja", examples: [] },
    { id: "b", key: "Alpha", examples },
    { id: "c", key: "Beta", examples },
  ],
  intents: [],
  value: null,
  question: "Haben Sie Interesse?",
};

async function opened(languageModel: typeof MODEL | null) {
  const asked: string[] = [];
  const time = virtualTime();
  const network = {
    async fetch(url: string) {
      asked.push(url);
      const content = JSON.stringify({ condition: "Alpha", confidence: 0.8 });
      return Response.json({ choices: [{ message: { role: "assistant", content } }] });
    },
    connect: () => {
      throw new Error("No socket is wanted here.");
    },
  };
  const runtime = { clock: time, timers: time, network };
  const understanding = await openUnderstanding({ languageModel }, runtime, () => {});
  return { asked, understanding };
}

test("without a language model replies are read at once, and nobody is asked", async () => {
  const { asked, understanding } = await opened(null);
  expect(understanding.read(UNSURE, expected)).not.toBeInstanceOf(Promise);
  expect(asked).toEqual([]);
});

test("with one, it is asked where the embedded reader is unsure, and only there", async () => {
  const { asked, understanding } = await opened(MODEL);
  expect(await understanding.read("Ja, sehr gern!", expected)).toMatchObject({ condition: "Ja" });
  expect(asked).toEqual([]);
  expect(await understanding.read(UNSURE, expected)).toMatchObject({
    condition: "Alpha",
    confidence: 0.8,
  });
  expect(asked).toEqual(["http://llm.test/v1/chat/completions"]);
});
