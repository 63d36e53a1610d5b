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
const PRICE = node("price", "objection", {
  content: "Die Beratung ist kostenlos.",
  objection: { intent: "price_objection", global: true },
});

const asked = () =>
  call(tree([START, QUESTION, GOOD, BAD, PRICE], [["start", "question"]]), { understanding });

describe("who talks over the agent before the question", () => {
  test.each(["Mhm", "Ja", "Ja, ja", "Aha", "Okay", "Ach so"])(
    "with a mere “%s” hears the rest; that was no answer",
    (reply) => {
      asked()
        .interrupts("Guten Tag, hier ist die KI der Sonnwerk. Wir bauen")
        .hears(reply)
        .standsAt("question")
        .says("Haben Sie ein eigenes Dach?")
        .saysNot(/Guten Tag|Entschuldigung|Verzeihung/)
        .hears("ja")
        .endsWith("success");
    },
  );

  test("with something unclear hears the rest as well, without an apology", () => {
    asked()
      .interrupts("Guten Tag, hier ist die KI der Sonnwerk.")
      .hears("lila")
      .says("Wir bauen Solaranlagen. Haben Sie ein eigenes Dach?")
      .saysNot(/Entschuldigung|Verzeihung/);
  });

  test("with a plain refusal is believed", () => {
    asked()
      .interrupts("Guten Tag, hier ist die KI")
      .hears("Nein, kein Interesse")
      .endsWith("not-interested");
  });

  test("with a question is answered", () => {
    asked()
      .interrupts("Guten Tag, hier ist die KI der Sonnwerk. Wir bauen")
      .hears("Was kostet das denn?")
      .says("Die Beratung ist kostenlos. Haben Sie ein eigenes Dach?");
  });

  test("with an opt-out is never called again", () => {
    asked()
      .interrupts("Guten Tag")
      .hears("Rufen Sie mich nie wieder an")
      .did("record-opt-out")
      .endsWith("opt-out", "opt-out");
  });

  test("again and again is understood in the end as not understood", () => {
    const script = asked();
    for (let turn = 0; turn < 20 && script.state.phase !== "over"; turn++) {
      script.interrupts("Guten").interrupts("Wir").interrupts("Haben").hears("tja, also");
    }
    script.endsWith("failed", "unmatched");
  });
});

test("who cuts off only the last word has heard the question", () => {
  asked()
    .interrupts(
      "Guten Tag, hier ist die KI der Sonnwerk. Wir bauen Solaranlagen. Haben Sie ein eigenes",
    )
    .hears("ja")
    .endsWith("success");
});

test("of several parts, the carrier tells what was heard of the last one begun", () => {
  asked()
    .interrupts("Wir bauen")
    .hears("mhm")
    .says(/^Solaranlagen\. Haben Sie ein eigenes Dach\?$/);
});

test("after the rest was said, a yes is an answer", () => {
  asked().interrupts("Guten Tag").hears("ja").standsAt("question").hears("ja").endsWith("success");
});

test("“wie bitte?” after talking over it brings the whole of it, slowly", () => {
  asked()
    .interrupts("Guten Tag, hier ist die KI")
    .hears("Wie bitte?")
    .says("Wir bauen Solaranlagen. Haben Sie ein eigenes Dach?")
    .slowly();
});

test("who interrupts and then says nothing is asked whether he is there", () => {
  asked().interrupts("Guten Tag").staysSilent().says(WORDING.stillThere);
});

test("an input that was talked over is not filled with a mere “mhm”", () => {
  const name = node("name", "input", {
    content: "Gern. Wie ist Ihr Name?",
    input: { variable: "name", value: "text" },
  });
  call(
    tree(
      [START, name, GOOD],
      [
        ["start", "name"],
        ["name", "good"],
      ],
    ),
    { understanding },
  )
    .interrupts("Guten Tag, hier ist")
    .hears("mhm")
    .standsAt("name")
    .says("Wie ist Ihr Name?")
    .hears("Weber")
    .knows({ name: "Weber" });
});
