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

describe("when to call is kept as a day and an hour", () => {
  const forCall = () => asked("text", "An welchem Tag und um wie viel Uhr dürfen wir anrufen?");

  test.each([
    ["am freitag oder naa besser am montag um drei nachmittags", "Montag, 23. November, 15 Uhr"],
    ["montag ja oder sagen wir dienstag um elf vormittags", "Dienstag, 24. November, 11 Uhr"],
    ["am freitag halt aber net vor vier halb fünf wär recht", "Freitag, 27. November, 16 Uhr 30"],
    ["freitag aber nicht vor vier uhr bitte", "Freitag, 27. November, nicht vor 16 Uhr"],
    ["donnerstag um achtzehn uhr davor geht es leider nicht", "Donnerstag, 26. November, 18 Uhr"],
    ["montag um neun danach bin ich nicht mehr da", "Montag, 23. November, 9 Uhr"],
  ])("“%s” → %s", (reply, when) => {
    forCall().hears(reply).knows({ wert: when });
  });

  test.each([
    "mittwoch oder donnerstag um neun je nachdem",
    "nur am freitag nicht vor vier und nicht nach sechs bitte",
    "montag um neun aber nur wenn mein mann da ist",
  ])("“%s” is kept as it was said", (reply) => {
    forCall().hears(reply).knows({ wert: reply });
  });
});

describe("when to call, said on the way there, is not asked again", () => {
  const later = () =>
    call(
      tree(
        [
          node("start", "start", { content: "Guten Tag, hier ist die KI der Praxis Lang." }),
          node("time", "decision", {
            content: "Haben Sie kurz Zeit?",
            conditions: [
              { id: "later", condition: "callback_later", targetNodeId: "when" },
              { id: "no", condition: "Nein", targetNodeId: "end" },
            ],
          }),
          node("when", "input", {
            content: "Wann dürfen wir wieder anrufen?",
            input: { variable: "wert", value: "text" },
          }),
          node("end", "end", { content: "Danke.", outcome: "callback" }),
        ],
        [
          ["start", "time"],
          ["when", "end"],
        ],
      ),
      { understanding },
    );

  test.each([
    [
      "können sie mich donnerstag ab sechzehn uhr nochmal anrufen",
      "Donnerstag, 26. November, ab 16 Uhr",
    ],
    ["rufen Sie Donnerstag ab achtzehn Uhr an", "Donnerstag, 26. November, ab 18 Uhr"],
    ["jetzt nicht rufen sie freitag vormittag an", "Freitag, 27. November, am Vormittag"],
    ["grad schlecht probieren sie es morgen abend", "Sonntag, 22. November, am Abend"],
  ])("“%s” → %s", (reply, when) => {
    later().hears(reply).knows({ wert: when });
  });

  test.each([
    ["jetzt nicht rufen sie freitag zwischen zwei und vier an", "Um wie viel Uhr?"],
    ["jetzt am abend hab ich keine zeit rufen sie samstag an", "Wann dürfen wir"],
    ["keine zeit ich arbeite bis vier", "Wann dürfen wir"],
  ])("“%s” leaves it open: %s", (reply, asks) => {
    later().hears(reply).says(asks).standsAt("when");
  });
});
