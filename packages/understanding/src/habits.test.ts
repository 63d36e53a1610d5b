import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";

const { read } = await openUnderstanding();

const asking = (question: string): Expected => ({
  question,
  conditions: ["Firma", "Eigene Kraft", "Macht es selbst"].map((key) => ({
    ...{ id: key, key, examples: [] },
  })),
  intents: [],
  value: null,
  now: Date.UTC(2026, 4, 4),
});

const whenSaid = (text: string, question: string) => {
  const { halves, mentioned } = read(text, asking(question));
  const kinds = (mentioned ?? []).map(({ kind }) => kind).filter((kind) => kind !== "number");
  return [...Object.keys(halves ?? {}), ...kinds];
};

describe("when others come or do something is no wish for a time", () => {
  test.each([
    ["Wer putzt bei Ihnen?", "da kommt vormittags unsere Putzfrau"],
    ["Wer putzt bei Ihnen?", "da kommt abends eine Firma"],
    ["Wer putzt bei Ihnen?", "abends putzen die Mädels"],
    ["Wer putzt bei Ihnen?", "um acht kommt die Putzfrau"],
    ["Wer pflegt Ihren Garten?", "am Mittwoch kommt unser Gärtner"],
    ["Wer pflegt Ihren Garten?", "das macht nachmittags mein Mann"],
    ["Wer kocht bei Ihnen?", "mittags bringt das ein Lieferdienst"],
    ["Wer kocht bei Ihnen?", "mein Sohn kocht abends"],
  ])("to “%s” “%s”", (question, text) => {
    expect(whenSaid(text, question)).toEqual([]);
  });

  test.each([
    ["vormittags passt mir gut", ["time"]],
    ["da kann der Herr Brinkmann vormittags kommen", ["time"]],
    ["der soll abends kommen", ["time"]],
    ["kommen Sie nachmittags", ["time"]],
    ["vormittags kommt mir entgegen", ["time"]],
    ["rufen Sie abends an, da ist meine Frau da", ["time"]],
    ["am Mittwoch um acht kann er kommen", ["date", "time"]],
  ])("but “%s” is one", (text, kinds) => {
    expect(whenSaid(text, "Wer putzt bei Ihnen?")).toEqual(kinds);
  });
});
