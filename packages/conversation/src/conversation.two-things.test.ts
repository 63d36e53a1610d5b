import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." });
const QUESTION = node("question", "decision", {
  content: "Wir bauen Solaranlagen. Möchten Sie einen Termin?",
  conditions: [
    { id: "yes", condition: "Ja", targetNodeId: "good" },
    { id: "no", condition: "Nein", targetNodeId: "bad" },
  ],
});
const GOOD = node("good", "end", { content: "Schön, dann kommen wir.", outcome: "success" });
const BAD = node("bad", "end", { content: "Schade.", outcome: "not-interested" });
const PRICE = node("price", "objection", {
  content: "Die Beratung ist kostenlos.",
  objection: { intent: "price_objection", global: true },
});

const asked = (...more: Parameters<typeof tree>[0][number][]) =>
  call(tree([START, QUESTION, GOOD, BAD, PRICE, ...more], [["start", "question"]]), {
    understanding,
  });

describe("a yes with a question beside it", () => {
  test.each(["Ja gern, aber was kostet das?", "Ja, und was kostet das?"])(
    "“%s”: the question is answered, the yes still holds",
    (reply) => {
      asked()
        .hears(reply)
        .says("Die Beratung ist kostenlos. Schön, dann kommen wir.")
        .endsWith("success");
    },
  );

  test("whichever of the two the reader takes for the main thing", () => {
    const yes = { name: "Ja", condition: "Ja", confidence: 0.9 };
    const price = { name: "price_objection", condition: null, confidence: 0.9 };
    asked()
      .hears("Ja, aber der Preis?", { intent: "price_objection", alsoHeard: [yes] })
      .says("Die Beratung ist kostenlos. Schön")
      .endsWith("success");
    asked()
      .hears("Ja, aber der Preis?", { condition: "Ja", intent: "Ja", alsoHeard: [price] })
      .says("Die Beratung ist kostenlos. Schön")
      .endsWith("success");
  });

  test("an objection that leads elsewhere leads there; the yes was to another question", () => {
    const other = node("other", "decision", {
      content: "Und wenn es nichts kostet?",
      conditions: [{ id: "yes", condition: "Ja", targetNodeId: "good" }],
    });
    call(
      tree(
        [START, QUESTION, GOOD, BAD, PRICE, other],
        [
          ["start", "question"],
          ["price", "other"],
        ],
      ),
      { understanding },
    )
      .hears("Ja gern, aber was kostet das?")
      .says("Die Beratung ist kostenlos. Und wenn es nichts kostet?")
      .standsAt("other");
  });
});

describe("a no with a question beside it", () => {
  test.each(["Nein, aber was kostet das?", "Nein, das ist zu teuer"])(
    "“%s”: it is answered and asked again, for the answer may change the no",
    (reply) => {
      asked()
        .hears(reply)
        .says("Die Beratung ist kostenlos. Möchten Sie einen Termin?")
        .standsAt("question")
        .hears("Nein")
        .endsWith("not-interested");
    },
  );
});

test("an objection answered as often as the tree says no longer keeps a yes from counting", () => {
  const script = asked();
  script.hears("Was kostet das?").standsAt("question").hears("Was kostet das?");
  script.standsAt("question").hears("Ja, aber was kostet das?", {
    condition: "Ja",
    intent: "Ja",
    alsoHeard: [{ name: "price_objection", condition: null, confidence: 0.9 }],
  });
  script.saysNot("kostenlos").endsWith("success");
});

test("a yes is remembered for this question only", () => {
  const yes = { name: "Ja", condition: "Ja", confidence: 0.9 };
  const wait = node("wait", "objection", {
    content: "Das erkläre ich gern.",
    objection: { intent: "trust_doubt", global: true },
  });
  asked(wait)
    .hears("Was kostet das?")
    .standsAt("question")
    .hears("Woher haben Sie meine Nummer?", { intent: "trust_doubt" })
    .says("Das erkläre ich gern. Möchten Sie einen Termin?")
    .standsAt("question")
    .hears("Ja, aber der Preis?", { intent: "price_objection", alsoHeard: [yes] })
    .endsWith("success");
});

test("an objection comes back with the question alone, not with all that led to it", () => {
  asked()
    .hears("Was kostet das?")
    .says(/^Die Beratung ist kostenlos\. Möchten Sie einen Termin\?$/);
});

test("an opt-out beside anything else is an opt-out", () => {
  asked()
    .hears("Nein, und rufen Sie mich bitte nie wieder an")
    .did("record-opt-out")
    .endsWith("opt-out", "opt-out");
});
