import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

/** A lessor of bicycles asks firms how many work there, and a gardener about a hedge. */
const understanding = await openUnderstanding();
const LATER = {
  ...{ id: "l", condition: "Später anrufen", targetNodeId: "later" },
  ...{
    examples: ["rufen sie später noch mal an", "das muss ich mir noch überlegen"],
    counts: ["callback_later", "no_time"],
  },
  spoken: "lieber ein anderes Mal sprechen",
};
const NO = {
  ...{ id: "n", condition: "Kein Interesse", targetNodeId: "none" },
  counts: ["not_interested", "Nein"],
};
const INFO = {
  ...{ id: "i", condition: "Unterlagen", targetNodeId: "info", counts: ["send_info"] },
  spoken: "erst einmal Informationen bekommen",
};
const ENDS = [
  node("small", "end", { content: "Ein kleiner Betrieb also.", outcome: "success" }),
  node("large", "end", { content: "Ein großer Betrieb also.", outcome: "success" }),
  node("open", "end", { content: "Wir schauen es uns an.", outcome: "success" }),
  node("later", "end", { content: "Wir melden uns.", outcome: "callback" }),
  node("none", "end", { content: "Alles Gute.", outcome: "not-interested" }),
  node("info", "end", { content: "Wir schicken etwas.", outcome: "info-requested" }),
];
const LEASING = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist Emil, die KI von Radwerk Leasing." }),
    node("size", "decision", {
      content: "Wie viele Leute arbeiten bei Ihnen, bis zehn oder mehr?",
      conditions: [
        {
          ...{ id: "s", condition: "Bis zehn", targetNodeId: "small" },
          ...{ examples: ["wir sind zu acht"], spoken: "bis zu zehn Leute" },
        },
        {
          ...{ id: "m", condition: "Mehr als zehn", targetNodeId: "large" },
          ...{ examples: ["so um die dreißig"], spoken: "mehr als zehn Leute" },
        },
        ...[NO, LATER, INFO],
      ],
    }),
    ...ENDS,
  ],
  [["start", "size"]],
);
const HEDGE = (more: object, ways: [string, string][] = []) =>
  tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Gärtnerei Lohmann." }),
      node("hedge", "decision", {
        content: "Ist Ihre Hecke aus Thuja oder aus Liguster?",
        conditions: [
          { id: "t", condition: "Thuja", targetNodeId: "small" },
          { id: "g", condition: "Liguster", targetNodeId: "large" },
          ...[NO, LATER],
        ],
        ...more,
      }),
      ...ENDS,
    ],
    [["start", "hedge"], ...ways],
  );
const UNKNOWN = [
  "oh das weiß ich gar nicht mehr so genau",
  "keine ahnung",
  "da bin ich überfragt",
  "muss ich nachschauen",
  "puh gute frage",
  "da fragen sie mich was",
  "das hab ich jetzt nicht im kopf",
  "so genau weiß ich das nicht",
  "das kann ich ihnen so nicht sagen",
];

describe("who does not know is met courteously, and asked in easier words", () => {
  test.each(UNKNOWN)("“%s”", (reply) => {
    call(LEASING, { understanding })
      .hears(reply)
      .says("Das macht nichts. Wie viele Leute")
      .hears(reply)
      .says("Was trifft am ehesten zu: bis zu zehn Leute oder mehr als zehn Leute?")
      .hears("wir sind acht")
      .standsAt("small");
  });

  test("in the author's own words, where he has some", () => {
    call(HEDGE({ reprompts: ["Sind die Blätter eher Nadeln?"] }), { understanding })
      .hears("da bin ich überfragt")
      .says("Das macht nichts. Sind die Blätter eher Nadeln?");
  });

  test("where the tree goes on without it, the second time that is gone", () => {
    call(HEDGE({}, [["hedge", "open"]]), { understanding })
      .hears("keine ahnung")
      .says("Das macht nichts. Ist Ihre Hecke")
      .hears("weiß ich wirklich nicht")
      .standsAt("open");
  });

  test("where the author has a way for that, it is gone at once", () => {
    const unknown = {
      ...{ id: "u", condition: "Weiß noch nicht", targetNodeId: "open" },
      examples: ["das steht noch nicht fest"],
    };
    call(HEDGE({ conditions: [{ id: "t", condition: "Thuja", targetNodeId: "small" }, unknown] }), {
      understanding,
    })
      .hears("das weiß ich gar nicht mehr so genau")
      .standsAt("open");
  });
});

describe("who says more than that is taken at his word", () => {
  test.each([
    ["weiß ich nicht vielleicht so dreißig", "large"],
    ["ja acht leute ich muss ja noch die kinder holen", "small"],
    ["weiß nicht kein interesse", "none"],
    ["das weiß ich nicht rufen sie später an", "later"],
    ["nicht dass ich wüsste", "none"],
    ["keine ahnung so um die dreißig", "large"],
    ["das weiß ich genau wir sind zu acht", "small"],
  ])("“%s” leads to %s", (reply, nodeId) => {
    call(LEASING, { understanding }).hears(reply).standsAt(nodeId);
  });

  test.each(["ich weiß nicht ob wir das brauchen", "das weiß nur der chef", "wie meinen sie das"])(
    "“%s” is not met as if a number were wanting",
    (reply) => {
      call(LEASING, { understanding }).hears(reply).saysNot("Das macht nichts");
    },
  );
});
