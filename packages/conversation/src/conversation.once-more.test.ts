import { test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Hier ist die KI." });
const END = node("end", "end", { content: "Schön.", outcome: "success" });
const SORRY = node("sorry", "end", { content: "Schade.", outcome: "not-interested" });
const BAD_WORK = node("bad", "objection", {
  content: "Damit sind Sie nicht allein. Bei uns gilt: Passt jemand nicht, zahlen Sie ihn nicht.",
  objection: { answers: 1 },
});
const PRICE = node("price", "objection", {
  content: "Der Test kostet Sie nichts. Die Kasse zahlt den Rest.",
  objection: { intent: "price_objection", global: true, answers: 1 },
});

const MISSING = { id: "yes", condition: "Es fehlen Leute", targetNodeId: "end" };
const ENOUGH = {
  id: "no",
  condition: "Mannschaft reicht aus",
  counts: ["not_interested"],
  targetNodeId: "sorry",
};
const BAD = {
  id: "bad",
  condition: "Schlechte Erfahrung",
  examples: ["Zeitarbeiter taugen nichts", "die waren nach zwei Tagen wieder weg"],
  targetNodeId: "bad",
};

function asked(conditions: readonly (typeof BAD)[] | readonly object[], limit?: number) {
  const question = node("question", "decision", {
    content: "Reicht Ihre Mannschaft, oder fehlen Ihnen Leute?",
    conditions: conditions as (typeof BAD)[],
  });
  const bad = limit === undefined ? BAD_WORK : { ...BAD_WORK, objection: { answers: limit } };
  return tree([START, question, END, SORRY, bad, PRICE], [["start", "question"]]);
}

test("what a condition has answered once is a no when it is said once more", () => {
  call(asked([MISSING, ENOUGH, BAD]), { understanding })
    .hears("Zeitarbeiter taugen nichts")
    .says("Bei uns gilt")
    .standsAt("question")
    .hears("Die waren nach zwei Tagen wieder weg")
    .says("Schade.")
    .endsWith("not-interested");
});

test("it is answered as often as its author says, the second time in a whole sentence", () => {
  call(asked([MISSING, ENOUGH, BAD], 2), { understanding })
    .hears("Zeitarbeiter taugen nichts")
    .hears("Zeitarbeiter taugen nichts")
    .says("Wie gesagt: Bei uns gilt: Passt jemand nicht, zahlen Sie ihn nicht. Reicht Ihre")
    .hears("Zeitarbeiter taugen nichts")
    .endsWith("not-interested");
});

test("who changes his mind after the answer is heard", () => {
  call(asked([MISSING, ENOUGH, BAD]), { understanding })
    .hears("Zeitarbeiter taugen nichts")
    .hears("Es fehlen Leute")
    .endsWith("success");
});

test("without a way for a no the question is asked again, and then nobody is talked into it", () => {
  call(asked([MISSING, BAD]), { understanding })
    .hears("Zeitarbeiter taugen nichts")
    .hears("Zeitarbeiter taugen nichts")
    .says("Das verstehe ich.")
    .saysNot("Bei uns gilt")
    .standsAt("question")
    .hears("Zeitarbeiter taugen nichts")
    .endsWith("not-interested");
});

test("a question that a condition answers is told shortly, and not for ever", () => {
  const way = {
    id: "how",
    condition: "Fragt nach dem Ablauf",
    examples: ["Wie läuft das denn ab?"],
    targetNodeId: "bad",
  };
  const play = call(asked([MISSING, ENOUGH, way]), { understanding })
    .hears("Wie läuft das denn ab?")
    .hears("Wie läuft das denn ab?")
    .says("Wie gesagt: Bei uns gilt")
    .standsAt("question");
  play.hears("Wie läuft das denn ab?").hears("Wie läuft das denn ab?").endsWith("failed");
});

test("what is answered from anywhere goes the way that counts a no the next time", () => {
  const wanted = { id: "yes", condition: "Ja, Hörtest", counts: ["Ja"], targetNodeId: "end" };
  const unwanted = {
    id: "no",
    condition: "Hörtest nicht nötig",
    counts: ["Nein"],
    examples: ["ich höre noch gut"],
    targetNodeId: "sorry",
  };
  call(asked([wanted, unwanted]), { understanding })
    .hears("Das ist mir zu teuer")
    .says("kostet Sie nichts")
    .hears("Das ist mir zu teuer")
    .saysNot("kostet Sie nichts")
    .endsWith("not-interested");
});
