import { expect, test } from "bun:test";
import { behaviourOf, DIALS, type Dial } from "./behaviour.ts";
import { PERSONAS } from "./built-in.ts";
import type { Behaviour, Persona } from "./persona.ts";
import { regionOf, speakerOf } from "./role.ts";

function somebody(type: string, personality: string[] = [], patienceLevel = 5): Persona {
  return { id: "x", name: "X", type, personality, patienceLevel };
}

const USUAL = behaviourOf(somebody("Kunde"));

const MOVES: readonly (readonly [trait: string, dial: Dial, way: "up" | "down"])[] = [
  ["skeptisch", "distrusts", "up"],
  ["skeptischer", "agrees", "down"],
  ["sceptical", "distrusts", "up"],
  ["misstrauisch", "agrees", "down"],
  ["preisbewusst", "mindsPrice", "up"],
  ["preissensibel", "mindsPrice", "up"],
  ["sparsam", "mindsPrice", "up"],
  ["price-conscious", "mindsPrice", "up"],
  ["großzügig", "mindsPrice", "down"],
  ["ungeduldig", "interrupts", "up"],
  ["geduldig", "interrupts", "down"],
  ["impatient", "hangsUp", "up"],
  ["patient", "hangsUp", "down"],
  ["freundlich", "agrees", "up"],
  ["unfreundlich", "agrees", "down"],
  ["friendly", "hangsUp", "down"],
  ["unfriendly", "hangsUp", "up"],
  ["höflich", "interrupts", "down"],
  ["unhöflich", "interrupts", "up"],
  ["nicht freundlich", "agrees", "down"],
  ["gehetzt", "hasTime", "down"],
  ["vielbeschäftigt", "hasTime", "down"],
  ["gesprächig", "strays", "up"],
  ["wortkarg", "asksBack", "down"],
  ["schüchtern", "staysSilent", "up"],
  ["treu", "isProvided", "up"],
  ["aufgeschlossen", "agrees", "up"],
  ["neugierig", "agrees", "up"],
  ["desinteressiert", "agrees", "down"],
  ["Datenschützer", "optsOut", "up"],
  ["entscheidungsfreudig", "decides", "up"],
  ["analytisch", "asksBack", "up"],
];

test.each(MOVES)("%s turns %s %s", (trait, dial, way) => {
  const change = behaviourOf(somebody("Kunde", [trait]))[dial] - USUAL[dial];
  expect(way === "up" ? change : -change).toBeGreaterThan(0.005);
});

const MANNERS: readonly (readonly [trait: string, manner: Behaviour["manner"]])[] = [
  ["höflich", "friendly"],
  ["barsch", "curt"],
  ["kurz angebunden", "curt"],
  ["Plaudertasche", "chatty"],
  ["bayerisch", "dialect"],
  ["sachlich", "matter-of-fact"],
  ["rätselhaft", "matter-of-fact"],
];

test.each(MANNERS)("%s speaks %s", (trait, manner) => {
  expect(behaviourOf(somebody("Kunde", [trait])).manner).toBe(manner);
});

test.each([
  ["Sekretärin", 0.2],
  ["Assistenz der Geschäftsführung", 0.2],
  ["gatekeeper", 0.2],
])("%s seldom decides", (type, most) => {
  expect(behaviourOf(somebody(type)).decides).toBeLessThan(most);
});

test("what nobody has heard of changes nothing", () => {
  expect(behaviourOf(somebody("Kunde", ["blaugestreift", "qwertz"]))).toEqual(USUAL);
});

test("little patience cuts in and hangs up more often than much", () => {
  const [short, long] = [0, 10].map((level) => behaviourOf(somebody("Kunde", [], level)));
  expect(short?.interrupts).toBeGreaterThan((long?.interrupts ?? 1) * 2);
  expect(short?.hangsUp).toBeGreaterThan((long?.hangsUp ?? 1) * 2);
});

test("what a persona says of itself weighs more than its traits", () => {
  const persona = { ...somebody("Kunde", ["skeptisch"]), behaviour: { agrees: 0.91 } };
  expect(behaviourOf(persona)).toMatchObject({
    agrees: 0.91,
    distrusts: behaviourOf(somebody("Kunde", ["skeptisch"])).distrusts,
  });
});

test("every dial stays a likelihood, however many traits are named", () => {
  const traits = MOVES.map(([trait]) => trait);
  const behaviour = behaviourOf(somebody("Sekretärin", traits, 0));
  for (const dial of DIALS) {
    expect(behaviour[dial]).toBeGreaterThanOrEqual(0);
    expect(behaviour[dial]).toBeLessThanOrEqual(1);
  }
});

test("the built-in personas would be told apart by their traits alone", () => {
  const [friendly, sceptic, secretary, hurried, thrifty] = PERSONAS.map(
    ({ behaviour: _, ...persona }) => behaviourOf(persona),
  ) as [Behaviour, Behaviour, Behaviour, Behaviour, Behaviour];
  expect(friendly.agrees).toBeGreaterThan(sceptic.agrees + 0.3);
  expect(sceptic.distrusts).toBeGreaterThan(friendly.distrusts + 0.3);
  expect(secretary.decides).toBeLessThan(0.2);
  expect(hurried.hasTime).toBeLessThan(friendly.hasTime - 0.3);
  expect(thrifty.mindsPrice).toBeGreaterThan(friendly.mindsPrice + 0.3);
});

test.each([
  ["Sabine Wolf", "Skeptikerin", "woman"],
  ["Frau Dr. Kern", "Chef", "woman"],
  ["Thomas Krüger", "Freundlicher Entscheider", "man"],
  ["Herr Ott", "Kunde", "man"],
  ["Kim", "Kunde", null],
])("%s, %s, speaks as %s", (name, type, speaker) => {
  expect(speakerOf({ ...somebody(type), name })).toBe(speaker as never);
});

test.each([
  ["schwäbisch", "swabian"],
  ["Münchner", "bavarian"],
  ["Berliner", "berlin"],
  ["nett", null],
])("%s speaks the dialect of %s", (trait, region) => {
  expect(regionOf(somebody("Kunde", [trait]))).toBe(region as never);
});
