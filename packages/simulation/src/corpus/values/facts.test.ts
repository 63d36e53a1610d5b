import { expect, test } from "bun:test";
import { factsFor } from "./facts.ts";
import { quantitiesFor } from "./quantities.ts";

test.each([
  ["von wo nach wo ziehen sie?", "nach"],
  ["wie ist die adresse des hauses?", "Lindenweg"],
  ["seit wann sind sie dort?", "Seit"],
  ["bei welchem anbieter sind sie?", "Stadtwerken"],
  ["welches modell fahren sie?", "Modell"],
  ["in welchem ort steht das haus?", "Göttingen"],
  ["was ist ihnen dabei wichtig?", "zuverlässig"],
  ["wann soll der umzug sein?", "April"],
])("%p asks for a fact", (question, part) => {
  expect(factsFor(question)?.join(" ")).toContain(part);
});

test("a question for none of them has no answer here", () => {
  expect(factsFor("möchten sie mehr hören?")).toBeNull();
});

test.each([
  ["wie viele fenster sind es ungefähr?", /^(?:\p{L}+|\p{L}+ Fenster)$/u],
  ["wie viele quadratmeter hat die wohnung?", /zig|hundert/u],
  ["wie alt ist ihre heizung?", / Jahre$/u],
  ["in welcher etage wohnen sie?", /^(?:eins|zwei|drei|vier)$/u],
  ["auf einer skala von eins bis zehn?", /^\p{L}+$/u],
  ["wie viele aushilfen haben sie?", /^\p{L}+(?: Aushilfen)?$/u],
])("%p is answered by figures that fit", (question, fits) => {
  const quantities = quantitiesFor(question) ?? [];
  expect(quantities.length).toBeGreaterThan(3);
  for (const quantity of quantities) expect(quantity).toMatch(fits);
});

test.each([
  "an welchem tag passt es ihnen?",
  "lesen sie eine tageszeitung?",
  "welche montagearbeiten stehen an?",
  "wie lange dauert ihr arbeitsweg?",
])("%p has no figure", (question) => {
  expect(quantitiesFor(question)).toBeNull();
});
