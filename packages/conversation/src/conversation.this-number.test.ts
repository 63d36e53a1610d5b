import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const ASKS = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." }),
    node("ask", "input", {
      content: "Unter welcher Telefonnummer erreicht Sie der Monteur am besten?",
      input: { variable: "telefon", value: "phone-number" },
    }),
    node("end", "end", { content: "Danke.", outcome: "success" }),
    node("doubt", "objection", {
      content: "Das verstehe ich gut.",
      objection: { intent: "trust_doubt", global: true, returns: true },
    }),
    node("wrong", "objection", {
      content: "Dann entschuldigen Sie die Störung.",
      objection: { intent: "wrong_person", global: true },
    }),
  ],
  [
    ["start", "ask"],
    ["ask", "end"],
  ],
);

const asked = (phone?: string) =>
  call(ASKS, { understanding, variables: phone === undefined ? {} : { phone } });

describe("who means the number that he is spoken to on has given it", () => {
  test.each([
    "na die auf der sie mich gerade anrufen",
    "unter der nummer die sie gerade angerufen haben",
    "die haben sie doch sie rufen mich ja an",
    "die nummer auf der sie gerade anrufen",
    "die sie gewählt haben",
    "diese hier",
    "die gleiche",
    "unter derselben wie jetzt",
    "na unter dieser nummer halt",
    "auf der wo sie mich grad erreicht haben",
    "die wo se jetz angerufe ham",
  ])("“%s”", (reply) => {
    asked("+491751234567")
      .hears(reply)
      .says("Gut, diese Nummer. Danke.")
      .knows({ telefon: "+491751234567" })
      .endsWith("success");
    asked().hears(reply).knows({ telefon: "diese Nummer" }).endsWith("success");
  });

  test.each([
    [
      "nein nicht die auf der sie anrufen sondern null eins sieben fünf eins zwei drei vier fünf sechs sieben",
      "+491751234567",
    ],
    ["null eins sieben fünf eins zwei drei vier fünf sechs sieben", "+491751234567"],
  ])("another number is that one: “%s”", (reply, telefon) => {
    asked("+4964112345").hears(reply).knows({ telefon });
  });

  test.each([
    "woher haben sie denn meine nummer",
    "nicht die hier",
    "warum rufen sie mich denn an",
  ])("“%s” gives none", (reply) => {
    asked("+4964112345").hears(reply).standsAt("ask").knows({});
  });
});
