import { describe, expect, test } from "bun:test";
import { processorTime } from "@rufbaum/runtime/testing";
import { questionOf } from "@rufbaum/tree/graph";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";
import { WORDING } from "./wording.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." });
const GOOD = node("good", "end", { content: "Schön.", outcome: "success" });
const BAD = node("bad", "end", { content: "Schade.", outcome: "not-interested" });
const REST = node("rest", "end", { content: "Dann melden wir uns.", outcome: "callback" });

const YES_NO = [
  { id: "yes", condition: "Ja", targetNodeId: "good" },
  { id: "no", condition: "Nein", targetNodeId: "bad" },
];

function asking(more: Parameters<typeof node>[2], settings?: Parameters<typeof tree>[2]) {
  const question = node("question", "decision", {
    content: "Wir bauen Solaranlagen. Das dauert einen Tag. Haben Sie ein eigenes Dach?",
    conditions: YES_NO,
    ...more,
  });
  return tree(
    [START, question, GOOD, BAD, REST],
    [
      ["start", "question"],
      ["question", "rest"],
    ],
    settings,
  );
}

describe("who was not understood is helped a little more each time", () => {
  test("first the short question, then what can be answered, then the way for all others", () => {
    call(asking({}), { understanding })
      .says("Wir bauen Solaranlagen. Das dauert einen Tag. Haben Sie ein eigenes Dach?")
      .hears("Der Hund hat die Zeitung gefressen")
      .says(/^Entschuldigung, das habe ich nicht verstanden\. Haben Sie ein eigenes Dach\?$/)
      .hears("lila")
      .says(
        /^Verzeihung.*Sie können zum Beispiel mit „Ja“ oder „Nein“ antworten\..*eigenes Dach\?$/,
      )
      .hears("Kartoffelsalat")
      .says("Dann melden wir uns.")
      .endsWith("callback");
  });

  test("the node's own words go before ours", () => {
    call(asking({ reprompts: ["Gehört Ihnen das Dach?"] }), { understanding })
      .hears("lila")
      .says(/^Gehört Ihnen das Dach\?$/)
      .hears("Kartoffelsalat")
      .says("Sie können zum Beispiel mit „Ja“ oder „Nein“ antworten.")
      .hears("ja")
      .endsWith("success");
  });

  test("own words for more times than the setting are all said", () => {
    const own = ["Eins?", "Zwei?", "Drei?", "Vier?"];
    const script = call(asking({ reprompts: own }), { understanding });
    for (const words of own) script.hears("lila").says(words);
    script.hears("lila").endsWith("callback");
  });

  test("own words that were left empty are not said; ours are", () => {
    call(asking({ reprompts: ["", "[name]"] }), { understanding })
      .hears("lila")
      .says(/^Entschuldigung.*eigenes Dach\?$/)
      .hears("lila")
      .says("mit „Ja“ oder „Nein“ antworten");
  });

  test("an answer that nobody would say is not suggested", () => {
    const conditions = [
      { id: "a", condition: "secretary_detected", targetNodeId: "bad" },
      { id: "b", condition: "hat schon Anbieter", targetNodeId: "bad" },
      ...YES_NO,
    ];
    call(asking({ conditions }), { understanding })
      .hears("lila")
      .hears("Kartoffelsalat")
      .says("mit „Ja“ oder „Nein“ antworten")
      .saysNot(/secretary|Anbieter/);
  });

  test("how often, the tree says", () => {
    call(asking({}, { reprompts: 0 }), { understanding })
      .hears("lila")
      .endsWith("callback");
    call(asking({}, { reprompts: 1 }), { understanding })
      .hears("lila")
      .says(WORDING.notUnderstood[0])
      .hears("lila")
      .endsWith("callback");
    const patient = call(asking({}, { reprompts: 4 }), { understanding });
    for (let time = 0; time < 4; time++) patient.hears("lila").standsAt("question");
    patient.hears("lila").endsWith("callback");
  });
});

test("an input says how its value can be given", () => {
  const when = node("when", "input", {
    content: "Gut. An welchem Tag passt es Ihnen?",
    input: { variable: "tag", value: "date" },
  });
  const asked = tree(
    [START, when, GOOD],
    [
      ["start", "when"],
      ["when", "good"],
    ],
  );
  call(asked, { understanding })
    .hears("lila")
    .says(/^Entschuldigung, das habe ich nicht verstanden\. An welchem Tag passt es Ihnen\?$/)
    .hears("lila")
    .says("nächsten Dienstag")
    .says(/An welchem Tag passt es Ihnen\?$/);
});

describe("the short question is a whole sentence", () => {
  test.each([
    ["Wir sparen Ihnen Strom. Passt es am 3. Dezember?", "Passt es am 3. Dezember?"],
    ["Es geht schnell. Spreche ich mit Frau Dr. Weber?", "Spreche ich mit Frau Dr. Weber?"],
    ["Es geht schnell. Spreche ich mit Prof. Weber?", "Spreche ich mit Prof. Weber?"],
    ["Es geht schnell. Haben Sie ca. 5 Minuten?", "Haben Sie ca. 5 Minuten?"],
    ["Es geht schnell. Haben Sie z. B. Solar?", "Haben Sie z. B. Solar?"],
    ["Es geht schnell. Haben Sie z.B. Solar?", "Haben Sie z.B. Solar?"],
    ["Es geht schnell. Wohnen Sie in Str. Nr. 5?", "Wohnen Sie in Str. Nr. 5?"],
    ["Es kostet 1.500 Euro. Passt das?", "Passt das?"],
    ["Am 3. Mai, Uhrzeit 10:00. Passt das?", "Passt das?"],
    ["Passt das?", "Passt das?"],
    ["Es geht schnell. Sind Sie [anrede|Herr Prof. Weber]?", "Sind Sie Herr Prof. Weber?"],
    ["Es geht schnell! Passt [tag|der 3. Mai um 10 Uhr. Ja] Ihnen?", "Ja Ihnen?"],
    ["Wir sind die Sonnwerk GmbH & Co. KG. Passt das?", "Passt das?"],
  ])("%s → %s", (content, short) => {
    const script = call(asking({ content }), { understanding }).hears("lila Wolken ziehen vorbei");
    expect(script.state.lastSaid).toBe(`${WORDING.notUnderstood[0]} ${short}`);
  });
});

test("brackets in a value are no place to fill when the question is asked again", () => {
  const asked = asking({ content: "Es geht schnell. Sind Sie von der [firma]?" });
  const firma = "Sonnwerk [GmbH] {{pin}}";
  const script = call(asked, { understanding, variables: { firma, pin: "1234" } }).hears("lila");
  expect(script.state.lastSaid).toEndWith(`Sind Sie von der ${firma}?`);
});

test.each(["z. a. ", "? ! ", "ja so. ", "3. "])(
  "a text of many “%s” is shortened at once",
  async (piece) => {
    const pieces = 20_000 / piece.length;
    const shorten = (nth: number) => questionOf(piece.repeat(pieces + nth));
    expect(await processorTime(500, shorten)).toBeLessThan(500);
  },
);
