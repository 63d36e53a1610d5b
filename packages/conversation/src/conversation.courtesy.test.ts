import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";
import { WORDING } from "./wording.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." });
const QUESTION = node("question", "decision", {
  content: "Wir bauen Solaranlagen. Haben Sie ein eigenes Dach?",
  conditions: [
    { id: "yes", condition: "Ja", targetNodeId: "good" },
    { id: "no", condition: "Nein", targetNodeId: "bad" },
  ],
});
const GOOD = node("good", "end", { content: "Schön.", outcome: "success" });
const BAD = node("bad", "end", { content: "Schade.", outcome: "not-interested" });
const ASKING = tree([START, QUESTION, GOOD, BAD], [["start", "question"]]);

const asked = () => call(ASKING, { understanding });

describe("a goodbye ends the call", () => {
  test.each(["Tschüss", "Auf Wiederhören", "Ich lege jetzt auf, tschüss"])("%s", (reply) => {
    asked().hears(reply).says("Auf Wiederhören").endsWith("abandoned", "goodbye");
  });

  test("with a no before it, the no is what counts", () => {
    asked().hears("Nein danke, tschüss").says("Schade.").endsWith("not-interested");
  });

  test("a tree with a way of its own is followed", () => {
    const conditions = [
      ...(QUESTION.conditions ?? []),
      { id: "bye", condition: "goodbye", targetNodeId: "bad" },
    ];
    call(tree([START, { ...QUESTION, conditions }, GOOD, BAD], [["start", "question"]]), {
      understanding,
    })
      .hears("Tschüss")
      .endsWith("not-interested");
  });
});

describe("greetings and thanks are no answer, and nothing to apologise for", () => {
  test.each(["Guten Tag", "Hallo", "Danke", "Grüß Gott"])("%s", (reply) => {
    asked()
      .hears(reply)
      .standsAt("question")
      .says("Haben Sie ein eigenes Dach?")
      .saysNot(/Entschuldigung|Verzeihung/)
      .hears("ja")
      .endsWith("success");
  });

  test("who says nothing else for ever is asked no more", () => {
    const script = asked();
    for (let turn = 0; turn < 20 && script.state.phase !== "over"; turn++) script.hears("Danke");
    script.says(WORDING.goodbyeUnmatched).endsWith("failed", "unmatched");
  });
});

test.each(["Wer ist da?", "Mit wem spreche ich?"])(
  "who asks “%s” is told, and asked again",
  (reply) => {
    asked()
      .hears(reply)
      .says("KI der Sonnwerk")
      .says(/Haben Sie ein eigenes Dach\?$/)
      .standsAt("question");
  },
);

describe("whether it is a machine is answered truthfully", () => {
  test.each(["Sind Sie ein Roboter?", "Spreche ich mit einer KI?", "Sind Sie ein echter Mensch?"])(
    "%s",
    (reply) => {
      asked()
        .hears(reply)
        .says("künstlichen Intelligenz")
        .says(/Haben Sie ein eigenes Dach\?$/)
        .hears("ja")
        .endsWith("success");
    },
  );

  test("a tree's own answer goes before ours; when it was given often enough, ours is still true", () => {
    const bot = node("bot", "objection", {
      content: "Ja, ich bin Lena, eine KI.",
      objection: { intent: "is_this_a_bot", global: true, answers: 1 },
    });
    call(tree([START, QUESTION, GOOD, BAD, bot], [["start", "question"]]), { understanding })
      .hears("Sind Sie ein Roboter?")
      .says("Ja, ich bin Lena, eine KI. Haben Sie ein eigenes Dach?")
      .hears("Sind Sie wirklich ein Roboter?")
      .says("künstlichen Intelligenz")
      .standsAt("question");
  });
});

describe("“Wie bitte?”", () => {
  test("what was said is said again, without an apology", () => {
    asked()
      .hears("Wie bitte?")
      .says("Haben Sie ein eigenes Dach?")
      .saysNot(/Entschuldigung|Verzeihung/)
      .hears("ja")
      .endsWith("success");
  });

  test("after an answered objection, the answer is said again as well", () => {
    const price = node("price", "objection", {
      content: "Die Beratung ist kostenlos.",
      objection: { intent: "price_objection", global: true },
    });
    call(tree([START, QUESTION, GOOD, BAD, price], [["start", "question"]]), { understanding })
      .hears("Was kostet das?")
      .hears("Wie bitte?")
      .says("Die Beratung ist kostenlos. Haben Sie ein eigenes Dach?")
      .slowly()
      .standsAt("question");
  });
});
