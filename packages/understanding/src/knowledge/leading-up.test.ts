import { describe, expect, test } from "bun:test";
import { askingIn } from "./asking.ts";
import { questionPutRight, unknownOfTheCall } from "./leading-up.ts";

describe("what is asked, and what is said besides", () => {
  test.each([
    ["bei den stadtwerken sagen sie ist das wasser dann mal weg", "ist das wasser dann mal weg"],
    ["per post bitte aber ist denn das porto mit drin", "ist denn das porto mit drin"],
    ["drei hunde wie viele sind denn da in einer gruppe", "wie viele sind denn da in einer gruppe"],
    ["samstag ist gut was müssen wir alles mitbringen", "was müssen wir alles mitbringen"],
    ["ich wollt nur wissen ob da jemand da ist", "ob da jemand da ist"],
    ["nein ich meinte wer das macht", "wer das macht"],
    [
      "ja passt und das kostet mich auch wirklich nichts oder",
      "und das kostet mich auch wirklich nichts",
    ],
    ["gebrauchte haben sie nicht zufällig", "haben sie nicht zufällig"],
  ])("%s", (text, said) => {
    expect(askingIn(text)[0]?.said).toBe(said);
  });

  test.each([
    ["darf ich mal fragen woher sie das haben", ""],
    ["bevor ich dazu was sage hätte ich eine frage was heißt denn unverbindlich", ""],
    ["ja eine frage hätte ich noch ist das öko", ""],
    ["ja gern ich wollte nur noch wissen wo das ist", "ja gern"],
    ["ja aber ich wollte noch wissen wo das ist", "ja"],
    ["ja wissen sie ich frag mich halt ob das nicht zu spät ist", ""],
    ["die kleine bitte aber sagen sie ist die auch leise", "die kleine bitte"],
    ["der montag passt, darf ich fragen was das kostet", "der montag passt"],
  ])("%s: besides", (text, besides) => {
    expect(askingIn(text)[0]?.besides).toBe(besides);
  });

  test.each([
    "am dienstag oder",
    "das seepferdchen hat er schon",
    "da frag ich erst mal meine frau ob sie will",
    "ich meinte mittwoch",
    "ich meinte nur ob montag oder dienstag weiß ich noch nicht",
    "das hab ich doch gar nicht gefragt",
    "so siebzehn achtzehn uhr würde gehen",
    "hm ja können wir machen",
  ])("not %s", (text) => {
    expect(askingIn(text).filter(({ strength }) => strength >= 1)).toEqual([]);
  });
});

describe("a no to what was answered", () => {
  test.each([
    ["nein ich meinte wer das macht", "ich meinte wer das macht"],
    ["Nee, ich wollte wissen, wie lang das dauert.", "ich wollte wissen, wie lang das dauert."],
    [
      "weder noch ich wollte nur wissen ob man da parken kann",
      "ich wollte nur wissen ob man da parken kann",
    ],
  ])("%s", (raw, question) => {
    expect(questionPutRight(raw)).toBe(question);
  });

  test.each([
    "nein danke",
    "nein ich will das nicht",
    "nein ich meinte mittwoch",
    "nein da frag ich erst meinen mann ob der das will",
    "nein das ist nichts für mich was kostet das überhaupt",
  ])("not %s", (raw) => {
    expect(questionPutRight(raw)).toBeNull();
  });
});

describe("who says that he does not know what the call is about asks it", () => {
  test.each([
    ["Ich weiß noch gar nicht, worum es geht.", "worum es geht."],
    ["ja ich weiß ja nicht mal um was es geht", "um was es geht"],
    ["Mir ist noch nicht ganz klar, wer Sie sind.", "wer Sie sind."],
    ["keine Ahnung, was Sie von mir wollen", "was Sie von mir wollen"],
  ])("%s", (raw, question) => {
    expect(unknownOfTheCall(raw)).toBe(question);
  });

  test.each([
    "ich weiß noch nicht, wann wir Zeit haben",
    "ich weiß nicht, was meine Frau dazu sagt",
    "ich weiß schon, worum es geht",
  ])("not %s", (raw) => {
    expect(unknownOfTheCall(raw)).toBeNull();
  });
});
