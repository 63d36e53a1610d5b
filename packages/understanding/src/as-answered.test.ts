import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected, ExpectedCondition } from "./reading.ts";

/** Replies whose words by themselves mean something else than after this question. */
const { read } = await openUnderstanding();

type Written = Record<string, readonly string[]>;

function at(question: string, written: Written, more: Partial<Expected> = {}): Expected {
  const conditions: ExpectedCondition[] = Object.entries(written).map(([key, examples]) => ({
    id: key,
    key,
    examples,
  }));
  return { conditions, intents: [], value: null, question, ...more };
}

const WHO_CONTROLS = at(
  "Wie ist die Kontrolle bei Ihnen heute geregelt: Macht das eine andere Firma, machen Sie es selbst, oder macht es zurzeit niemand?",
  {
    "Andere Firma": ["wir haben jemanden unter Vertrag", "das hat die Zentrale vergeben"],
    "In Eigenregie": ["da gucken wir selbst nach", "das erledigt unser Hausmeister"],
    "Keine Kontrolle": ["da macht zurzeit keiner was", "das ist eingeschlafen"],
  },
);
const FOR_WHAT = at(
  "Wofür brauchen Sie jemanden: zum Kommissionieren, für den Stapler oder als Fahrer auf der Straße?",
  {
    "Kommissionieren und Packen": ["Picker und Packer", "einfache Helfer im Lager"],
    Staplerfahrer: ["Leute mit Staplerschein"],
    "Fahrer auf der Straße": ["LKW-Fahrer"],
  },
);

test.each([
  "Wir hatten mal eine Firma, aber jetzt nicht mehr",
  "wir hatten eine Firma, heute nicht mehr",
])("«%s» denies what was", (text) => {
  expect(read(text, WHO_CONTROLS).condition).not.toBe("Andere Firma");
});

test("what was and still is, is not denied", () => {
  expect(read("das macht eine andere Firma", WHO_CONTROLS).condition).toBe("Andere Firma");
});

describe("who puts himself right means what he says then", () => {
  test.each<[string, string]>([
    ["Stapler, nein Quatsch, Kommissionierer", "Kommissionieren und Packen"],
    ["Kommissionierer, ich meinte Staplerfahrer", "Staplerfahrer"],
  ])("«%s» is %s", (text, key) => {
    expect(read(text, FOR_WHAT).condition).toBe(key);
  });

  test("a courtesy behind it says nothing", () => {
    expect(read("Staplerfahrer, ach nein, danke", FOR_WHAT).condition).not.toBe(
      "Kommissionieren und Packen",
    );
  });
});
