import { describe, expect, test } from "bun:test";
import { askingIn } from "./asking.ts";

describe("a question is found wherever it begins, without marks", () => {
  test.each([
    [
      "zwölf betten haben wir rechnet sich denn das bei so wenigen",
      "rechnet sich denn das",
      "zwölf",
    ],
    [
      "durchaus aber vorher würde mich doch interessieren ab wann die öffnen",
      "ab wann",
      "durchaus",
    ],
    ["ja schon aber vorher hätte ich gern gewusst was so ein zaun kostet", "was so ein zaun", "ja"],
    ["das hab ich verstanden ich frag wer den schaden zahlt", "wer den schaden zahlt", ""],
    ["weder noch meine frage war ob sie das auch sonntags machen", "sonntags machen", ""],
    ["na gut, kann er auch samstags kommen", "kann er auch samstags", "na gut"],
    ["gut, kann ich da parken", "kann ich da parken", "gut"],
    ["ja können wir machen wo ist denn ihr lager", "wo ist denn ihr lager", "ja können wir machen"],
    ["was soll das kosten", "was soll das kosten", ""],
    ["gut, was soll denn so eine heizung kosten", "was soll denn so eine", "gut"],
    ["was soll der spaß kosten", "was soll der spaß kosten", ""],
    ["unsere Putzfrau, die Frau Meier, was kostet die mehr", "was kostet die mehr", "unsere"],
  ])("“%s”", (reply, question, before) => {
    const [asked] = askingIn(reply);
    expect(asked?.strength).toBe(1);
    expect(asked?.said).toContain(question);
    expect(asked?.besides).toStartWith(before);
  });

  test.each([
    "na gut, soll er kommen",
    "na gut soll er kommen",
    "gut, dann soll er kommen",
    "okay, kann sie vorbeikommen",
    "schön, soll Ihr Mann vorbeikommen",
    "ja können wir machen",
    "ja ja können sie",
    "ja mach ich",
    "ja kann ich",
    "ja hab ich schon",
    "nee ist fest hab unterschrieben letzte woche",
    "das lohnt sich bei uns schon",
    "die gibt es denn auch bei uns im dorf",
    "das ist mir denn doch zu viel",
    "unsere Putzfrau, die Frau Meier, macht das",
    "also meine Tochter, die Anna, kümmert sich drum",
    "der Hausmeister, der Herr Kunz, mäht das",
    "was soll's",
    "was soll man machen",
  ])("“%s” asks nothing", (reply) => {
    expect(askingIn(reply).filter(({ strength }) => strength === 1)).toEqual([]);
  });
});
