import { describe, expect, test } from "bun:test";
import type { TreeNode } from "@rufbaum/tree";
import { openUnderstanding, type Reading } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." });
const DAY = node("day", "input", {
  content: "Gern. An welchem Tag passt es Ihnen?",
  input: { variable: "tag", value: "date" },
});
const HOUR = node("hour", "input", {
  content: "Gut. Um wie viel Uhr?",
  input: { variable: "uhr", value: "time" },
});
const ELSE = node("else", "decision", {
  content: "Danke. Haben Sie ein eigenes Dach?",
  conditions: [
    { id: "yes", condition: "Ja", targetNodeId: "good" },
    { id: "no", condition: "Nein", targetNodeId: "bad" },
  ],
});
const CHECK = node("check", "decision", {
  content: "Ich notiere [tag], [uhr]. Stimmt das?",
  conditions: [
    { id: "yes", condition: "Ja", targetNodeId: "good" },
    { id: "no", condition: "Nein", targetNodeId: "day" },
  ],
});
const GOOD = node("good", "end", { content: "Bis dann.", outcome: "appointment" });
const BAD = node("bad", "end", { content: "Schade.", outcome: "not-interested" });

/** A call that asks for a day, then an hour, then something more. */
function booking(last: TreeNode, day: Partial<TreeNode> = {}, settings?: { confirmBelow: number }) {
  return tree(
    [START, { ...DAY, ...day }, HOUR, last, GOOD, BAD],
    [
      ["start", "day"],
      ["day", "hour"],
      ["hour", last.id],
    ],
    settings,
  );
}

const day = (date: string, valueConfidence = 0.95): Partial<Reading> => ({
  values: { date },
  valueConfidence,
});
const hour = (time: string): Partial<Reading> => ({ values: { time }, valueConfidence: 0.95 });
const YES = { condition: "Ja", intent: "Ja" };
const NO = { condition: "Nein", intent: "Nein" };

const asked = (last = ELSE) =>
  call(booking(last), { understanding })
    .hears("am Dienstag", day("2026-11-24"))
    .says("Um wie viel Uhr?")
    .hears("um zehn", hour("10:00"))
    .standsAt(last.id);

describe("what was said before is put right", () => {
  test("at the next question, which is asked again, shortly", () => {
    asked()
      .hears("Nein, ich meinte Mittwoch", { ...NO, ...day("2026-11-25") })
      .knows({ tag: "2026-11-25", uhr: "10:00" })
      .says("Gut, Mittwoch, 25. November. Haben Sie ein eigenes Dach?")
      .standsAt("else")
      .hears("ja")
      .endsWith("appointment");
  });

  test.each([
    "Moment, das war falsch, Mittwoch",
    "Korrektur: Mittwoch",
    "Stimmt nicht, Mittwoch",
    "Nicht am Dienstag, sondern am Mittwoch",
    "Ach, doch lieber Mittwoch",
    "Ich habe mich versprochen, Mittwoch",
  ])("“%s”", (reply) => {
    asked().hears(reply, day("2026-11-25")).knows({ tag: "2026-11-25" }).standsAt("else");
  });

  test("while the next value is asked for", () => {
    call(booking(ELSE), { understanding })
      .hears("am Dienstag", day("2026-11-24"))
      .hears("Nein, ich meinte Mittwoch", day("2026-11-25"))
      .knows({ tag: "2026-11-25" })
      .says("Um wie viel Uhr?")
      .hears("um zehn", hour("10:00"))
      .standsAt("else");
  });

  test("of two values the one that is meant", () => {
    asked()
      .hears("Nein, ich meinte elf Uhr", { ...NO, ...hour("11:00") })
      .knows({ tag: "2026-11-24", uhr: "11:00" });
  });

  test("a day that is only mentioned changes nothing", () => {
    asked()
      .hears("Ja, seit Mittwoch", { ...YES, ...day("2026-11-25") })
      .knows({ tag: "2026-11-24" })
      .endsWith("appointment");
  });

  test("where the question reads it out, another value is enough; it is read out anew", () => {
    asked(CHECK)
      .says("Ich notiere Dienstag, 24. November, 10:00. Stimmt das?")
      .hears("Nein, am Mittwoch", { ...NO, ...day("2026-11-25") })
      .says("Ich notiere Mittwoch, 25. November, 10:00. Stimmt das?")
      .standsAt("check")
      .hears("Ja, genau", YES)
      .knows({ tag: "2026-11-25" })
      .endsWith("appointment");
  });
});

describe("a value that was not heard clearly is read back", () => {
  const unsure = () =>
    call(booking(ELSE), { understanding })
      .hears("am Dingstag", day("2026-11-24", 0.5))
      .says("Ich habe Dienstag, 24. November verstanden. Ist das richtig?")
      .standsAt("day");

  test("a yes keeps it", () => {
    unsure().hears("Ja, genau", { intent: "Ja" }).knows({ tag: "2026-11-24" }).standsAt("hour");
  });

  test("the same once more keeps it", () => {
    unsure()
      .hears("Dienstag, ja", day("2026-11-24", 0.5))
      .knows({ tag: "2026-11-24" })
      .standsAt("hour");
  });

  test("a no asks again", () => {
    unsure()
      .hears("Nein", { intent: "Nein" })
      .says("An welchem Tag passt es Ihnen?")
      .saysNot("verstanden")
      .hears("am Mittwoch", day("2026-11-25"))
      .knows({ tag: "2026-11-25" })
      .standsAt("hour");
  });

  test("another value takes its place", () => {
    unsure()
      .hears("Nein, Mittwoch", { intent: "Nein", ...day("2026-11-25", 0.5) })
      .knows({ tag: "2026-11-25" })
      .standsAt("hour");
  });

  test("“wie bitte?” has it read out once more, and a yes keeps it then", () => {
    unsure()
      .hears("Wie bitte?", { intent: "repeat_please" })
      .says("Ich habe Dienstag, 24. November verstanden. Ist das richtig?")
      .hears("ja", { intent: "Ja" })
      .knows({ tag: "2026-11-24" })
      .standsAt("hour");
  });

  test("noes without end end, and do not leave the value that was denied", () => {
    const script = unsure();
    for (let turn = 0; turn < 20 && script.state.endReason === null; turn++) {
      script.hears("Nein", { intent: "Nein" });
      if (script.state.endReason === null) script.hears("am Dingstag", day("2026-11-24", 0.5));
    }
    script.endsWith("failed", "unmatched");
    expect(script.state.variables.tag).not.toBe("2026-11-24");
  });

  test("from which confidence on, the tree says", () => {
    const strict = call(booking(ELSE, {}, { confirmBelow: 100 }), { understanding });
    strict.hears("am Dienstag", day("2026-11-24", 0.99)).says("Ist das richtig?");
    const lax = call(booking(ELSE, {}, { confirmBelow: 0 }), { understanding });
    lax.hears("am Dingstag", day("2026-11-24", 0.01)).standsAt("hour");
  });

  test("an input can have it read back in any case", () => {
    const confirm = { input: { variable: "tag", value: "date", confirm: true } } as const;
    call(booking(ELSE, confirm), { understanding })
      .hears("am Dienstag", day("2026-11-24", 1))
      .says("Ist das richtig?")
      .hears("Richtig", { intent: "Ja" })
      .standsAt("hour");
  });
});

test("who declines to answer is not asked whether that was right", () => {
  const declining = {
    conditions: [{ id: "no", condition: "not_interested", targetNodeId: "bad" }],
  };
  call(booking(ELSE, declining), { understanding })
    .hears("am Dingstag", day("2026-11-24", 0.5))
    .hears("Ach, ich habe kein Interesse", {
      intent: "not_interested",
      condition: "not_interested",
    })
    .endsWith("not-interested");
});

describe("a telephone number and an address that are read out are put right", () => {
  const READ_OUT = tree(
    [
      START,
      node("where", "input", {
        content: "Wie ist die Adresse, Straße, Hausnummer und Ort?",
        input: { variable: "adresse", value: "text" },
      }),
      node("phone", "input", {
        content: "Unter welcher Telefonnummer erreichen wir Sie?",
        input: { variable: "telefon", value: "phone-number" },
      }),
      node("check", "decision", {
        content: "Ich notiere [adresse], [telefon]. Stimmt das?",
        conditions: [
          { id: "yes", condition: "Ja", targetNodeId: "good" },
          { id: "no", condition: "Nein", targetNodeId: "where" },
          {
            id: "not",
            condition: "not_interested",
            targetNodeId: "bad",
            examples: ["ach nein, ich lasse es doch", "dann doch lieber gar nicht"],
          },
        ],
      }),
      GOOD,
      BAD,
    ],
    [
      ["start", "where"],
      ["where", "phone"],
      ["phone", "check"],
    ],
  );
  const readOut = () =>
    call(READ_OUT, { understanding })
      .hears("bahnhofstraße fünfzehn in pohlheim")
      .hears("null eins sieben drei fünf fünf sechs sechs sieben sieben acht")
      .standsAt("check");

  test.each([
    "ähm nein die hausnummer ist einundfünfzig nicht fünfzehn da hab ich mich versprochen",
    "nein die adresse ist bahnhofstraße einundfünfzig in pohlheim",
    "nein bahnhofstraße einundfünfzig",
  ])("“%s”", (reply) => {
    readOut().hears(reply).standsAt("check").knows({ adresse: "Bahnhofstraße 51, Pohlheim" });
  });

  test.each([
    ["nee die nummer stimmt nicht hinten fünf fünf sieben", "+491735566557"],
    [
      "nein da fehlt eine sechs also null eins sieben drei fünf fünf sechs sechs sechs sieben sieben acht",
      "+4917355666778",
    ],
  ])("“%s”", (reply, telefon) => {
    readOut().hears(reply).standsAt("check").knows({ telefon });
  });

  test("who declines declines", () => {
    readOut().hears("ach nein ich lasse es doch").endsWith("not-interested");
  });
});

describe("what was read out is left as it is", () => {
  const SUM = node("sum", "input", {
    content: "Mit welchem Budget rechnen Sie?",
    input: { variable: "budget", value: "amount" },
  });
  const READ = node("read", "decision", {
    content: "Ich notiere [budget] Euro, [uhr]. Ist das so richtig?",
    conditions: [
      { id: "yes", condition: "Ja", targetNodeId: "good" },
      { id: "no", condition: "Nein", targetNodeId: "sum" },
    ],
  });
  const read = () =>
    call(
      tree(
        [START, SUM, HOUR, READ, GOOD, BAD],
        [
          ["start", "sum"],
          ["sum", "hour"],
          ["hour", "read"],
        ],
      ),
      { understanding },
    )
      .hears("fünfzehntausend")
      .hears("um zehn")
      .standsAt("read");

  test.each([
    "ja fünfzehntausend wäre unser budget ungefähr",
    "nee nix ändere des stimmt alles",
    "nein nein alles gut so",
    "nee da muss nichts geändert werden",
    "da ist nichts zu ändern",
    "ach nee passt schon",
    "hajo so stimmts dankschee",
    "genau und bringen sie muster mit",
  ])("“%s”", (reply) => {
    read().hears(reply).knows({ budget: 15000, uhr: "10:00" }).endsWith("appointment");
  });

  test.each([
    "nein",
    "nein das stimmt nicht",
    "nein das ist so nicht richtig",
    "nein es stimmt alles bis auf die uhrzeit",
    "nein ich möchte etwas ändern",
  ])("but not by “%s”", (reply) => {
    read().hears(reply).standsAt("sum");
  });

  test("nor by a value in its place", () => {
    read().hears("alles richtig außer die uhrzeit lieber halb elf").knows({ uhr: "10:30" });
    read().hears("nein zwanzigtausend stimmt").knows({ budget: 20000 }).standsAt("read");
  });
});

describe("a number that the question reads out", () => {
  const COUNT = node("count", "input", {
    content: "Wie viele Leute fehlen Ihnen?",
    input: { variable: "anzahl", value: "number" },
  });
  const VISIT = node("visit", "decision", {
    content:
      "Bei [anzahl] Leuten schauen wir gern vorbei. Sollen wir kommen oder lieber telefonieren?",
    conditions: [
      { id: "come", condition: "Besuch vor Ort", targetNodeId: "good" },
      { id: "call", condition: "Lieber ein Telefonat", targetNodeId: "bad" },
    ],
  });
  const counted = () =>
    call(
      tree(
        [START, COUNT, VISIT, GOOD, BAD],
        [
          ["start", "count"],
          ["count", "visit"],
        ],
      ),
      { understanding },
    )
      .hears("fünfzehn")
      .standsAt("visit");

  test.each([
    ["ein Telefonat reicht", "not-interested" as const],
    ["ein Besuch vor Ort wäre gut", "appointment" as const],
  ])("is not what an article counts: “%s”", (reply, outcome) => {
    counted().hears(reply).knows({ anzahl: 15 }).endsWith(outcome);
  });

  test.each([
    ["nein, zwanzig", 20],
    ["es ist nur einer", 1],
  ])("is put right: “%s”", (reply, anzahl) => {
    counted().hears(reply).knows({ anzahl });
  });
});

describe("where to write to", () => {
  const MAIL = node("mail", "input", {
    content: "Gern. An welche E-Mail-Adresse darf ich die Unterlagen schicken?",
    input: { variable: "email", value: "text" },
  });
  const asked = () =>
    call(
      tree(
        [START, MAIL, GOOD],
        [
          ["start", "mail"],
          ["mail", "good"],
        ],
      ),
      { understanding },
    ).standsAt("mail");

  test.each(["Ja", "Ja, gern", "Ja, ich höre Sie.", "Ja, ich höre zu"])(
    "is not told by “%s”",
    (reply) => {
      asked()
        .hears(reply)
        .standsAt("mail")
        .says("An welche E-Mail-Adresse darf ich die Unterlagen schicken?");
    },
  );
});
