import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./index.ts";
import type { Expected } from "./reading.ts";

const { read } = await openUnderstanding();

function at(question: string, conditions: Record<string, string[]>) {
  const expected: Expected = {
    question,
    conditions: Object.entries(conditions).map(([key, examples]) => ({ id: key, key, examples })),
    intents: ["already_has_provider", "price_question"],
    value: null,
  };
  return (text: string) => read(text, expected).condition;
}

describe("a question that offers a choice is answered by the words of one side", () => {
  const ofTyres = at(
    "Sollen wir die Räder bei uns einlagern, oder nehmen Sie sie mit nach Hause?",
    {
      Einlagern: ["bitte aufheben", "die können bei Ihnen bleiben"],
      Mitnehmen: ["die kommen in meine Garage", "ich habe Platz im Keller"],
      "Kein Interesse": ["ich brauche nichts", "lassen Sie mal"],
    },
  );
  const ofRoof = at("Geht es um ein neues Dach, oder möchten Sie das alte ausbessern lassen?", {
    Neubau: ["wir bauen gerade", "komplett neu decken"],
    Ausbesserung: ["nur ein paar Ziegel", "es tropft an einer Stelle"],
    "Kein Interesse": ["wir haben schon jemanden beauftragt", "wir brauchen nichts"],
  });
  const ofLesson = at(
    "Möchten Sie lieber eine Probestunde, oder soll ich Ihnen den Prospekt schicken?",
    {
      Probestunde: ["ich komme mal vorbei"],
      Prospekt: ["erst mal lesen"],
      Nein: [],
    },
  );

  test.each([
    ["ich habe schon einen Keller voll, einlagern bitte", "Einlagern"],
    ["da wäre mir einlagern schon recht", "Einlagern"],
  ])("wheels: %s", (text, meant) => expect(ofTyres(text)).toBe(meant));

  test.each([
    ["ich hab schon eins das müsste man ausbessern", "Ausbesserung"],
    ["dach ist noch gut sagt der nachbar also ausbessern halt", "Ausbesserung"],
  ])("roof: %s", (text, meant) => expect(ofRoof(text)).toBe(meant));

  test.each([
    ["die probestunde will ich keinen prospekt", "Probestunde"],
    ["keine probestunde den prospekt hätte ich gern", "Prospekt"],
  ])("lesson: %s", (text, meant) => expect(ofLesson(text)).toBe(meant));

  test.each(["ja gerne", "ja bitte", "ja, sehr gern"])("a mere yes chooses neither: %s", (text) => {
    expect(ofLesson(text)).toBeNull();
  });

  test("a denied side is no refusal of all", () => {
    expect(ofLesson("eine probestunde ist nichts für mich")).not.toBe("Nein");
  });

  test("a mere no is a no", () => expect(ofLesson("nein danke")).toBe("Nein"));
});
