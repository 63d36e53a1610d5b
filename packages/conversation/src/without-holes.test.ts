import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { fill, fillWhole } from "./fill.ts";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

describe("no sentence is spoken with a hole", () => {
  test.each([
    ["Ich habe [tag] um [zeit] für Sie eingetragen. Bis dann!", {}, "Bis dann!"],
    ["Ich habe [tag] um [zeit] für Sie eingetragen. Bis dann!", { tag: "", zeit: "" }, "Bis dann!"],
    ["Ich habe [tag] um [zeit] notiert.", { tag: "Montag", zeit: "" }, "Ich habe Montag notiert."],
    ["Wir kommen am [tag] um [zeit] Uhr.", { tag: "Montag" }, "Wir kommen am Montag."],
    ["Wir kommen am [tag]. Tschüss!", {}, "Tschüss!"],
    ["Die Rechnung geht an [mail]. Bis bald!", { mail: "" }, "Bis bald!"],
    ["Ihr Termin am [tag] steht. Bis bald!", { tag: "" }, "Bis bald!"],
    ["Der Besuch ist vorgemerkt: [tag], [zeit]. Bis bald.", {}, "Bis bald."],
    ["Das kostet [preis] Euro.", {}, ""],
    ["Am [tag] kommen wir vorbei. Danke.", {}, "Danke."],
    [
      "Ich notiere [tag], [zeit]. Stimmt das?",
      { tag: "Montag", zeit: "" },
      "Ich notiere Montag. Stimmt das?",
    ],
    ["Ihr [produkt] ist fertig. Bis bald.", {}, "Bis bald."],
  ] as const)("%s with %j → %s", (text, variables, filled) => {
    expect(fill(text, variables)).toBe(filled);
  });
});

describe("what is whole without it is said", () => {
  test.each([
    ["Guten Tag [name], hier ist Otto.", "Guten Tag, hier ist Otto."],
    ["Guten Tag Frau [name], wie geht es?", "Guten Tag, wie geht es?"],
    ["Guten Tag [name].", "Guten Tag."],
    ["Danke, [name]. Bis dann.", "Danke. Bis dann."],
    ["Vielen Dank für Ihr Interesse an [produkt].", "Vielen Dank für Ihr Interesse."],
    ["Ich rufe wegen Ihrer Anfrage zu [thema] an.", "Ich rufe wegen Ihrer Anfrage an."],
    ["Ich habe [tag|den Tag] um [zeit] notiert.", "Ich habe den Tag notiert."],
  ])("%s → %s", (text, filled) => {
    expect(fill(text, {})).toBe(filled);
  });
});

describe("a question is asked, and who speaks is told, whatever is missing", () => {
  test.each([
    ["Spreche ich mit [name]?", "Spreche ich mit Ihnen persönlich?"],
    ["Spreche ich mit Frau [name]?", "Spreche ich mit Ihnen persönlich?"],
    ["Passt es Ihnen am [tag]?", "Passt es Ihnen?"],
    ["Hier ist die KI von [firma] in Mainz.", "Hier ist die KI in Mainz."],
    ["[firma] am Apparat, hier spricht eine KI.", "am Apparat, hier spricht eine KI."],
  ])("%s → %s", (text, filled) => {
    expect(fill(text, {})).toBe(filled);
  });
});

describe("who calls is told, whatever of the greeting is missing", () => {
  const greeting =
    "Guten Tag [anrede] [nachname], hier ist Anna von der Firma Ott. Ich bin eine KI.";
  test.each([
    [greeting, { anrede: "", nachname: "Meier" }, "Guten Tag Meier, hier ist Anna von der"],
    [greeting, { anrede: "Frau" }, "Guten Tag, hier ist Anna von der Firma Ott. Ich bin eine KI."],
    [greeting, {}, "Guten Tag, hier ist Anna von der Firma Ott. Ich bin eine KI."],
    ["Guten Tag [firstName|], hier ist Lena von Ott.", {}, "Guten Tag, hier ist Lena von Ott."],
    ["Hier ist [agent] von [firma].", { firma: "Ott" }, "Hier ist Ott."],
    ["Guten Tag, hier ist [agent], die KI von [firma].", {}, "Guten Tag, hier ist die KI."],
    ["Guten Tag, hier ist [agent]. Ich habe eine Frage.", {}, "Guten Tag. Ich habe eine Frage."],
    ["Mein Name ist Anna von der Firma [firma].", {}, "Mein Name ist Anna."],
    ["Hier ist Anna, ich rufe an für [kampagne].", {}, "Hier ist Anna, ich rufe an."],
  ] as const)("%s with %j → %s", (text, variables, filled) => {
    expect(fill(text, variables)).toStartWith(filled);
  });
});

describe("of a name said in parts, what is known is said", () => {
  test.each([
    ["Spreche ich mit Frau [vorname] [nachname]?", { nachname: "Meier" }, "mit Frau Meier?"],
    ["Spreche ich mit Frau [vorname] [nachname]?", {}, "mit Ihnen persönlich?"],
    ["Spreche ich mit [name] von [firma]?", { firma: "Ott GmbH" }, "mit Ott GmbH?"],
    ["Spreche ich mit [name] aus [ort]?", {}, "mit Ihnen persönlich?"],
    ["Spreche ich mit [firma]?", {}, "mit der richtigen Firma?"],
    ["Passt Ihnen [tag] oder [ausweich]?", { ausweich: "Montag" }, "Passt Ihnen Montag?"],
  ] as const)("%s with %j → %s", (text, variables, filled) => {
    expect(fill(text, variables)).toEndWith(filled);
  });
});

describe("what is only named or addressed beside is left out alone", () => {
  test.each([
    ["Alles klar [name], ich trage das ein.", "Alles klar, ich trage das ein."],
    ["Das verstehe ich [name], es kostet neun Euro.", "Das verstehe ich, es kostet neun Euro."],
    ["Ihr Paket [nummer] ist unterwegs.", "Ihr Paket ist unterwegs."],
    ["Ihr Ansprechpartner ist [name]. Bis bald.", "Bis bald."],
    ["Bis [tag]!", "Bis dann!"],
    ["Dann bis zum [tag]!", "Bis dann!"],
    ["Wir liefern [menge|] Kartons am [tag|].", "Wir liefern Kartons."],
  ])("%s → %s", (text, filled) => {
    expect(fill(text, {})).toBe(filled);
  });
});

test.each([
  ["Ist [tag] für Sie in Ordnung?", "Ist das für Sie in Ordnung?"],
  ["Möchten Sie den [produkt] bestellen?", "Möchten Sie das bestellen?"],
  ["Kennen Sie [produkt] schon?", "Kennen Sie das schon?"],
  ["Haben Sie [anzahl] Kinder?", "Haben Sie Kinder?"],
  ["Wie viele [geraet] haben Sie?", "Wie viele haben Sie?"],
])("a question asks for what it does not name: %s → %s", (text, filled) => {
  expect(fill(text, {})).toBe(filled);
});

describe("who is asked hears what he is asked", () => {
  const asked = "Sagen Sie mir bitte, wie viele [geraet] Sie haben.";
  test("a statement that would be left out whole is kept where it must not be", () => {
    expect(fill(asked, {})).toBe("");
    expect(fillWhole(asked, {})).toBe("Sagen Sie mir bitte, wie viele Sie haben.");
  });

  test("at a node that listens, each time", () => {
    const one = tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI von Ott." }),
        node("ask", "input", { content: asked, input: { variable: "n", value: "number" } }),
        node("told", "message", { content: "Ihr [produkt] ist verspätet." }),
        node("end", "end", { content: "Danke, auf Wiederhören.", outcome: "success" }),
      ],
      [
        ["start", "ask"],
        ["ask", "told"],
        ["told", "end"],
      ],
    );
    call(one, { understanding })
      .says("Sagen Sie mir bitte, wie viele Sie haben.")
      .staysSilent()
      .hears("ja")
      .says("Sagen Sie mir bitte, wie viele Sie haben.")
      .hears("drei")
      .saysNot("verspätet")
      .endsWith("success");
  });
});

test("thousands of places that nothing is known for leave nothing of a text", () => {
  expect(fill("am [x] ".repeat(2_800), {}).trim()).toBe("");
});
