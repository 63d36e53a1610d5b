import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Hier ist die KI." });
const END = node("end", "end", { content: "Gut.", outcome: "success" });
const FEW = node("few", "end", { content: "So wenige.", outcome: "completed" });

const HOW_MANY = node("count", "input", {
  content: "Wie viele Leute fehlen Ihnen ungefähr?",
  input: { variable: "anzahl", value: "number" },
  conditions: [
    { id: "few", condition: "Kleine Anfrage", expression: "zahl < 5", targetNodeId: "few" },
  ],
});

const asked = tree(
  [START, HOW_MANY, END, FEW],
  [
    ["start", "count"],
    ["count", "end"],
  ],
);

describe("a range where a number is asked for", () => {
  test.each([
    ["acht bis zehn", "Ich habe 8 bis 10 verstanden. Rechnen wir mit 9?", 9],
    ["zwischen fünf und acht", "Ich habe 5 bis 8 verstanden. Rechnen wir mit 7?", 7],
    ["fünf oder sechs", "Ich habe 5 oder 6 verstanden. Rechnen wir mit 6?", 6],
  ])("“%s” is read back, and reckoned with after a yes", (said, readBack, anzahl) => {
    call(asked, { understanding })
      .hears(said)
      .says(readBack)
      .hears("ja")
      .knows({ anzahl })
      .endsWith("success");
  });

  test("another number takes its place, and the same range agrees", () => {
    call(asked, { understanding })
      .hears("acht bis zehn")
      .hears("nein, lieber zehn")
      .knows({ anzahl: 10 })
      .endsWith("success");
    call(asked, { understanding })
      .hears("acht bis zehn")
      .hears("acht bis zehn halt")
      .knows({ anzahl: 9 })
      .endsWith("success");
  });

  test("goes the way of an expression once it is agreed to", () => {
    call(asked, { understanding })
      .hears("zwischen drei und fünf")
      .says("3 bis 5 verstanden. Rechnen wir mit 4?")
      .hears("genau")
      .knows({ anzahl: 4 })
      .endsWith("completed");
  });
});

test("a number by itself goes the way of its expression, and is kept", () => {
  call(asked, { understanding }).hears("drei").knows({ anzahl: 3 }).endsWith("completed");
  call(asked, { understanding }).hears("zwölf").knows({ anzahl: 12 }).endsWith("success");
});

test("a range of money names its unit", () => {
  const money = node("money", "input", {
    content: "Welches Budget haben Sie?",
    input: { variable: "budget", value: "amount" },
  });
  const tell = tree(
    [START, money, END],
    [
      ["start", "money"],
      ["money", "end"],
    ],
  );
  call(tell, { understanding })
    .hears("zwischen 100 und 200 Euro")
    .says("Ich habe 100 bis 200 Euro verstanden. Rechnen wir mit 150 Euro?")
    .hears("ja")
    .knows({ budget: 150 })
    .endsWith("success");
});
