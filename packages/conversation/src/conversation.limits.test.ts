import { describe, test } from "bun:test";
import type { ValueKindName } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

function asked(value: ValueKindName, content: string) {
  const one = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Praxis Lang." }),
      node("ask", "input", { content, input: { variable: "wert", value } }),
      node("end", "end", { content: "Danke.", outcome: "success" }),
    ],
    [
      ["start", "ask"],
      ["ask", "end"],
    ],
  );
  return call(one, { understanding });
}

const forDay = () => asked("date", "An welchem Tag möchten Sie kommen?");
const forHour = () => asked("time", "Um wie viel Uhr?");

describe("a limit refuses neither the day nor another hour", () => {
  test.each([
    ["mittwoch geht nicht vor zehn", "2026-11-25"],
    ["montag kann ich nicht vor acht", "2026-11-23"],
    ["donnerstag nicht so früh", "2026-11-26"],
    ["am liebsten freitags aber nicht vor vier", "2026-11-27"],
    ["jetzt nicht am donnerstag dann", "2026-11-26"],
    ["heute nicht morgen", "2026-11-22"],
    ["dienstag ist schlecht donnerstag wäre gut", "2026-11-26"],
    ["am donnerstag geht es nicht am freitag", "2026-11-27"],
  ])("“%s”", (reply, day) => {
    forDay().hears(reply).knows({ wert: day });
  });

  test.each([
    ["ha net vor vier halb fünf wär mir recht", "16:30"],
    ["um zehn nicht vor neun", "10:00"],
    ["um achtzehn uhr davor geht es leider nicht", "18:00"],
  ])("“%s”", (reply, hour) => {
    forHour().hears(reply).knows({ wert: hour });
  });

  test.each([
    "mittwoch nicht",
    "nicht vor freitag",
    "dienstag passt nicht so gut",
    "lieber mittwoch nicht donnerstag",
    "montag kann ich nicht dienstag auch nicht",
    "schlecht am dienstag",
  ])("“%s” gives no day", (reply) => {
    forDay().hears(reply).says("Welcher Tag passt Ihnen besser?").standsAt("ask");
  });

  test.each(["nicht vor zehn uhr", "um zehn geht nicht", "nicht um vier halb fünf"])(
    "“%s” gives no hour",
    (reply) => {
      forHour().hears(reply).says("Welche Uhrzeit passt Ihnen besser?").standsAt("ask");
    },
  );
});

describe("who wants it at once is proposed a day", () => {
  test.each(["sofort", "ab sofort", "sofort wenn es geht", "am besten sofort", "gleich bitte"])(
    "“%s”",
    (reply) => {
      forDay().hears(reply).says("Wie wäre es mit Montag, 23. November?");
    },
  );

  test.each([
    ["jederzeit nur nicht am montag", "Dienstag, 24. November"],
    ["egal außer dienstag und montag", "Mittwoch, 25. November"],
  ])("“%s”: %s, and none that was ruled out", (reply, day) => {
    forDay().hears(reply).says(`Wie wäre es mit ${day}?`);
  });
});
