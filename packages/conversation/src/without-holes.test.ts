import { describe, expect, test } from "bun:test";
import { fill } from "./fill.ts";

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
