import { expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { openUnderstanding } from "@rufbaum/understanding";
import { expects } from "./expects.ts";
import { call } from "./testing/index.ts";
import type { Variables } from "./types.ts";
import { WORDING } from "./wording.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const understanding = await openUnderstanding();

function sampleCall(variables: Variables = {}) {
  return call(TREE, { understanding, variables });
}

test("an appointment is made", () => {
  sampleCall({ firstName: "Anna" })
    .says("KI-Assistentin der Sonnwerk GmbH")
    .says("Spreche ich mit Anna?")
    .hears("Ja, am Apparat")
    .says("zwei Minuten")
    .hears("Ja, gern")
    .says("Beratungstermin")
    .hears("Ja klar, das klingt gut")
    .says("An welchem Tag")
    .hears("Nächsten Dienstag vielleicht")
    .says("um wie viel Uhr")
    .hears("so um halb drei")
    .says("Dienstag, 24. November, Uhrzeit 14:30")
    .hears("genau")
    .did("book-appointment")
    .says("vorgemerkt")
    .knows({ tag: "2026-11-24", uhrzeit: "14:30" })
    .endsWith("appointment", "completed");
});

test("a wrong date is corrected", () => {
  sampleCall()
    .hears("ja")
    .hears("ja")
    .hears("ja")
    .hears("am Montag")
    .hears("um zehn Uhr")
    .hears("nein, das stimmt nicht")
    .says("An welchem Tag")
    .hears("am Freitag")
    .hears("um neun Uhr")
    .says("Freitag, 27. November, Uhrzeit 09:00")
    .hears("richtig")
    .endsWith("appointment");
});

test("the secretary puts the call through", () => {
  sampleCall()
    .hears("Sekretariat Weber, guten Tag")
    .says("mit der Person verbinden")
    .hears("Einen Moment bitte, ich verbinde Sie")
    .says("ich warte gern")
    .hears("Weber, hallo?")
    .says("KI-Assistentin")
    .hears("ja, gut")
    .says("Beratungstermin")
    .hears("schicken Sie mir lieber Unterlagen")
    .says("E-Mail-Adresse")
    .hears("anna at example punkt de")
    .says("anna at example Punkt de")
    .hears("ja")
    .endsWith("info-requested");
});

test("who is not in is called back", () => {
  sampleCall()
    .hears("Hier ist das Sekretariat")
    .hears("Worum geht es denn?")
    .says("Ich bin Lena")
    .says("mit der Person verbinden")
    .hears("Der Chef ist leider nicht im Haus")
    .says("Wann darf ich es noch einmal versuchen?")
    .hears("Rufen Sie morgen wieder an")
    .knows({ rueckruf: "Rufen Sie morgen wieder an" })
    .endsWith("callback");
});

test("who asks for a moment is waited for", () => {
  sampleCall()
    .hears("Moment bitte")
    .says(WORDING.gladlyWait)
    .standsAt("person")
    .hears("So, jetzt. Ja, das bin ich")
    .says("zwei Minuten");
});

test("who did not hear well hears all of it again, slower, without an apology", () => {
  sampleCall()
    .hears("Wie bitte?")
    .says(/^Guten Tag, hier ist Lena.*Spreche ich mit der Person/)
    .slowly()
    .hears("Ja")
    .says("zwei Minuten");
});

test.each(["Nein danke, lieber nicht", "am besten gar nicht"])(
  "who wants no other call gets none: %s",
  (reply) => {
    sampleCall().hears("ja").hears("keine Zeit").hears(reply).endsWith("not-interested");
  },
);

test("an appointment that was not confirmed is not booked", () => {
  sampleCall()
    .hears("ja")
    .hears("ja")
    .hears("ja")
    .hears("am Montag")
    .hears("um zehn")
    .hears("blau", {})
    .says(/verstanden\. Ist das richtig so\?$/)
    .hears("grün", {})
    .hears("rot", {})
    .endsWith("callback");
});

test("who has no time is called back", () => {
  sampleCall()
    .hears("ja")
    .hears("Ist gerade ganz schlecht")
    .says("Wann darf ich es noch einmal versuchen?")
    .hears("morgen Nachmittag")
    .knows({ rueckruf: "morgen Nachmittag" })
    .endsWith("callback");
});

test("no interest is accepted after one other offer", () => {
  sampleCall()
    .hears("ja")
    .hears("ja")
    .hears("Kein Interesse")
    .says("Übersicht per E-Mail")
    .hears("nein danke")
    .says("nicht länger stören")
    .endsWith("not-interested");
});

test("an objection is answered and the question asked again", () => {
  sampleCall()
    .hears("ja")
    .hears("ja")
    .hears("Was kostet mich das denn?")
    .says(/Die Beratung selbst ist kostenlos.*Beratungstermin/)
    .standsAt("interest")
    .hears("na gut, ja")
    .says("An welchem Tag");
});

test("the same objection is not answered for ever", () => {
  sampleCall()
    .hears("ja")
    .hears("ja")
    .hears("das ist mir zu teuer")
    .hears("trotzdem zu teuer")
    .hears("zu teuer")
    .says("Übersicht per E-Mail");
});

test("who has a provider is asked once more, and then believed", () => {
  sampleCall()
    .hears("ja")
    .hears("ja")
    .hears("Wir haben schon einen Anbieter")
    .says(/zweite Meinung.*Beratungstermin/)
    .hears("Nein, wie gesagt, wir haben schon einen Anbieter")
    .says("Übersicht per E-Mail")
    .hears("Nein, schicken Sie nichts")
    .endsWith("not-interested");
});

test("the truth is told about the voice", () => {
  sampleCall().hears("Sind Sie ein Roboter?").says("Ja, ich bin eine KI").says("Spreche ich mit");
});

test.each(["person", "time", "interest"])("an opt-out counts at once, at %s", (nodeId) => {
  const script = sampleCall();
  for (let turn = 0; turn < 5 && script.state.nodeId !== nodeId; turn++) script.hears("ja");
  script
    .standsAt(nodeId)
    .hears("Nein, und rufen Sie mich nie wieder an!")
    .did("record-opt-out")
    .says("nicht mehr anrufen")
    .endsWith("opt-out", "opt-out");
});

test("a wrong number is let go", () => {
  sampleCall().hears("Da sind Sie falsch verbunden").endsWith("wrong-person");
});

test("what is not understood is asked again, then the fallback is taken", () => {
  sampleCall()
    .hears("ja")
    .hears("ja")
    .hears("Der Hund bellt")
    .says("Entschuldigung, das habe ich nicht verstanden. Hätten Sie Interesse")
    .hears("Es regnet")
    .says("Sagen Sie einfach Ja, Nein oder vielleicht")
    .hears("blau")
    .says("Übersicht per E-Mail");
});

test("silence is met twice", () => {
  sampleCall()
    .staysSilent()
    .says(WORDING.stillThere)
    .staysSilent()
    .says(WORDING.goodbyeSilent)
    .endsWith("abandoned", "silent");
});

test("a word after a silence makes up for it", () => {
  sampleCall()
    .staysSilent()
    .hears("ja")
    .says(/^Spreche ich mit/)
    .hears("ja")
    .staysSilent()
    .says(WORDING.stillThere)
    .hears("ja, bin noch da")
    .says(/^Haben Sie gerade zwei Minuten/)
    .hears("ja")
    .says("Beratungstermin");
});

test("a caller who hangs up ends it", () => {
  sampleCall().hears("ja").hangsUp().endsWith("abandoned", "hung-up");
});

test("an appointment that can't be stored is not promised", () => {
  sampleCall()
    .hears("ja")
    .hears("ja")
    .hears("ja")
    .hears("Montag")
    .hears("zehn Uhr")
    .nextActionFails()
    .hears("ja")
    .says("nicht speichern")
    .endsWith("callback");
});

test("ten minutes are enough", () => {
  sampleCall()
    .waits(601)
    .hears("ja")
    .says(WORDING.goodbyeTooLong)
    .endsWith("abandoned", "too-long");
});

test("nobody hears brackets", () => {
  const { state } = sampleCall();
  expect(state.lastSaid).toBe("Spreche ich mit der Person, die bei Ihnen darüber entscheidet?");
});

test("what the agent calls a condition is understood as it, of whichever two it is named", () => {
  let asked = 0;
  for (const { id: nodeId, conditions = [] } of TREE.nodes) {
    const state = { ...sampleCall().state, nodeId };
    const expected = expects(TREE, state);
    for (const { condition, spoken } of conditions) {
      if (!expected || spoken === undefined) continue;
      expect([spoken, understanding.read(spoken, expected).condition]).toEqual([spoken, condition]);
      for (const { condition: other } of conditions) {
        if (other === condition) continue;
        const between = [condition, other] as const;
        const reading = understanding.read(spoken, { ...expected, between });
        expect([spoken, other, reading.condition]).toEqual([spoken, other, condition]);
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(50);
});
