import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();
const TREE = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist Mara, die KI von Brenner." }),
    node("fact", "decision", {
      content: "Hatten Sie im letzten Jahr Mäuse im Haus?",
      conditions: [
        { id: "y", condition: "Hatte welche", counts: ["Ja"], targetNodeId: "offer" },
        { id: "n", condition: "Verschont", counts: ["Nein"], targetNodeId: "offer" },
      ],
    }),
    node("offer", "decision", {
      content: "Darf er bei Ihnen vorbeikommen?",
      conditions: [
        {
          id: "y2",
          condition: "Gern",
          counts: ["Ja", "appointment_accepted"],
          targetNodeId: "good",
        },
        { id: "n2", condition: "Kein Bedarf", counts: ["Nein"], targetNodeId: "none" },
      ],
    }),
    node("good", "end", { content: "Danke, bis dann.", outcome: "appointment" }),
    node("none", "end", { content: "Schade.", outcome: "not-interested" }),
  ],
  [["start", "fact"]],
);
const asked = () => call(TREE, { understanding }).standsAt("fact");

describe("who keeps a fact to himself has said neither it nor no", () => {
  test.each([
    "Das geht Sie nichts an",
    "Das geht Sie überhaupt nichts an.",
    "Dazu sage ich nichts",
    "Das möchte ich nicht sagen",
    "Darüber gebe ich keine Auskunft",
  ])("%s", (reply) => {
    asked().hears(reply).says("Das müssen Sie mir nicht sagen").standsAt("fact");
    asked().hears(reply).hears("nein").standsAt("offer");
  });

  test.each(["nein, zum Glück nicht", "nein, da sage ich nichts Falsches", "gar nicht"])(
    "a no is one: %s",
    (reply) => {
      asked().hears(reply).saysNot("nicht sagen").standsAt("offer");
    },
  );

  test("whoever does so again is let go", () => {
    asked()
      .hears("Das geht Sie nichts an")
      .hears("Das geht Sie nichts an")
      .endsWith("not-interested", "declined");
  });

  test("to an offer it is a refusal", () => {
    asked().hears("nein").standsAt("offer").hears("Das geht Sie nichts an").saysNot("nicht sagen");
  });
});
