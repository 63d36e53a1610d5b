import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";
import { WORDING } from "./wording.ts";

const understanding = await openUnderstanding();

const TREE = tree(
  [
    node("start", "start", { content: "Hier ist die KI der Praxis am Markt." }),
    node("ask", "decision", { content: "Passt Ihnen der Montag?" }),
    node("good", "end", { content: "Dann bis Montag.", outcome: "appointment" }),
    node("bad", "end", { content: "Dann nicht.", outcome: "not-interested" }),
    node("urgent", "end", { content: "Kommen Sie sofort.", outcome: "appointment" }),
    node("price", "objection", {
      content: "Das zahlt die Kasse.",
      objection: { intent: "price_question", global: true },
    }),
  ],
  [
    ["start", "ask"],
    ["ask", "good", "Ja"],
    ["ask", "bad", "Nein"],
    ["ask", "urgent", "Notfall"],
  ],
);
const begun = () => call(TREE, { understanding });

describe("what was said before the question was asked", () => {
  test.each(["Ja", "Nein", "Ja, gern", "Nein danke", "Kein Interesse", "Müller", "Am Montag"])(
    "answers nothing: %s",
    (reply) => {
      begun().hearsEarly(reply).saysNothing().standsAt("ask").hears("Ja").standsAt("good");
    },
  );

  test.each(["Ja hallo, wer ist da?", "Hallo?", "Guten Tag", "Hören Sie mich?", "Wer spricht da?"])(
    "is answered by the first words themselves: %s",
    (reply) => {
      begun().hearsEarly(reply).saysNothing();
    },
  );

  test("may be about the call, and is answered as at any other time", () => {
    begun().hearsEarly("Sind Sie ein Roboter?").says(WORDING.ai).says("Passt Ihnen der Montag?");
    begun().hearsEarly("Wie bitte?").slowly();
    begun().hearsEarly("Moment bitte").says(WORDING.gladlyWait);
    begun().hearsEarly("Was kostet das?").says("Kasse").says("Passt Ihnen der Montag?");
    begun().hearsEarly("Geben Sie mir bitte einen Menschen").endsWith("callback", "wants-human");
    begun().hearsEarly("Auf Wiederhören").endsWith("abandoned", "goodbye");
    begun()
      .hearsEarly("Hinterlassen Sie eine Nachricht nach dem Signalton.")
      .endsWith("voicemail", "voicemail");
  });

  test("is no value, where a value is asked for", () => {
    const asked = tree(
      [
        node("start", "start", { content: "Hier ist die KI." }),
        node("name", "input", {
          content: "Wie heißen Sie?",
          input: { variable: "n", value: "text" },
        }),
        node("end", "end", { content: "Danke.", outcome: "success" }),
      ],
      [
        ["start", "name"],
        ["name", "end"],
      ],
    );
    call(asked, { understanding }).hearsEarly("Weber, guten Tag").saysNothing().standsAt("name");
  });

  test("is an opt-out all the same", () => {
    begun().hearsEarly("Rufen Sie mich nie wieder an").did("record-opt-out").endsWith("opt-out");
  });
});

describe("a call for help", () => {
  test.each([
    "Hilfe, ich brauche einen Arzt!",
    "Es brennt!",
    "Ja, ja, mein Mann ist gerade zusammengebrochen",
  ])("ends the call wherever it is heard, with the number to dial: %s", (reply) => {
    const script = begun().hears(reply);
    script.says("112").endsWith("abandoned", "emergency");
    begun().hearsEarly(reply).endsWith("abandoned", "emergency");
  });

  test("goes the way that the tree has for it", () => {
    const why = [{ kind: "example", for: "Notfall", heard: "ich brauche einen Arzt" } as const];
    const reading = { condition: "Notfall", intent: null, why };
    begun().hears("Ich brauche sofort einen Arzt", reading).standsAt("urgent");
  });

  test.each(["Hilfe!", "Mein Mann atmet nicht mehr!", "Es brennt!"])(
    "does not go the way of whatever else is said: %s",
    (reply) => {
      const asking = tree(
        [
          node("start", "start", { content: "Hier ist die KI der Praxis am Markt." }),
          node("ask", "decision", { content: "Was für ein Tier haben Sie?" }),
          node("cat", "end", { content: "Miau.", outcome: "appointment" }),
          node("rest", "end", { content: "Dann nicht.", outcome: "not-interested" }),
        ],
        [
          ["start", "ask"],
          ["ask", "cat", "Katze"],
          ["ask", "rest", "Sonstiges"],
        ],
      );
      call(asking, { understanding }).hears(reply).endsWith("abandoned", "emergency");
    },
  );
});

describe("an interruption", () => {
  test("that is told after the next words were said takes nothing from those", () => {
    const script = begun().hears("Was kostet das?").interrupts("Hier ist die KI");
    expect(script.state.unheard).toBeNull();
    expect(script.state.lastSaid).toContain("Passt Ihnen");
  });
});

describe("a voice that failed", () => {
  test("has what was not heard said again, in place of the question alone", () => {
    begun()
      .hears("Was kostet das?")
      .happens({ type: "opening-heard" })
      .happens({
        type: "line-resumed",
        unheard: "Das zahlt die Kasse. Passt es?",
      })
      .says(`${WORDING.resumed} Das zahlt die Kasse. Passt es?`)
      .hears("Ja")
      .standsAt("good");
  });

  test.each([{ unheard: "KI der Praxis" }, { unheard: "KI der Praxis", isOpeningLost: true }])(
    "in the first words has all of them said again: %p",
    (lost) => {
      const script = begun();
      if (lost.isOpeningLost) script.happens({ type: "opening-heard" });
      script
        .happens({ type: "line-resumed", ...lost })
        .says(
          `${WORDING.resumedAnew} Hier ist die KI der Praxis am Markt. Passt Ihnen der Montag?`,
        );
    },
  );
});
