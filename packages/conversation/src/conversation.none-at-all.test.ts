import { describe, test } from "bun:test";
import type { Outcome, TreeNode } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

function asking(questions: readonly TreeNode[], content: string, outcome: Outcome = "success") {
  const ids = ["start", ...questions.map(({ id }) => id), "good"];
  const one = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI von Ott." }),
      ...questions,
      node("good", "end", { content, outcome }),
      node("none", "end", { content: "Schade, auf Wiederhören.", outcome: "not-interested" }),
    ],
    ids.slice(1).map((id, index) => [ids[index] ?? "", id]),
  );
  return call(one, { understanding });
}

const DAY = node("day", "input", {
  content: "An welchem Tag dürfen wir kommen?",
  input: { variable: "tag", value: "date" },
});
const HOUR = node("hour", "input", {
  content: "Und um wie viel Uhr?",
  input: { variable: "zeit", value: "time", confirm: true },
});
const visit = () => asking([DAY, HOUR], "Wir kommen [tag] um [zeit]. Bis dann!", "appointment");
const whetherNone = () => visit().hears("nein").says("Dann möchten Sie lieber keinen Termin?");

describe("whether somebody wants none", () => {
  test.each([
    "Ja klar",
    "ja natürlich",
    "Ja, unbedingt",
    "ja schon",
    "nicht unbedingt",
    "keinen",
    "ja, keinen",
    "Nein, ich möchte keinen",
    "natürlich nicht",
  ])("“%s” agrees to it", (reply) => {
    whetherNone().hears(reply).endsWith("not-interested");
  });

  test.each([
    "nein, ich möchte einen Termin",
    "Nein, einen Termin will ich",
    "Nein nein, kommen Sie ruhig",
    "nein, so war das nicht gemeint",
  ])("“%s” contradicts", (reply) => {
    whetherNone().hears(reply).says("An welchem Tag").standsAt("day");
  });

  test.each(["Wie bitte?", "Hä?", "Wer sind Sie denn?"])("“%s” leaves it asked", (reply) => {
    whetherNone().hears(reply).says("keinen Termin?").hears("ja").endsWith("not-interested");
  });

  test("a pause does so, too", () => {
    const script = whetherNone().hears("Moment mal").says("ich warte").hears("ja");
    script.says("keinen Termin?").hears("ja").endsWith("not-interested");
    whetherNone().staysSilent().hears("ja").says("keinen Termin?").standsAt("day");
  });
});

describe("who agrees, or does not mind, and says goodbye refuses nothing", () => {
  const readBack = () => visit().hears("am Dienstag").hears("um zehn").says("Ist das richtig?");
  test.each([
    "Ja, stimmt, da gibt es nichts zu meckern, auf Wiederhören",
    "ja, na dann schönen Tag noch",
    "Ja genau, sonst nichts, tschüss",
  ])("“%s”", (reply) => {
    readBack().hears(reply).knows({ zeit: "10:00" }).endsWith("appointment");
  });

  test("who is proposed a day", () => {
    visit().hears("Egal, ich hab nichts vor, auf Wiederhören").says("Wie wäre es mit");
    visit()
      .hears("am Dienstag")
      .hears("ich habe kein Problem damit, egal wann, schönen Tag noch")
      .says("Wie wäre es mit");
  });

  test("a no is one", () => readBack().hears("Nein danke, tschüss").endsWith("not-interested"));
});

describe("a survey is not lost by its last answer", () => {
  const REMARK = node("remark", "input", {
    content: "Möchten Sie uns sonst noch etwas mitteilen?",
    input: { variable: "b", value: "text" },
  });
  const VISITED = node("visited", "input", {
    content: "Wie war der Besuch?",
    input: { variable: "a", value: "text" },
  });

  test("“Nein danke, tschüss”", () => {
    asking([REMARK], "Vielen Dank.").hears("Nein danke, tschüss.").endsWith("success");
    asking([VISITED, REMARK], "Vielen Dank.")
      .hears("gut")
      .hears("Nein danke, tschüss.")
      .endsWith("success");
  });

  test("praise with a no in it is kept", () => {
    const praise = "Ich bin sehr zufrieden, da kann man nicht meckern, schönen Tag noch";
    asking([VISITED, REMARK], "Vielen Dank.").hears(praise).knows({ a: praise }).standsAt("remark");
  });

  test("nor by a day that it can do without", () => {
    const when = node("when", "input", {
      content: "Wann dürfen wir Sie im nächsten Jahr wieder befragen?",
      input: { variable: "b", value: "date" },
    });
    asking([VISITED, when], "Vielen Dank.").hears("gut").hears("nein danke").endsWith("success");
  });
});

describe("where nobody comes, no appointment is spoken of", () => {
  const boxes = node("boxes", "input", {
    content: "Wie viele Kartons dürfen es sein?",
    input: { variable: "n", value: "number" },
  });
  const delivery = node("delivery", "input", {
    content: "An welchem Tag sollen wir liefern?",
    input: { variable: "tag", value: "date" },
  });

  test("an order that does not hang on the day is taken", () => {
    asking([boxes, delivery], "Ihre Bestellung ist aufgenommen.")
      .hears("drei")
      .hears("nein")
      .says("aufgenommen")
      .endsWith("success");
  });

  test("one that names it asks whether to go on", () => {
    asking([boxes, delivery], "Wir liefern [n] Kartons am [tag].")
      .hears("drei")
      .hears("nein")
      .says("Dann möchten Sie lieber nicht weitermachen?")
      .hears("nein, ich möchte die Weine haben")
      .says("An welchem Tag")
      .hears("am Mittwoch")
      .endsWith("success");
  });
});
