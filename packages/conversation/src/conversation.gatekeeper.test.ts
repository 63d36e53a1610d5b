import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const asking = (firm: string, question: string) =>
  tree(
    [
      node("start", "start", { content: `Guten Tag, hier ist die KI von ${firm}.` }),
      node("through", "decision", {
        content: question,
        conditions: [
          {
            id: "t",
            condition: "Stellt durch",
            examples: ["ich verbinde", "einen Moment, bitte"],
            targetNodeId: "through",
          },
          {
            id: "b",
            condition: "Sekretariat blockt",
            examples: [
              "ich darf niemanden durchstellen",
              "wir verbinden keine Werbeanrufe",
              "wir möchten keine Werbung",
            ],
            targetNodeId: "blocked",
          },
        ],
      }),
      node("blocked", "end", { content: "Dann danke ich Ihnen.", outcome: "not-interested" }),
    ],
    [["start", "through"]],
  );

describe.each([
  ["Quellkorb", "Mit wem darf ich darüber sprechen?"],
  ["der Rampe Neun Personal", "Können Sie mich mit der Einsatzleitung verbinden?"],
  ["Brenner Schädlingsschutz", "Wer ist bei Ihnen für die Hygiene zuständig?"],
])("at the secretary's, for %s", (firm, question) => {
  test.each([
    "Wir verbinden keine Werbeanrufe",
    "Tut mir leid, wir verbinden keine Werbeanrufe.",
    "Wir möchten keine Werbung.",
  ])("“%s” goes the author's way", (reply) => {
    call(asking(firm, question), { understanding }).hears(reply).endsWith("not-interested");
  });

  test.each([
    "Rufen Sie hier nicht mehr an",
    "Wir verbinden keine Werbeanrufe, und rufen Sie bitte nicht mehr an",
    "Wir möchten keine Werbeanrufe mehr",
    "Wir möchten keine Werbung, streichen Sie uns aus Ihrer Liste",
  ])("“%s” wants no more calls", (reply) => {
    call(asking(firm, question), { understanding }).hears(reply).endsWith("opt-out");
  });
});
