import { describe, expect, test } from "bun:test";
import { callbackTree } from "@rufbaum/tree/callback";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const SALON = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI vom Salon Haarscharf." }),
    node("want", "decision", {
      content: "Möchten Sie einen Termin?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "day" },
        { id: "later", condition: "callback_later", targetNodeId: "day" },
        { id: "no", condition: "Nein", targetNodeId: "bad" },
      ],
    }),
    node("day", "input", {
      content: "Gern. An welchem Tag passt es Ihnen?",
      input: { variable: "tag", value: "date" },
    }),
    node("hour", "input", {
      content: "Gut. Um wie viel Uhr?",
      input: { variable: "uhr", value: "time" },
    }),
    node("people", "input", {
      content: "Wie viele Personen kommen?",
      input: { variable: "personen", value: "number" },
    }),
    node("name", "input", {
      content: "Wie ist Ihr Name?",
      input: { variable: "wer", value: "text" },
    }),
    node("check", "decision", {
      content: "Ich notiere [tag], [uhr], für [wer]. Stimmt das?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "good" },
        { id: "no", condition: "Nein", targetNodeId: "day" },
      ],
    }),
    node("good", "end", { content: "Bis dann.", outcome: "appointment" }),
    node("bad", "end", { content: "Schade.", outcome: "not-interested" }),
  ],
  [
    ["start", "want"],
    ["day", "hour"],
    ["hour", "people"],
    ["people", "name"],
    ["name", "check"],
  ],
);

const called = () => call(SALON, { understanding });

describe("what was said is not asked again", () => {
  test("several things in one reply, where none of them was asked for", () => {
    called()
      .hears("ja dienstag um zehn wir sind zu dritt")
      .says("Gut, Dienstag, 24. November, 10 Uhr, zu dritt.")
      .knows({ tag: "2026-11-24", uhr: "10:00", personen: 3 })
      .standsAt("name");
  });

  test("where the first of them was asked for, that one is not said back", () => {
    called()
      .hears("ja")
      .hears("Dienstag um zehn, wir sind zu dritt")
      .says(/^Gut, zu dritt\. Wie ist Ihr Name\?$/)
      .knows({ tag: "2026-11-24", uhr: "10:00", personen: 3 });
  });

  test("people by another name are people", () => {
    called()
      .hears("wir sind fünf leute ja gern")
      .hears("samstag um neun würd gehen")
      .says("Fünf Leute, sagten Sie.")
      .knows({ personen: 5 });
    called()
      .hears("ja")
      .hears("übernächsten donnerstag um dreiviertel neun wir sind drei erwachsene")
      .knows({ tag: "2026-12-03", uhr: "08:45", personen: 3 });
  });

  test("in an earlier turn, and the caller hears that it was taken over", () => {
    called()
      .hears("Ja gern, wir sind zu viert")
      .says("An welchem Tag")
      .hears("Dienstag um zehn")
      .says("Zu viert, sagten Sie. Wie ist Ihr Name?")
      .knows({ personen: 4 });
  });

  test("a name, which answers a question for a text", () => {
    called()
      .hears("mein name ist klaus maier ja gern")
      .hears("montag um neun")
      .hears("zwei")
      .says("Stimmt das?")
      .saysNot("sagten Sie")
      .knows({ wer: "Klaus Maier" });
  });

  test("where the next words read it out anyway it is not said twice", () => {
    called()
      .hears("Ja, mein Name ist Weber")
      .hears("Dienstag um zehn, zu zweit")
      .says("für Weber. Stimmt das?")
      .saysNot("sagten Sie");
  });

  test("an hour that was said where the day is asked for", () => {
    called()
      .hears("ja")
      .hears("um zehn")
      .says("Um 10 Uhr, gern. An welchem Tag?")
      .hears("am Dienstag")
      .says("10 Uhr, sagten Sie. Wie viele Personen kommen?")
      .knows({ tag: "2026-11-24", uhr: "10:00" });
  });
});

describe("what was said of something else answers nothing", () => {
  test.each([
    ["Ja gern, wir haben drei Hunde", "Dienstag um zehn", "people"],
    ["Ja, ich bin am Dienstag beim Arzt", "", "day"],
    ["Ja, letzten Dienstag war ich schon mal da", "", "day"],
    ["Ja, nächste Woche bin ich im Urlaub", "", "day"],
    ["Ja, hier ist gerade schlecht", "", "day"],
  ])("“%s”", (first, second, nodeId) => {
    const script = called().hears(first);
    if (second !== "") script.hears(second);
    script.saysNot("sagten Sie").saysNot("Gut, ").standsAt(nodeId);
  });

  test("a day answers one question, not two", () => {
    const stay = tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI vom Hotel Anker." }),
        node("from", "input", {
          content: "An welchem Tag kommen Sie?",
          input: { variable: "von", value: "date" },
        }),
        node("to", "input", {
          content: "An welchem Tag reisen Sie ab?",
          input: { variable: "bis", value: "date" },
        }),
        node("end", "end", { content: "Danke." }),
      ],
      [
        ["start", "from"],
        ["from", "to"],
        ["to", "end"],
      ],
    );
    call(stay, { understanding })
      .hears("am Dienstag")
      .says("An welchem Tag reisen Sie ab?")
      .hears("am Freitag")
      .knows({ von: "2026-11-24", bis: "2026-11-27" });
  });

  test("a value that was denied is asked for again, not taken from what was said before", () => {
    called()
      .hears("ja dienstag um zehn wir sind zu zweit")
      .hears("Weber")
      .says("Stimmt das?")
      .hears("nein, das stimmt nicht")
      .says("An welchem Tag passt es Ihnen?")
      .standsAt("day")
      .hears("am Mittwoch")
      .says("Um wie viel Uhr?")
      .standsAt("hour");
  });
});

describe("who calls back and says when at once is asked nothing more", () => {
  const callsBack = () =>
    call(callbackTree({ company: "Sonnwerk GmbH", callerIsShown: true }), { understanding });

  test.each([
    "ganz schlecht, rufen Sie mich am dreiundzwanzigsten um acht an",
    "ganz schlecht rufen sie mich am dreiundzwanzigsten um acht an",
  ])("“%s”", (reply) => {
    callsBack()
      .hears(reply)
      .says("Montag, 23. November, 8 Uhr. Danke, ich habe es notiert.")
      .knows({ rueckruf: "Montag, 23. November, 8 Uhr" })
      .endsWith("callback");
  });

  test("only the hour is asked for where the day was named", () => {
    callsBack()
      .hears("rufen Sie mich morgen an")
      .says("Sonntag, 22. November, gern. Um wie viel Uhr?")
      .hears("so gegen halbe elfe")
      .knows({ rueckruf: "Sonntag, 22. November, 10 Uhr 30" })
      .endsWith("callback");
  });

  test("who has no time in mind is proposed one", () => {
    callsBack()
      .hears("ja gern")
      .hears("jederzeit")
      .says("Wie wäre es mit Montag, 23. November, 10 Uhr?")
      .hears("ja, passt")
      .knows({ rueckruf: "Montag, 23. November, 10 Uhr" })
      .endsWith("callback");
  });
});

test("a stored state without anything said before asks as ever", () => {
  const script = called().hears("ja");
  const { mentioned: _mentioned, halves: _halves, ...older } = script.state;
  expect(Object.keys(older)).not.toContain("mentioned");
  script.hears("am Dienstag").says("Um wie viel Uhr?");
});

describe("a day and its hour beside a yes are taken over in the words that people use", () => {
  test.each([
    [
      "ja gerne aber bei mir gehts erst spät montag in einer woche so um siebzehn uhr",
      "2026-11-30",
      "17:00",
    ],
    [
      "ja gern da könnt ich aber erst am donnerstag nachmittag so gegen drei",
      "2026-11-26",
      "15:00",
    ],
    ["ja aber bei uns passts nur freitags also freitag um zehn", "2026-11-27", "10:00"],
    ["ja okay dann halt dienstag zehn uhr", "2026-11-24", "10:00"],
  ])("“%s”", (reply, tag, uhr) => {
    called().hears(reply).knows({ tag, uhr }).standsAt("people");
  });

  test.each([
    "ja gern aber am dienstag um drei war ich beim arzt",
    "ja gern aber am dienstag um drei hab ich krankengymnastik",
    "ja gern ich arbeite immer bis vier",
  ])("“%s” tells of something else", (reply) => {
    called().hears(reply).standsAt("day");
  });
});
