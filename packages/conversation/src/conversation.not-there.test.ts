import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

/** Asks who is on the telephone, with a way for others, or with none but a no. */
function asking(firm: string, otherWay: boolean) {
  return tree(
    [
      node("start", "start", { content: `Guten Tag, hier ist die KI von ${firm}.` }),
      node("who", "decision", {
        content: "Spreche ich mit [name] persönlich?",
        conditions: [
          { id: "y", condition: "Ist selbst dran", counts: ["Ja"], targetNodeId: "on" },
          otherWay
            ? {
                id: "o",
                condition: "Jemand anders ist dran",
                counts: ["Nein", "not_available", "no_authority"],
                targetNodeId: "other",
              }
            : { id: "o", condition: "Nein", targetNodeId: "none" },
        ],
      }),
      node("on", "decision", {
        content: "Möchten Sie vorbeikommen?",
        conditions: [
          { id: "y", condition: "Ja", targetNodeId: "other" },
          { id: "n", condition: "Nein", targetNodeId: "none" },
        ],
      }),
      node("other", "end", { content: "Dann melden wir uns später.", outcome: "callback" }),
      node("none", "end", { content: "Schade.", outcome: "not-interested" }),
    ],
    [["start", "who"]],
  );
}

const FIRMS = ["Hörakustik Lindner", "der Fahrschule Kern", "Pleiße-Umzüge"];
const AWAY = [
  "Ich bin der Ehemann, sie ist nicht da",
  "Ich bin der Mann, sie ist gerade einkaufen",
  "Nein, hier ist ihre Tochter, meine Mutter ist nicht da",
  "Ich bin der Sohn, die Mama ist heute auf der Arbeit",
  "Hier ist die Pflegerin, sie schläft gerade",
];

describe.each(FIRMS)("who is called for %s and isn't there", (firm) => {
  const asked = (otherWay: boolean) =>
    call(asking(firm, otherWay), { understanding, variables: { name: "Frau Weber" } });

  test.each(AWAY)("is fetched by nobody: “%s”", (reply) => {
    asked(true).hears(reply).says("Dann melden wir uns später.").endsWith("callback");
    asked(false).hears(reply).saysNot("Könnte ich").endsWith("callback", "declined");
  });

  test.each(["Ich bin der Ehemann", "Ich bin die Tochter, sie ist im Garten"])(
    "but may be near: “%s”",
    (reply) => {
      asked(false).hears(reply).says("Könnte ich bitte mit Frau Weber sprechen?").standsAt("who");
    },
  );
});
