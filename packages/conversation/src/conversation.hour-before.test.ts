import { test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const asked = tree(
  [
    node("start", "start", { content: "Hier ist die KI." }),
    node("hour", "input", {
      content: "Um wie viel Uhr darf unser Techniker kommen?",
      input: { variable: "uhrzeit", value: "time" },
    }),
    node("end", "end", { content: "Bis [uhrzeit] Uhr.", outcome: "appointment" }),
  ],
  [
    ["start", "hour"],
    ["hour", "end"],
  ],
);

test("an hour that it has to lie before is none itself", () => {
  call(asked, { understanding })
    .hears("morgens vor zehn")
    .says("Morgens vor zehn, gern. Um wie viel Uhr?")
    .hears("neun")
    .knows({ uhrzeit: "09:00" })
    .endsWith("appointment");
});

test("what is proposed then lies before it", () => {
  call(asked, { understanding })
    .hears("vor zehn")
    .hears("egal")
    .says("Wie wäre es mit 9 Uhr?")
    .hears("ja")
    .knows({ uhrzeit: "09:00" })
    .endsWith("appointment");
});

test.each([
  ["zwanzig vor zehn", "09:40"],
  ["um zehn", "10:00"],
])("“%s” is an hour", (said, uhrzeit) => {
  call(asked, { understanding }).hears(said).knows({ uhrzeit }).endsWith("appointment");
});

test("of two hours the first is read back", () => {
  call(asked, { understanding })
    .hears("zwischen 14 und 16 Uhr")
    .says("Ich habe 14 Uhr verstanden. Ist das richtig?")
    .hears("ja")
    .endsWith("appointment");
});
