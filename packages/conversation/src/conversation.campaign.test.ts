import { describe, expect, test } from "bun:test";
import { campaignTree, usualGreeting } from "@rufbaum/tree/campaign";
import { openUnderstanding } from "@rufbaum/understanding";
import { call } from "./testing/index.ts";
import type { Variables } from "./types.ts";

const understanding = await openUnderstanding();
const COMPANY = "Sonnwerk GmbH";

function calls(greeting = "", variables: Variables = { firstName: "Anna", company: "Weber KG" }) {
  const tree = campaignTree({ tree: null, greeting, agentVoice: null, company: COMPANY });
  return call(tree, { understanding, variables });
}

describe("a campaign without a tree", () => {
  test("says who calls, that it is an AI and why, and hears who wants to know more", () => {
    calls()
      .says("Guten Tag Anna, hier spricht die KI von Sonnwerk GmbH.")
      .says("für Weber KG. Haben Sie kurz Zeit?")
      .hears("Ja, worum geht es denn?")
      .says("Hier spricht die KI von Sonnwerk GmbH.")
      .saysNot("Guten Tag")
      .says("Darf sich dazu jemand von uns persönlich bei Ihnen melden?")
      .hears("Ja, das wäre gut")
      .says("Wann passt es")
      .hears("morgen Vormittag")
      .says("gebe das so weiter")
      .knows({ rueckruf: "morgen Vormittag" })
      .endsWith("success", "completed");
  });

  test("reads no bracket out and misses nobody's name", () => {
    calls("", {})
      .says("Guten Tag, hier spricht")
      .says("ein Angebot für Sie. Haben")
      .saysNot(/[[\]|{}]/);
  });

  test.each([
    ["Nein, gerade ganz schlecht", "callback"],
    ["Ich habe jetzt keine Zeit", "callback"],
    ["Rufen Sie bitte später noch mal an", "callback"],
    ["Der Chef ist gerade nicht da", "callback"],
    ["Da bin ich nicht zuständig", "callback"],
  ] as const)("whom it does not suit is called again: %s", (reply, outcome) => {
    calls()
      .hears(reply)
      .says("noch einmal versuchen?")
      .hears("Donnerstag um zehn")
      .endsWith(outcome);
  });

  test.each([
    ["Kein Interesse", "not-interested"],
    ["Wir haben schon einen Anbieter", "not-interested"],
    ["Nein danke, das brauche ich nicht", "not-interested"],
    ["Sie haben sich verwählt, falsche Nummer", "wrong-person"],
    ["Rufen Sie mich nie wieder an", "opt-out"],
  ] as const)("who declines is left in peace: %s", (reply, outcome) => {
    calls().hears(reply).endsWith(outcome);
  });

  test("who would rather read is asked for an address", () => {
    calls()
      .hears("Schicken Sie mir doch Unterlagen per Mail")
      .says("An welche E-Mail-Adresse")
      .hears("anna punkt weber at beispiel punkt de")
      .says("anna Punkt weber at beispiel Punkt de")
      .hears("ja, genau")
      .endsWith("info-requested");
  });

  test("who wants a human is not called by the AI again", () => {
    calls()
      .hears("Ich möchte mit einem Menschen sprechen")
      .says("Wann passt es")
      .hears("nachmittags")
      .endsWith("success");
  });

  test("who is not sure is offered something to read, and not pressed", () => {
    calls()
      .hears("Ja")
      .hears("Weiß ich noch nicht")
      .says("per E-Mail")
      .hears("Nein, lieber nicht")
      .endsWith("not-interested");
  });

  test("answers what is asked, and asks again", () => {
    calls()
      .hears("Sind Sie ein Roboter?")
      .says("Ja, ich bin eine künstliche Intelligenz")
      .says("Haben Sie kurz Zeit?")
      .hears("Woher haben Sie meine Nummer?")
      .says("Kontaktliste von Sonnwerk GmbH")
      .says("Haben Sie kurz Zeit?")
      .hears("Was kostet das denn?")
      .says("unverbindlich")
      .hears("Nein, kein Interesse")
      .endsWith("not-interested");
  });

  test("who says nothing is asked once and then let go", () => {
    calls().staysSilent().says("Sind Sie noch da?").staysSilent().endsWith("abandoned", "silent");
  });

  test("who can't be understood is not kept for ever", () => {
    const script = calls();
    for (let turn = 0; turn < 12 && script.state.phase !== "over"; turn += 1) {
      script.hears("lila Blumentopf");
    }
    script.endsWith("completed");
  });

  test("a greeting that asks nothing is followed by a question at once", () => {
    calls("Guten Tag, hier ist die KI von Sonnwerk. Wir prüfen Dächer.")
      .says("Wir prüfen Dächer.")
      .says("Darf sich dazu jemand von uns persönlich bei Ihnen melden?")
      .hears("ja")
      .standsAt("when");
    calls("Hier ist die KI von Sonnwerk. Spreche ich mit Frau Dr. [lastName|Weber]?")
      .says("Spreche ich mit Frau Dr. Weber?")
      .saysNot("melden?")
      .hears("Ja, am Apparat")
      .says("Darf sich dazu jemand");
  });

  test.each([
    ["Hier ist die KI der Sparbank. Darf sich Ihre Filiale melden?", "Sehr gern. Wann"],
    ["Hier ist die KI vom Autohaus Süd. Möchten Sie eine Probefahrt machen?", "Sehr gern. Wann"],
    ["Hallo, hier ist die KI vom Studio Fit. Magst du mal vorbeikommen?", "Sehr gern. Wann"],
    ["Hier ist die KI von Sonnwerk. Wäre das interessant?", "dann meldet sich jemand von uns"],
    ["Hier ist die KI der Sicherheit. Sollen wir den Vertrag prüfen?", "dann meldet sich jemand"],
  ])("what the greeting has asked is not asked again: %s", (greeting, answer) => {
    calls(greeting)
      .hears("Ja, genau")
      .says(answer)
      .says("Wann passt es Ihnen am besten?")
      .saysNot("Darf sich dazu")
      .hears("Dienstag wäre gut")
      .knows({ rueckruf: "Dienstag wäre gut" })
      .endsWith("success");
    calls(greeting).hears("Nein, danke").endsWith("not-interested");
  });

  test.each([
    "Hier ist die KI der Sparbank. Haben Sie kurz Zeit?",
    "Hier ist die KI der Praxis Weber. Spreche ich mit Herrn Weber?",
    "Hallo, hier ist die KI vom Studio Fit. Darf ich dir kurz sagen, worum es geht?",
    "Hier ist die KI vom Haus der Makler. Möchten Sie Ihr Haus verkaufen?",
    "Hier ist die KI von Wärme Nord. Heizen Sie noch mit Öl?",
  ])("what it has not asked yet is asked then: %s", (greeting) => {
    calls(greeting)
      .hears("Ja")
      .says("Vielen Dank. Darf sich dazu jemand von uns persönlich bei Ihnen melden?")
      .hears("Ja, genau")
      .says("Sehr gern. Wann passt es")
      .hears("Dienstag")
      .endsWith("success");
  });

  test("one that asks for a time takes it, and one that offers papers asks where to", () => {
    calls("Hier ist die KI der Elektro Süd. Wann dürfen wir uns bei Ihnen melden?")
      .hears("Donnerstag um zehn")
      .saysNot("Wann passt")
      .knows({ rueckruf: "Donnerstag um zehn" })
      .endsWith("success");
    calls("Hier ist die KI der Elektro Süd. Wann dürfen wir uns bei Ihnen melden?")
      .hears("Gar nicht, kein Interesse")
      .endsWith("not-interested");
    calls("Hier ist die KI vom Lernverlag. Dürfen wir Ihnen eine Leseprobe zuschicken?")
      .hears("Ja, gern")
      .says("An welche E-Mail-Adresse")
      .hears("anna punkt weber at beispiel punkt de")
      .hears("ja, genau")
      .endsWith("info-requested");
  });

  test("a no that goes on is a yes", () => {
    calls("Guten Tag, hier ist die KI von Sonnwerk. Störe ich gerade?")
      .hears("Nein, nein")
      .standsAt("wish");
  });

  test("what does not say that an AI speaks is said after what does", () => {
    const script = calls("Guten Tag [firstName], es geht um Ihr Dach. Wollen Sie mehr wissen?");
    expect(script.spoken[0]).toBe(
      "Hier spricht eine künstliche Intelligenz von Sonnwerk GmbH. Guten Tag Anna, es geht um Ihr Dach.",
    );
    script.hears("Nein").endsWith("not-interested");
    calls("Wollen Sie Strom sparen?")
      .says(/^Hier spricht eine künstliche Intelligenz/)
      .hears("ja")
      .standsAt("wish");
  });

  test("leaves a message that says who called and that it was an AI", () => {
    for (const greeting of ["", "Es geht um Ihr Dach.", "Wollen Sie Strom sparen?"]) {
      calls(greeting)
        .happens({ type: "machine-answered", canListen: true })
        .says(/(KI|Intelligenz) von Sonnwerk GmbH/)
        .says("unter dieser Nummer zurückrufen")
        .saysNot("?")
        .saysNot(/[[\]|]/)
        .endsWith("voicemail");
    }
  });
});

test("the usual greeting says what a purpose is", () => {
  const purpose = "Photovoltaik-Beratung";
  expect(usualGreeting({ company: COMPANY, purpose })).toContain(
    "es geht um Photovoltaik-Beratung",
  );
});
