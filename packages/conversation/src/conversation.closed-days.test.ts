import { test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

// The call is answered on a Saturday: the next working day is Monday.
const asked = tree(
  [
    node("start", "start", { content: "Hier ist die KI." }),
    node("day", "input", {
      content: "An welchem Tag darf unser Techniker kommen?",
      input: { variable: "tag", value: "date" },
    }),
    node("end", "end", { content: "Bis [tag].", outcome: "appointment" }),
  ],
  [
    ["start", "day"],
    ["day", "end"],
  ],
);

test.each(["Montag ist Ruhetag", "Montags ist bei uns zu", "Montag haben wir geschlossen"])(
  "“%s” names no day to come on, and none to propose",
  (said) => {
    call(asked, { understanding })
      .hears(said)
      .says("In Ordnung. Welcher Tag passt Ihnen besser?")
      .hears("egal")
      .says("Wie wäre es mit Dienstag")
      .hears("ja")
      .endsWith("appointment");
  },
);

test("the days that are left may be any", () => {
  call(asked, { understanding })
    .hears("Montags haben wir zu, sonst immer")
    .says("Wie wäre es mit Dienstag");
});

test("a day that is named beside it counts", () => {
  call(asked, { understanding })
    .hears("Montag ist Ruhetag, kommen Sie am Mittwoch")
    .knows({ tag: "2026-11-25" })
    .endsWith("appointment");
});
