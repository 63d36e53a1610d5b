import { describe, expect, test } from "bun:test";
import { type DiscoveredIntent, discover, type MissedGroup } from "@rufbaum/simulation";
import { openSentences, toldResult } from "@rufbaum/simulation/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { type Language, wordsIn } from "../index.ts";
import { tellResult } from "./tell-result.ts";

const TREE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
const SENTENCES = await openSentences();

function said(text: string, count = 5, more: Partial<MissedGroup> = {}): MissedGroup {
  return { nodeId: "interest", text, intent: null, count, ...more };
}

/** The sentences on what was said, by what it is called. */
function told(language: Language, missed: readonly MissedGroup[]): Record<string, string[]> {
  const result = toldResult({ more: { discoveredIntents: discover(TREE, missed, SENTENCES) } });
  const { discoveredIntents } = tellResult(result, wordsIn(language));
  return Object.fromEntries(
    Object.entries(discoveredIntents).map(([name, intent]) => [name, intent.suggestedActions]),
  );
}

const NODES = ["interest", "doubt", "day", "mail", "time"];

describe("what could be done is told in both languages", () => {
  test.each<[string, MissedGroup[], string, string, string, string]>([
    [
      "a condition to add",
      [
        said("Unser Vertrag läuft noch.", 6, { intent: "contract_bound" }),
        said("Ähm, da sind wir gebunden", 4, { intent: "contract_bound" }),
      ],
      "Vertrag läuft noch",
      "Bedingung „Vertrag läuft noch“ am Node „Interesse?“ ergänzen, Beispiele: „Unser Vertrag läuft noch.“, „Da sind wir gebunden“.",
      "Vertrag läuft noch",
      "Add the condition “Vertrag läuft noch” to the node “Interesse?”, with examples: “Unser Vertrag läuft noch.”, “Da sind wir gebunden”.",
    ],
    [
      "a condition to teach",
      [said("Gern, jawohl.", 5, { intent: "Ja" })],
      "Ja",
      "Bedingung „Ja“ am Node „Interesse?“ um Beispiele ergänzen: „Gern, jawohl.“.",
      "Ja",
      "Add examples to the condition “Ja” of the node “Interesse?”: “Gern, jawohl.”.",
    ],
    [
      "one objection instead of many conditions",
      NODES.slice(0, 4).map((nodeId) =>
        said("Unser Vertrag läuft noch.", 6, { nodeId, intent: "contract_bound" }),
      ),
      "Vertrag läuft noch",
      "Einwand mit der Absicht „Vertrag läuft noch“ für den ganzen Baum anlegen statt einzelner Bedingungen: Sie kommt an 4 Nodes vor, 24-mal.",
      "Vertrag läuft noch",
      "Add an objection with the intent “Vertrag läuft noch” for the whole tree instead of single conditions: it occurs at 4 nodes, 24 times.",
    ],
    [
      "an objection to word better",
      [said("Das ist zu teuer", 6, { intent: "price_objection", answered: 6 })],
      "Zu teuer",
      "Einwand „Preis“ überzeugender formulieren: Er ist schon beantwortet und kommt danach noch 6-mal.",
      "Zu teuer",
      "Word the objection “Preis” more convincingly: it is answered already and still comes up 6 times after that.",
    ],
    [
      "remarks",
      [
        ...NODES.map((nodeId) => said("Der Hund bellt wieder.", 3, { nodeId })),
        ...NODES.map((nodeId) => said("Draußen regnet es schon wieder.", 2, { nodeId })),
      ],
      "Nebenbei gesagt",
      "Nebenbei fällt 25-mal etwas, das keine Antwort ist und überall vorkommt, wie „Der Hund bellt wieder.“, „Draußen regnet es schon wieder.“: keine Bedingung nötig, die Nachfragen kurz halten.",
      "Mentioned in passing",
      "Remarks in passing that answer nothing and occur everywhere, such as “Der Hund bellt wieder.”, “Draußen regnet es schon wieder.”, come up 25 times: no condition is needed, keep the reprompts short.",
    ],
    [
      "a value that is not read",
      [said("Eher am Vormittag wäre mir lieb.", 9, { nodeId: "hour" })],
      "Uhrzeit nicht erkannt",
      "Am Node „Welche Uhrzeit?“ werden Antworten wie „Eher am Vormittag wäre mir lieb.“ nicht als Uhrzeit verstanden: in der Nachfrage ein Beispiel nennen oder als Wert Text zulassen.",
      "Time not recognised",
      "At the node “Welche Uhrzeit?”, replies such as “Eher am Vormittag wäre mir lieb.” are not understood as a time: give an example in the reprompt, or accept text as the value.",
    ],
    [
      "a value that is left out",
      [said("Ja, das passt.", 4, { nodeId: "hour", intent: "appointment_accepted" })],
      "Termin zugesagt",
      "Am Node „Welche Uhrzeit?“ fehlt in Antworten wie „Ja, das passt.“ eine Uhrzeit: in der Nachfrage ein Beispiel nennen.",
      "Termin zugesagt",
      "At the node “Welche Uhrzeit?”, replies such as “Ja, das passt.” lack a time: give an example in the reprompt.",
    ],
    [
      "what the conversation meets by itself",
      [said("Wie bitte?", 9, { intent: "repeat_please" })],
      "Bitte wiederholen",
      "„Bitte wiederholen“ kommt 9-mal ohne Erfolg vor. Die Frage wird dann wiederholt; sie kürzer und deutlicher stellen.",
      "Bitte wiederholen",
      "“Bitte wiederholen” occurs 9 times without success. The question is then repeated; ask it more briefly and clearly.",
    ],
  ])("%s", (_what, missed, name, german, name2, english) => {
    expect(told("de", missed)[name]?.[0]).toBe(german);
    expect(told("en", missed)[name2]?.[0]).toBe(english);
  });
});

const FOUND: DiscoveredIntent = {
  ...{ count: 3, triggeredAt: { interest: 3 }, examples: [], suggestions: [] },
  advice: [{ code: "said-by-the-way", count: 3, examples: ["Moin."] }],
};
const conversation = { index: 0 } as never;

test("discoveries are in the order of their counts, then of what they are called, samples with them", () => {
  const discoveredIntents = {
    "said-by-the-way": FOUND,
    "Zu teuer": { ...FOUND, count: 9 },
    Mieter: FOUND,
  };
  const samples = ["said-by-the-way", "Mieter"].map((intent) => ({
    of: { type: "intent" as const, intent },
    conversation,
  }));
  const result = toldResult({ more: { discoveredIntents, samples } });
  const german = tellResult(result, wordsIn("de"));
  expect(Object.keys(german.discoveredIntents)).toEqual(["Zu teuer", "Mieter", "Nebenbei gesagt"]);
  expect(german.samples.map(({ of }) => of)).toEqual([
    { type: "intent", intent: "Mieter" },
    { type: "intent", intent: "Nebenbei gesagt" },
  ]);
  const english = tellResult(result, wordsIn("en"));
  expect(Object.keys(english.discoveredIntents)[1]).toBe("Mentioned in passing");
});

test("what is called like something else is told all the same", () => {
  const discoveredIntents = { "said-by-the-way": FOUND, "Nebenbei gesagt": FOUND };
  const result = toldResult({ more: { discoveredIntents } });
  expect(Object.keys(tellResult(result, wordsIn("de")).discoveredIntents)).toEqual([
    "Nebenbei gesagt",
    "Nebenbei gesagt (2)",
  ]);
});
