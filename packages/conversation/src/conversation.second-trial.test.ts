import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

/** A chimney builder, whose customers have asked for somebody to have a look. */
const understanding = await openUnderstanding();
const TREE = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI von Kaminbau Harz." }),
    node("time", "decision", {
      content:
        "Sie hatten bei uns eine Besichtigung für einen neuen Kaminofen angefragt. Passt es gerade kurz?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "what", examples: ["wir brauchen einen ofen"] },
        { id: "l", condition: "callback_later", targetNodeId: "later" },
        {
          id: "o",
          condition: "Schon bestellt",
          targetNodeId: "none",
          examples: ["der ofen ist schon bestellt", "der auftrag ist raus"],
        },
        { id: "n", condition: "Nein", targetNodeId: "later" },
      ],
    }),
    node("has", "objection", {
      content: "Die Besichtigung selbst ist kostenlos.",
      objection: { intent: "price_objection", global: true, answers: 2 },
    }),
    node("what", "decision", {
      content: "Geht es um einen Kaminofen oder um einen Kachelofen?",
      conditions: [
        { id: "k", condition: "Kaminofen", targetNodeId: "hour", examples: ["einen schwedenofen"] },
        {
          id: "t",
          condition: "Kachelofen",
          targetNodeId: "hour",
          examples: ["der alte grundofen"],
        },
      ],
    }),
    node("hour", "input", {
      content: "Um wie viel Uhr dürfen wir am Freitag kommen?",
      input: { variable: "zeit", value: "time" },
    }),
    node("check", "decision", {
      content: "Also am Freitag um [zeit]. Stimmt das so?",
      conditions: [
        { id: "cy", condition: "Ja", targetNodeId: "when" },
        { id: "cn", condition: "Nein", targetNodeId: "hour" },
      ],
    }),
    node("when", "message", {
      content: "Eine letzte Frage: Wann soll der Ofen denn stehen?",
      listens: true,
    }),
    node("good", "end", { content: "Bis Freitag.", outcome: "appointment" }),
    node("later", "end", { content: "Dann bis später.", outcome: "callback" }),
    node("none", "end", { content: "Alles Gute.", outcome: "not-interested" }),
  ],
  [
    ["start", "time"],
    ["hour", "check"],
    ["when", "good"],
  ],
);
const called = () => call(TREE, { understanding });
const asked = () => called().hears("ja passt").standsAt("what");
const atCheck = () => asked().hears("ein kaminofen").hears("um elf").standsAt("check");

describe("a yes is no less one for a word of something else", () => {
  test("“ja, für den ofen” does not order elsewhere", () => {
    called().hears("ja für den ofen").standsAt("what");
  });

  test("who has no more than one of two names that", () => {
    asked().hears("nur den kaminofen den kachelofen hab ich schon").standsAt("hour");
  });
});

describe("what stands is not changed by the way", () => {
  test.each([
    "ja ja das ist richtig die postleitzahl ist achtunddreißig drei neunundzwanzig falls sie die brauchen",
    "ja stimmt meine hausnummer ist die drei",
  ])("“%s”", (reply) => {
    atCheck().hears(reply).knows({ zeit: "11:00" }).standsAt("when");
  });

  test("who wants to hear it again hears what was read out, and no excuse", () => {
    atCheck()
      .hears("kronen gestern irgendwas")
      .hears("bitte wiederholen sie das noch einmal")
      .says("Also am Freitag um 11:00. Stimmt das so?")
      .standsAt("check");
  });
});

test.each(["irgendwann im märz wenn der boden fertig ist", "am siebenundzwanzigsten märz"])(
  "asked when something shall be, “%s” puts nothing off",
  (reply) => {
    atCheck().hears("ja").hears(reply).endsWith("appointment");
  },
);

test("who says no at length to what an objection answered has no other time in mind", () => {
  called()
    .hears("das ist mir viel zu teuer")
    .says("Die Besichtigung selbst ist kostenlos.")
    .hears("nee ist fest hab letzte woche unterschrieben trotzdem danke")
    .endsWith("not-interested");
});

test("what it is about is told by the question that stands", () => {
  called()
    .hears("worum geht es denn")
    .says("Sie hatten bei uns eine Besichtigung für einen neuen Kaminofen angefragt.")
    .standsAt("time");
});
