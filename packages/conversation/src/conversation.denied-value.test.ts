import { describe, test } from "bun:test";
import type { TreeNode } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

/** A bookshop sends its catalogue to whoever wants it, and calls the others another time. */
function catalogue(others: readonly TreeNode[] = [], content = "Der Katalog geht an [mail] raus.") {
  const one = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Buchhandlung Ott." }),
      node("mail", "input", {
        content: "An welche E-Mail-Adresse darf ich den Katalog schicken?",
        input: { variable: "mail", value: "email" },
      }),
      node("sent", "end", { content, outcome: "info-requested" }),
      ...others,
    ],
    [
      ["start", "mail"],
      ["mail", "sent"],
    ],
  );
  return call(one, { understanding });
}

const LATER = node("later", "end", { content: "Dann ein andermal.", outcome: "callback" });
const readBack = () =>
  catalogue([LATER]).hears("info at example punkt de").says("Ist das richtig?");

describe("an address that was read back and called wrong is asked for again", () => {
  test.each([
    "Stimmt so nicht.",
    "stimmt leider nicht ganz",
    "Ja nee, das passt so nicht",
    "Richtig ist das nicht",
    "info at example punkt de ist falsch",
    "das ist nicht ganz richtig",
    "nein",
  ])("“%s”", (reply) => {
    readBack().hears(reply).says("noch einmal").standsAt("mail");
  });

  test("and never promised", () => {
    const script = readBack().hears("Stimmt so nicht.").hears("info at example punkt de");
    script.hears("Stimmt so nicht.").hears("info at example punkt de");
    script.hears("Stimmt so nicht.").endsWith("callback");
  });

  test.each([
    "Stimmt so.",
    "stimmt, nicht schlecht",
    "ja richtig, und bitte nicht vergessen",
    "passt, da kann nichts schiefgehen",
    "nein nein, das stimmt so",
  ])("“%s” keeps it", (reply) => {
    readBack().hears(reply).says("info@example.de").endsWith("info-requested");
  });
});

describe("a remark in passing leaves what was read back asked", () => {
  test.each([
    "nein, ich sortiere nebenbei noch die Post",
    "ich mache nur das Fenster zu",
    "Nein, ich mache nur das Fenster zu.",
    "Ich räum gerade die Spülmaschine ein",
  ])("“%s”", (reply) => {
    const asked = readBack().hears(reply).says("Ist das richtig?").standsAt("mail");
    asked.hears("ja").says("info@example.de").endsWith("info-requested");
  });

  test.each([
    "Nein, ich schreibe mich nur mit einem L",
    "nein, ich nutze nur die von meiner Frau",
    "nein, ich meinte nur gmx",
  ])("“%s” is none", (reply) => {
    readBack().hears(reply).says("noch einmal").standsAt("mail");
  });
});

describe("papers that go to an address are promised to nobody who gives none", () => {
  test.each([
    "Die Adresse nehmen Sie bitte nicht auf",
    "Nein, die geb ich nicht raus",
    "Das schreiben Sie nicht auf!",
    "das möchte ich nicht sagen",
  ])("“%s”", (reply) => {
    const asked = () => catalogue().hears(reply).says("lieber nichts zugeschickt bekommen?");
    asked().hears("ja").endsWith("not-interested");
    asked().hears("doch, möchte ich").standsAt("mail");
    asked().hears("info at example punkt de").says("Ist das richtig?");
  });

  test("who wants nothing sent has refused no more than that", () => {
    const none = node("none", "end", {
      content: "Dann lösche ich Ihre Vormerkung.",
      outcome: "not-interested",
    });
    const script = catalogue([none]).hears("die geb ich nicht raus").hears("ja, genau");
    script.saysNot("Vormerkung").endsWith("not-interested", "declined");
  });

  test("who has none is called another time, and so is who could not be understood", () => {
    for (const reply of ["ich hab gar keine E-Mail", "die weiß ich nicht auswendig"]) {
      catalogue([LATER]).hears(reply).says("ein andermal").endsWith("callback");
    }
    const lost = catalogue([LATER]).hears("blau und grün").hears("blau und grün");
    lost.hears("blau und grün").says("ein andermal").endsWith("callback");
  });

  test("where the end reads out nothing, the address may be left open", () => {
    const script = catalogue([], "Vielen Dank, der Katalog kommt.").hears("die geb ich nicht raus");
    script.says("lassen wir das offen").endsWith("info-requested");
  });
});

describe("an hour that was asked for often enough is kept if the words tell one", () => {
  function atHour() {
    const one = tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI der Buchhandlung Ott." }),
        node("hour", "input", {
          content: "Um wie viel Uhr dürfen wir kommen?",
          input: { variable: "zeit", value: "time" },
        }),
        node("good", "end", { content: "Wir kommen um [zeit].", outcome: "appointment" }),
        LATER,
      ],
      [
        ["start", "hour"],
        ["hour", "good"],
      ],
    );
    return call(one, { understanding });
  }
  const thrice = (reply: string) => atHour().hears(reply).hears(reply).hears(reply);

  test.each(["um Jahr, sicher.", "um die Uhrzeit", "die Zeit halt", "im Termin"])(
    "“%s” tells none",
    (reply) => {
      thrice(reply).endsWith("callback");
    },
  );

  test.each(["wenn die Kinder aus der Schule sind", "halt wenn es dunkel wird"])(
    "“%s” does",
    (reply) => {
      thrice(reply).says(reply).endsWith("appointment");
    },
  );
});
