import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Hier ist die KI." });
const END = node("end", "end", { content: "Gut.", outcome: "success" });
const BOOKED = node("booked", "end", { content: "Bis [tag].", outcome: "appointment" });
const LATER = node("later", "end", { content: "Wir rufen noch einmal an.", outcome: "callback" });
const FOR = node("for", "decision", {
  content: "Wofür brauchen Sie jemanden, zum Packen oder für den Stapler?",
  conditions: [
    { id: "pack", condition: "Packen", targetNodeId: "end" },
    { id: "fork", condition: "Stapler", targetNodeId: "later" },
  ],
});
const DAY = node("day", "input", {
  content: "An welchem Tag darf unser Techniker kommen?",
  input: { variable: "tag", value: "date" },
});

describe("who names when to be called", () => {
  const asked = tree([START, FOR, END, LATER], [["start", "for"]]);

  test.each([
    [["keine Zeit", "rufen Sie morgen um zehn nochmal an"]],
    [["keine Zeit", "rufen Sie nächste Woche wieder an"]],
    [["rufen Sie morgen um zehn nochmal an"]],
  ])("%p is let go with a call-back", (said) => {
    const [first = "", ...others] = said;
    let play = call(asked, { understanding }).hears(first);
    for (const one of others) play = play.hears(one);
    play.says("Wir rufen noch einmal an.").endsWith("callback");
  });

  test("a mere wish for it is noted first, and the question asked again", () => {
    call(asked, { understanding })
      .hears("rufen Sie nächste Woche wieder an")
      .says("Gern, das halte ich fest.")
      .standsAt("for")
      .hears("zum Packen")
      .endsWith("success");
  });
});

describe("who is asked for a day", () => {
  const asked = tree(
    [START, DAY, BOOKED],
    [
      ["start", "day"],
      ["day", "booked"],
    ],
  );

  test.each([
    "keinen Termin",
    "nein, keinen Termin bitte",
    "kein Besuch",
    "ich will gar keinen Termin",
  ])("declines the matter with “%s”", (said) => {
    call(asked, { understanding }).hears(said).endsWith("not-interested");
  });

  test.each(["keinen Termin am Montag", "da hab ich keinen Termin frei"])(
    "declines no more than that with “%s”",
    (said) => {
      call(asked, { understanding }).hears(said).standsAt("day");
    },
  );

  test("agrees to what is proposed when he does not mind, and not by a question", () => {
    call(asked, { understanding })
      .hears("egal")
      .says("Wie wäre es mit Montag")
      .hears("mir egal")
      .endsWith("appointment");
    call(asked, { understanding })
      .hears("egal")
      .hears("was hätten Sie denn sonst frei?")
      .standsAt("day");
  });
});
