import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const offering = (
  no: { condition: string; counts?: string[] },
  answer = "Das verstehe ich. Die zwei Wochen kosten Sie nichts.",
) =>
  call(
    tree(
      [
        node("start", "start", { content: "Hier ist die KI." }),
        node("offer", "decision", {
          content: "Hätten Sie Lust, unser Training auszuprobieren?",
          conditions: [
            {
              ...{ id: "yes", condition: "Will es ausprobieren", targetNodeId: "on" },
              counts: ["Ja", "appointment_accepted"],
            },
            { id: "no", targetNodeId: "gone", ...no },
          ],
        }),
        node("price", "objection", {
          content: answer,
          objection: { intent: "price_objection", global: true, returns: true, answers: 2 },
        }),
        node("on", "end", { content: "Wunderbar.", outcome: "appointment" }),
        node("gone", "end", { content: "Alles Gute.", outcome: "not-interested" }),
      ],
      [["start", "offer"]],
    ),
    { understanding },
  );

const WAYS = [
  { condition: "Nein" },
  { condition: "Kein Interesse" },
  { condition: "Kommt nicht zurück", counts: ["Nein", "not_interested"] },
  { condition: "Bleibt weg", counts: ["Nein"] },
];

describe.each(WAYS)("where the way for a no is called %j", (no) => {
  test.each(["nein, das ist mir zu teuer", "nee, das kostet mir zu viel"])(
    "“%s” is answered, and asked again",
    (said) => {
      offering(no).hears(said).says("kosten Sie nichts").says("Hätten Sie Lust").standsAt("offer");
    },
  );

  test("a yes to the objection's own question refuses nothing", () => {
    const answer = "Die zwei Wochen kosten Sie nichts. Wäre das nicht einen Versuch wert?";
    offering(no, answer)
      .hears("nein, das ist mir zu teuer")
      .says("einen Versuch wert")
      .hears("ja")
      .says("Hätten Sie Lust")
      .standsAt("offer");
  });

  test("a plain no is one", () => {
    offering(no).hears("nein, danke").endsWith("not-interested");
  });
});

test("a yes beside an objection is still kept", () => {
  offering({ condition: "Kommt nicht zurück", counts: ["Nein"] })
    .hears("ja gern, aber ist das nicht zu teuer?")
    .endsWith("appointment");
});
