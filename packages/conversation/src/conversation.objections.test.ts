import { expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { expects } from "./expects.ts";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Hier ist die KI." });
const QUESTION = node("question", "decision", {
  content: "Passt das?",
  conditions: [
    { id: "yes", condition: "Ja", targetNodeId: "end" },
    { id: "no", condition: "Nein", targetNodeId: "sorry" },
  ],
});
const END = node("end", "end", { content: "Schön.", outcome: "success" });
const SORRY = node("sorry", "end", { content: "Schade.", outcome: "not-interested" });

const PRICE = node("price", "objection", {
  content: "Es kostet nichts.",
  objection: { intent: "price_objection", global: true },
});

test("an objection returns to the question at which it was raised, and asks it again", () => {
  const asked = tree([START, QUESTION, END, SORRY, PRICE], [["start", "question"]]);
  call(asked, { understanding })
    .hears("Was kostet das?")
    .says("Es kostet nichts. Passt das?")
    .standsAt("question")
    .hears("ja")
    .endsWith("success");
});

test("with a connection of its own it goes on there, and comes back no more", () => {
  const other = node("other", "decision", {
    content: "Und ohne Kosten?",
    conditions: [{ id: "yes", condition: "Ja", targetNodeId: "sorry" }],
  });
  const again = {
    ...PRICE,
    id: "provider",
    objection: { intent: "already_has_provider", global: true },
  };
  const asked = tree(
    [START, QUESTION, END, SORRY, PRICE, other, again],
    [
      ["start", "question"],
      ["price", "other"],
    ],
  );
  call(asked, { understanding })
    .hears("Das ist zu teuer")
    .standsAt("other")
    .hears("Wir haben schon einen Anbieter")
    .standsAt("other")
    .hears("ja")
    .endsWith("not-interested");
});

test("reached by a condition it returns to the question before", () => {
  const local = node("local", "objection", { content: "Verstehe." });
  const question = {
    ...QUESTION,
    conditions: [
      { id: "yes", condition: "Ja", targetNodeId: "end" },
      { id: "provider", condition: "hat schon Anbieter", targetNodeId: "local" },
    ],
  };
  const asked = tree([START, question, END, local], [["start", "question"]]);
  call(asked, { understanding })
    .hears("Wir haben schon einen Anbieter")
    .says("Verstehe. Passt das?")
    .hears("ja")
    .endsWith("success");
});

test("an input is interrupted and asked again as well", () => {
  const input = node("day", "input", {
    content: "Wann passt es?",
    input: { variable: "day", value: "text" },
  });
  const asked = tree(
    [START, input, END, PRICE],
    [
      ["start", "day"],
      ["day", "end"],
    ],
  );
  call(asked, { understanding })
    .hears("Was kostet das denn?")
    .says("Es kostet nichts. Wann passt es?")
    .hears("am Montag")
    .knows({ day: "am Montag" })
    .endsWith("success");
});

test("it is listened for until it was answered as often as it says", () => {
  const once = { ...PRICE, objection: { intent: "price_objection", global: true, answers: 1 } };
  const asked = tree([START, QUESTION, END, SORRY, once], [["start", "question"]]);
  const script = call(asked, { understanding });
  expect(expects(asked, script.state)?.intents).toEqual(["price_objection"]);
  script.hears("zu teuer").says("Es kostet nichts");
  expect(expects(asked, script.state)?.intents).toEqual([]);
  // What has been answered often enough counts as what it comes to: a no.
  script.hears("zu teuer").says("Schade.");
});

test("one that is not global is never raised from elsewhere", () => {
  const local = { ...PRICE, objection: { intent: "price_objection" } };
  const asked = tree([START, QUESTION, END, SORRY, local], [["start", "question"]]);
  call(asked, { understanding })
    .hears("Was kostet das?")
    .says("Zum Preis kann ich Ihnen jetzt nichts Verbindliches sagen. Passt das?")
    .standsAt("question");
});

const HAS = node("has", "objection", {
  content: "Viele vergleichen trotzdem einmal.",
  objection: { intent: "already_has_provider", global: true, answers: 2 },
});

test("a no after the answer ends it, and is not met with the same answer", () => {
  const asked = tree([START, QUESTION, END, SORRY, HAS], [["start", "question"]]);
  call(asked, { understanding })
    .hears("wir haben schon jemanden dafür")
    .says("Viele vergleichen trotzdem einmal. Passt das?")
    .hears("nein danke wir haben da schon einen anbieter")
    .says("Schade.")
    .endsWith("not-interested");
});

test("who says no and goodbye at once is let go; a mere no may change with the answer", () => {
  const asked = tree([START, QUESTION, END, SORRY, HAS], [["start", "question"]]);
  call(asked, { understanding })
    .hears("nein wir haben schon einen anbieter auf wiederhören")
    .endsWith("not-interested");
  call(asked, { understanding })
    .hears("nein wir haben schon einen anbieter")
    .says("Viele vergleichen trotzdem einmal. Passt das?");
});
