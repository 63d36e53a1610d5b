import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const offering = (price: string) => {
  const made = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist Mia, die KI von Ott." }),
      node("offer", "decision", {
        content: "Möchten Sie das zwei Wochen lang ausprobieren?",
        conditions: [
          { id: "y", condition: "Ja", targetNodeId: "good" },
          { id: "n", condition: "Nein", targetNodeId: "none" },
        ],
      }),
      node("dear", "objection", {
        content: "Das verstehe ich. Die zwei Wochen kosten Sie nichts.",
        objection: { intent: "price_objection", global: true, returns: true },
      }),
      node("good", "end", { content: "Schön.", outcome: "success" }),
      node("none", "end", { content: "Schade.", outcome: "not-interested" }),
    ],
    [["start", "offer"]],
  );
  const knowledge = [{ id: "price", questions: ["Was kostet das?"], answer: price }];
  return { ...made, settings: { ...made.settings, knowledge } };
};

describe.each([
  ["drinking water", "Der Spender kostet neunundzwanzig Euro im Monat."],
  ["pest control", "Kleine Betriebe zahlen ab neunundvierzig Euro im Monat."],
  ["a music school", "In der Gruppe sind es 45 Euro im Monat."],
])("where the price is known, for %s", (_trade, price) => {
  const offered = () => call(offering(price), { understanding }).standsAt("offer");

  test.each(["Was kostet das?", "Was kostet das denn?", "Und was kostet das?"])(
    "“%s” hears it, and not what is said to who finds it dear",
    (question) => {
      offered().hears(question).says(price).saysNot("Das verstehe ich").standsAt("offer");
    },
  );

  test.each(["Das ist mir zu teuer", "Zu teuer!", "So viel Geld hab ich nicht"])(
    "“%s” is a complaint, and hears the objection",
    (reply) => {
      offered().hears(reply).says("Die zwei Wochen kosten Sie nichts.").saysNot(price);
    },
  );
});
