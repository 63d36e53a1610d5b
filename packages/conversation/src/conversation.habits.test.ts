import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

/** Something is asked, then a day and an hour. */
const asking = (question: string) =>
  tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist Lena, die KI von Ott." }),
      node("habit", "input", { content: question, input: { variable: "v", value: "text" } }),
      node("day", "input", {
        content: "An welchem Tag passt Ihnen der Termin?",
        input: { variable: "day", value: "date" },
      }),
      node("hour", "input", {
        content: "Und um wie viel Uhr?",
        input: { variable: "hour", value: "time" },
      }),
      node("end", "end", { content: "Danke.", outcome: "appointment" }),
    ],
    [
      ["start", "habit"],
      ["habit", "day"],
      ["day", "hour"],
      ["hour", "end"],
    ],
  );

describe.each([
  ["hearing aids", "Wie oft tragen Sie Ihre Hörgeräte?"],
  ["an office", "Wann sind bei Ihnen Leute im Haus?"],
  ["a bakery", "Wie lange läuft bei Ihnen der Ofen?"],
])("what is told of a day's course is no wish, for %s", (_trade, question) => {
  const asked = () => call(asking(question), { understanding }).standsAt("habit");

  test.each([
    "Von morgens bis abends.",
    "Also, von morgens bis abends",
    "Von früh bis spät",
    "Wir haben nachmittags zu",
    "Morgens machen wir auf",
  ])("“%s”", (reply) => {
    asked().hears(reply).standsAt("day").hears("am Dienstag").saysNot("also.").saysNot("gern.");
  });
});

test.each(["Wir haben von morgens bis abends auf", "Unser Laden macht morgens um acht auf"])(
  "nor is it an hour to meet at: “%s”",
  (reply) => {
    call(asking("Was führen Sie?"), { understanding })
      .hears("Brot")
      .hears("Dienstag")
      .standsAt("hour")
      .hears(reply)
      .saysNot("Morgens, gern.")
      .standsAt("hour");
  },
);

test.each([
  ["Morgens", "Morgens, gern."],
  ["Am liebsten am Nachmittag", "Am liebsten"],
] as const)("but “%s” is half of one", (reply, said) => {
  call(asking("Was führen Sie?"), { understanding })
    .hears("Brot")
    .hears("Dienstag")
    .hears(reply)
    .says(said === "Morgens, gern." ? said : /gern\./)
    .standsAt("hour");
});
