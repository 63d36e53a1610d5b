import { expect, test } from "bun:test";
import { PERSONAS } from "../personas/built-in.ts";
import { seededRandom } from "../seeded-random.ts";
import { givesTheLie, remember, toldBefore } from "./memory.ts";
import { openMind } from "./mind.ts";
import { hourNamed, offeredIn } from "./offered.ts";
import { temperOf } from "./temper.ts";
import { bareTerm } from "./term.ts";
import { plausibilityOf } from "./ways/plausibility.ts";
import type { SayableWay } from "./ways/sayable-way.ts";

const way = (key: string, ...lines: string[]): SayableWay => ({
  key,
  intents: [],
  lines,
  declines: false,
});

function somebody(seed = 1) {
  const [persona] = PERSONAS;
  if (persona === undefined) throw new Error("there is no persona");
  return openMind(temperOf(persona), seededRandom(7, seed));
}

test("who has no hearing aids speaks of none, and may say so again", () => {
  const mind = somebody();
  const asked = "haben sie für ihre geräte noch genug batterien, oder gehen sie zur neige?";
  const empty = way("Batterien gehen zur Neige", "da könnte ich welche brauchen");
  expect(givesTheLie(mind, empty, asked)).toBe(false);
  remember(mind, way("Hat keine Hörgeräte"), "Ich habe doch keine Hörgeräte.");
  expect(givesTheLie(mind, empty, asked)).toBe(true);
  expect(givesTheLie(mind, way("Braucht nichts", "ich brauche keine Batterien"), asked)).toBe(
    false,
  );
  const car = way("Mit dem Auto", "ich komme mit dem Auto");
  expect(givesTheLie(mind, car, "wie kommen sie zu uns?")).toBe(false);
});

test("who asked for mornings does not take the evening", () => {
  const mind = somebody();
  remember(mind, way("Vormittags", "lieber vormittags"), "Lieber vormittags.");
  expect(givesTheLie(mind, way("Abends", "erst abends"), "wann passt es?")).toBe(true);
  expect(givesTheLie(mind, way("Vormittags", "am Vormittag"), "wann passt es?")).toBe(false);
  const always = somebody();
  remember(always, way("Täglich"), "Von morgens bis abends.");
  expect(always.partOfDay).toBeNull();
});

test("the number of his people stays what it was", () => {
  const mind = somebody();
  expect(toldBefore(mind, "staff", () => "zwölf")).toBe("zwölf");
  expect(toldBefore(mind, "staff", () => "dreißig")).toBe("zwölf");
});

test("offers are read as they are made", () => {
  expect(offeredIn("wir kommen montags bis freitags.").days).toHaveLength(5);
  expect(offeredIn("passt ihnen dienstag oder donnerstag?").days).toEqual([
    "dienstag",
    "donnerstag",
  ]);
  expect(offeredIn("zwischen acht und achtzehn uhr ist alles möglich.").parts).toEqual([
    "morning",
    "noon",
    "afternoon",
  ]);
  expect(offeredIn("lieber vormittags oder nachmittags?").parts).toEqual(["morning", "afternoon"]);
  expect(offeredIn("an welchem tag passt es ihnen?")).toEqual({ days: [], parts: [] });
});

test("days and hours are chosen from what is offered", () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const mind = somebody(seed);
    mind.offered = offeredIn("passt ihnen dienstag oder donnerstag?");
    expect(bareTerm(mind, "date").toLowerCase()).toMatch(/dienstag|donnerstag/u);
    mind.offered = offeredIn("zwischen acht und achtzehn uhr ist alles möglich.");
    mind.partOfDay = null;
    expect(bareTerm(mind, "time")).not.toMatch(/abend|achtzehn|neunzehn/u);
    mind.offered = offeredIn("angenommen wird zwischen halb acht und fünfzehn uhr.");
    mind.partOfDay = "evening";
    expect(hourNamed(bareTerm(mind, "time")) ?? 8).toBeWithin(7.5, 15);
  }
});

test.each([
  ["Um dreizehn Uhr", 13],
  ["halb neun wäre gut", 8.5],
  ["so um drei", 15],
  ["vierzehn Uhr fünfzehn", 14.25],
  ["Viertel vor zehn", 9.75],
  ["abends um acht", 20],
  ["morgen früh um sieben", 7],
  ["am späten Nachmittag", null],
])("%j is %p o'clock", (words, hour) => {
  expect(hourNamed(words)).toBe(hour);
});

test("the ordinary is likelier than what is seldom, and both than what is alarming", () => {
  const ordinary = plausibilityOf(way("Macht eine Firma", "da kommt jemand von außen"));
  const seldom = plausibilityOf(way("Macht niemand", "da macht keiner was"));
  const alarming = plausibilityOf(way("Akuter Befall", "im Moment laufen hier Mäuse rum"));
  expect(ordinary).toBeGreaterThan(seldom);
  expect(seldom).toBeGreaterThan(2 * alarming);
  expect(plausibilityOf(way("Kein Befall", "hatten wir noch keinen"))).toBeGreaterThan(alarming);
});
