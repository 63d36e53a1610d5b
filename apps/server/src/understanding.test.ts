import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { openUnderstanding, openWriter } from "./understanding.ts";

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

function runtimeThat(content: object) {
  const asked: string[] = [];
  const time = virtualTime();
  const network = {
    async fetch(url: string) {
      asked.push(url);
      const message = { role: "assistant", content: JSON.stringify(content) };
      return Response.json({ choices: [{ message }] });
    },
    connect: () => {
      throw new Error("No socket is wanted here.");
    },
  };
  return { asked, runtime: { clock: time, timers: time, network } };
}

async function opened(languageModel: typeof MODEL | null) {
  const { asked, runtime } = runtimeThat({ condition: "Alpha", confidence: 0.8 });
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

test("sentences are written where a language model is configured, and nowhere else", async () => {
  const { asked, runtime } = runtimeThat({ sentences: ["Kürzer."] });
  expect(await openWriter({ languageModel: null }, runtime, () => {})).toBeNull();
  const write = await openWriter({ languageModel: MODEL }, runtime, () => {});
  expect(await write?.("Write.", {})).toEqual(["Kürzer."]);
  expect(asked).toEqual(["http://llm.test/v1/chat/completions"]);
});
