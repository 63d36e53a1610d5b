import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const offering = (firm: string, offer: string) =>
  tree(
    [
      node("start", "start", { content: `Guten Tag, hier ist die KI von ${firm}.` }),
      node("offer", "decision", {
        content: offer,
        conditions: [
          {
            id: "y",
            condition: "Besuch erwünscht",
            counts: ["Ja", "appointment_accepted"],
            targetNodeId: "good",
          },
          {
            id: "n",
            condition: "Kein Besuch",
            counts: ["Nein", "not_interested"],
            targetNodeId: "none",
          },
        ],
      }),
      node("good", "end", { content: "Schön.", outcome: "appointment" }),
      node("none", "end", { content: "Schade.", outcome: "not-interested" }),
    ],
    [["start", "offer"]],
  );

describe.each([
  ["Brenner Schädlingsschutz", "Darf unser Techniker bei Ihnen vorbeikommen?"],
  ["Klarwerk", "Wir kommen gern vorbei und sehen uns alles an. Möchten Sie das?"],
  ["Pleiße-Umzüge", "Soll jemand zu Ihnen vorbeikommen und sich die Möbel ansehen?"],
])("at the offer of a visit by %s", (firm, offer) => {
  const offered = () => call(offering(firm, offer), { understanding }).standsAt("offer");

  test.each(["Kommen Sie vorbei?", "Ach so, kommen Sie dann vorbei?"])(
    "“%s” asks, and agrees to nothing yet",
    (reply) => {
      offered()
        .hears(reply)
        .says("Genau, darum geht es.")
        .standsAt("offer")
        .hears("ja")
        .endsWith("appointment");
    },
  );

  test.each(["Machen Sie das selbst?", "Bringen Sie eigene Leute mit?"])(
    "“%s” agrees to nothing either",
    (reply) => {
      offered().hears(reply).standsAt("offer");
    },
  );

  test.each([
    "Kommen Sie vorbei",
    "Kommen Sie ruhig vorbei!",
    "kommen Sie gern vorbei",
    "Können Sie am Dienstag vorbeikommen?",
    "Kommen Sie dann am Dienstag?",
    "Ja, kommen Sie vorbei",
  ])("“%s” agrees", (reply) => {
    offered().hears(reply).endsWith("appointment");
  });
});
