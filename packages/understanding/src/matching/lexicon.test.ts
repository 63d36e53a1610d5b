import { expect, test } from "bun:test";
import { readConcepts, readEnglish, tablesOf } from "../training/lexicon-file.ts";
import { lexiconOf } from "./lexicon.ts";
import { stemOf } from "./stem.ts";

const CONCEPTS = readConcepts(`wohnen.umzug: umzug umziehen zog neue_adresse möbelwagen
auto.strom: elektroauto tesla wallbox
zeit.spaeter: später auf_die_lange_bank`);
const lexicon = lexiconOf(tablesOf(CONCEPTS, readEnglish("later: später\nno_show: kommt_nicht")));

const named = (word: string) =>
  lexicon.conceptsOf(word, stemOf(word)).map((place) => CONCEPTS[place]?.name);

test.each([
  ["umzug", ["wohnen.umzug"]],
  ["zog", ["wohnen.umzug"]],
  ["moebelwagen", ["wohnen.umzug"]],
  ["umzugskartons", ["wohnen.umzug"]],
  ["privatumzug", ["wohnen.umzug"]],
  ["spaeter", ["zeit.spaeter"]],
  ["regenschirm", []],
])("%s belongs to %j", (word, concepts) => {
  expect(named(word)).toEqual(concepts);
});

test("turns of phrase are found among other words, and only whole", () => {
  const found = (text: string) =>
    lexicon.conceptsIn(text.split(" ")).map((place) => CONCEPTS[place]?.name);
  expect(found("das schieben wir auf die lange bank und warten")).toEqual(["zeit.spaeter"]);
  expect(found("wir haben eine neue adresse")).toEqual(["wohnen.umzug"]);
  expect(found("auf die lange sicht")).toEqual([]);
});

test("English words are told in German", () => {
  expect(lexicon.germanFor("later")).toBe("spaeter");
  expect(lexicon.germanFor("no show")).toBe("kommt nicht");
  expect(lexicon.germanFor("banana")).toBeNull();
});

test.each([
  ["a concept", () => readConcepts("zeit.spaeter: später\n\n! zeit.spaeter | zeit.jetzt")],
  ["an English word", () => readEnglish("later: später\n\nno show kommt_nicht")],
])("%s that can't be read is told with its line", (_, read) => {
  expect(read).toThrow("line 3");
});
