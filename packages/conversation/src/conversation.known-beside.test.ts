import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const TREE = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI der Schwimmschule Welle." }),
    node("offer", "decision", {
      content: "Im Mai beginnt ein Kurs. Möchten Sie einen Platz?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "pool" },
        { id: "no", condition: "Nein", targetNodeId: "sorry" },
      ],
    }),
    node("pool", "input", {
      content: "Welches Bad ist Ihnen am liebsten?",
      input: { variable: "bad", value: "text" },
    }),
    node("day", "input", {
      content: "An welchem Tag passt es Ihnen?",
      input: { variable: "tag", value: "date" },
    }),
    node("end", "end", { content: "Bis [tag] im [bad].", outcome: "appointment" }),
    node("sorry", "end", { content: "Schade.", outcome: "not-interested" }),
  ],
  [
    ["start", "offer"],
    ["pool", "day"],
    ["day", "end"],
  ],
  {
    knowledge: [
      { id: "preis", questions: ["Was kostet der Kurs?"], answer: "Er kostet 90 Euro." },
      { id: "warm", questions: ["Wie warm ist das Wasser?"], answer: "Dreißig Grad." },
      { id: "angst", questions: ["Mein Kind hat Angst vor Wasser"], answer: "Das geben wir ihm." },
      { id: "lehrer", questions: ["Wer gibt den Kurs?"], answer: "Eine Lehrerin." },
    ],
  },
);
const asked = () => call(TREE, { understanding });

describe("what stands beside a question that is answered", () => {
  test("a text that was asked for is kept without the question", () => {
    const script = asked().hears("ja gern").standsAt("pool");
    script.hears("im nordbad sagen sie wie warm ist da eigentlich das wasser").standsAt("day");
    expect(script.state.variables.bad).toBe("im nordbad");
  });

  test.each(["oh das ist gut und wie warm ist das wasser", "hm wie warm ist denn das wasser"])(
    "“%s” gives no text",
    (reply) => {
      asked().hears("ja gern").hears(reply).says("Dreißig Grad.").standsAt("pool");
    },
  );

  test("half a day is kept", () => {
    asked()
      .hears("ja gern")
      .hears("im nordbad")
      .hears("ende nächster woche und was kostet der kurs")
      .says("Er kostet 90 Euro. Ende nächster Woche, gern. An welchem Tag?");
  });

  test("a price that is only spoken of is no question for it", () => {
    asked()
      .hears("gut das mit dem preis ist klar und wie warm ist das wasser")
      .says("Dreißig Grad.")
      .saysNot("Zum Preis");
  });

  test("a fear that the knowledge has is met, and the yes beside it stands", () => {
    asked()
      .hears("ja gern aber mein kind hat halt ziemlich angst vorm wasser")
      .says("Das geben wir ihm.")
      .standsAt("pool");
    asked().hears("mein kind hat gar keine angst vorm wasser").saysNot("Das geben wir ihm.");
  });

  test.each([
    "nein ich meinte wer den kurs gibt",
    "nee ich wollte wissen wer den kurs gibt",
    "nein, ich hab gefragt, wer den Kurs gibt",
  ])("“%s” refuses no offer", (reply) => {
    asked().hears(reply).says("Eine Lehrerin.").standsAt("offer").hears("ja").standsAt("pool");
  });

  test("nor does such a question that nobody here can answer", () => {
    asked().hears("nein ich meinte ob man da auch parken kann").standsAt("offer");
  });
});

test("who asks once more what it is about hears what comes next, not the same a third time", () => {
  const person = node("person", "decision", {
    content: "Spreche ich mit Frau Braun?",
    conditions: [
      { id: "yes", condition: "Ja", targetNodeId: "offer" },
      { id: "no", condition: "Nein", targetNodeId: "sorry" },
    ],
  });
  const start = node("start", "start", {
    content: "Guten Tag, hier ist die KI der Schwimmschule Welle. Ich rufe wegen einer Anfrage an.",
  });
  const nodes = TREE.nodes.filter(({ id }) => id !== "start");
  const own = tree([start, person, ...nodes], [["start", "person"]], TREE.settings);
  call(own, { understanding })
    .hears("ja was gibts")
    .says("Im Mai beginnt ein Kurs. Möchten Sie einen Platz?")
    .hears("ja braun um was gehts denn")
    .says("Ich rufe wegen einer Anfrage an. Möchten Sie einen Platz?")
    .saysNot("Wie gesagt")
    .standsAt("offer");
});
