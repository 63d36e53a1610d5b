import { describe, expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, type ScriptedCall } from "./testing/index.ts";

const understanding = await openUnderstanding();
const SAMPLE = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });

/** What the scripts of this file were written against: faults that were found by talking to it. */
function talk(...replies: string[]): ScriptedCall {
  const script = call(SAMPLE, { understanding });
  for (const reply of replies) script.hears(reply);
  return script;
}

const AT_CONFIRMATION = ["ja", "ja", "ja", "Dienstag", "zehn Uhr"];

describe("what is read back is booked only as it was meant", () => {
  test.each([
    ["lieber elf", { tag: "2026-11-24", uhrzeit: "11:00" }],
    ["elf", { tag: "2026-11-24", uhrzeit: "11:00" }],
    ["nicht zehn, elf", { tag: "2026-11-24", uhrzeit: "11:00" }],
    ["nein, Freitag um vier", { tag: "2026-11-27", uhrzeit: "16:00" }],
    ["ach nee, lieber Mittwoch", { tag: "2026-11-25", uhrzeit: "10:00" }],
  ])("%s", (reply, known) => {
    const script = talk(...AT_CONFIRMATION, reply);
    script.standsAt("confirm").says("Ist das richtig so?").knows(known);
    script.hears("ja").endsWith("appointment");
  });

  test.each(["doch lieber am Nachmittag", "zehn ist mir doch zu früh", "ja, Moment"])(
    "%s books nothing",
    (reply) => {
      const script = talk(...AT_CONFIRMATION, reply);
      script.standsAt("confirm");
      expect(script.state.phase).toBe("listening");
    },
  );
});

test("a day and a time in one reply are asked for once", () => {
  talk("ja", "ja", "ja", "Dienstag um elf Uhr")
    .says("Dienstag, 24. November, Uhrzeit 11:00")
    .standsAt("confirm");
});

test("another day at the question for the hour is another day", () => {
  talk("ja", "ja", "ja", "Dienstag", "Mittwoch").standsAt("hour").knows({ tag: "2026-11-25" });
});

test.each(["bleiben Sie dran", "Ja, bleiben Sie dran", "Ja, Moment bitte"])(
  "a front desk that puts through is waited for at the node for that: %s",
  (reply) => {
    talk("nein", reply).says("ich warte gern").standsAt("put-through");
  },
);

test("but who only asks to wait is asked again", () => {
  talk("ja", "Ja, Moment bitte").standsAt("time");
});

test("who names a time to be called back has not refused", () => {
  talk("ja", "ich fahre gerade Auto", "ja, heute Abend um sieben ist gut").endsWith("callback");
});

test("an insult ends the call with an apology", () => {
  talk("Verpiss dich, du Arsch").says("entschuldigen").endsWith("not-interested");
});

test("who asks whether anybody is there is told so", () => {
  talk("hallo? hören Sie mich?")
    .says(/^Ja, ich höre Sie\. Spreche ich mit/)
    .standsAt("person");
});

test("who wants a person is not told again that this is none", () => {
  talk("ja", "Ich will mit einem Menschen sprechen").standsAt("callback");
});

test("“mhm” is a yes where one was asked for", () => {
  talk("mhm").standsAt("time");
});

test.each([
  "Sie waren gestern schon auf meinem Anrufbeantworter",
  "ich hab Ihnen auf die Mailbox gesprochen",
])("who speaks of a mailbox is none: %s", (reply) => {
  expect(talk(reply).state.phase).toBe("listening");
});

test("a queue is waited in, and whoever comes hears who calls", () => {
  talk("Bitte bleiben Sie in der Leitung, Sie werden gleich verbunden")
    .saysNothing()
    .hears("Weber, guten Tag")
    .says("hier ist Lena");
});
