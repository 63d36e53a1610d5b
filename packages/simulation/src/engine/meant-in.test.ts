import { describe, expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import type { Topic } from "../corpus/topic.ts";
import { BAD, calling, GOOD, START } from "./testing/scripted-run.ts";

const OFFER = node("ask", "decision", {
  content: "Darf Herr Brinkmann vorbeikommen?",
  conditions: [
    { id: "yes", condition: "Darf kommen", counts: ["Ja"], targetNodeId: "good" },
    {
      ...{ id: "away", condition: "Gerade nicht da", targetNodeId: "good" },
      ...{ counts: ["not_available"], examples: ["die ist gerade nicht da"] },
    },
    { id: "wrong", condition: "Falsche Person", counts: ["wrong_person"], targetNodeId: "bad" },
  ],
});
const CONTRACT = node("contract", "objection", {
  ...{ title: "Vertrag läuft noch", content: "Das macht nichts." },
  objection: { intent: "contract_bound", global: true, returns: true },
});
const BARE = tree([START, OFFER, GOOD, BAD], [["start", "ask"]], { reprompts: 1 });
const ANSWERING = tree([START, OFFER, CONTRACT, GOOD, BAD], [["start", "ask"]], { reprompts: 1 });

function meantBy(called: typeof BARE, text: string, topic: Topic, chosen: string) {
  const act = { type: "speak", text, topic, chosen, after: 200 } as const;
  return calling(called, [act]).traced.meant.map((one) => [one.chosen, one.read]);
}

describe("whether a condition was missed", () => {
  test("is no question where an objection of that sense answered", () => {
    const said = ["Unser Vertrag läuft noch.", "under-contract", "Falsche Person"] as const;
    expect(meantBy(ANSWERING, ...said)).toEqual([]);
    expect(meantBy(BARE, ...said)).toHaveLength(1);
  });

  test("is one where an objection of another sense did", () => {
    expect(meantBy(ANSWERING, "Unser Vertrag läuft noch.", "call-later", "Falsche Person")).toEqual(
      [["Falsche Person", null]],
    );
  });

  test("is none where somebody asks back what it is about", () => {
    const asked = "Ich richte es gern aus, verraten Sie mir noch Ihr Anliegen?";
    expect(meantBy(BARE, asked, "front-desk", "Gerade nicht da")).toEqual([]);
  });

  test.each([
    ["die ist gerade nicht da", "Gerade nicht da"],
    ["Nein, die ist gerade nicht da.", "Gerade nicht da"],
  ])("%s means what its author called so, whatever was drawn", (text, read) => {
    expect(meantBy(BARE, text, "boss-away", "Falsche Person")).toEqual([[read, read]]);
  });
});
