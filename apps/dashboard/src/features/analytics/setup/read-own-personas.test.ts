import { expect, test } from "bun:test";
import { PERSONAS } from "@rufbaum/simulation";
import { readOwnPersonas } from "./read-own-personas.ts";

const [ONE] = PERSONAS;
const OTHER = { ...ONE, id: "own", name: "Eigene" };
const json = (value: unknown) => JSON.stringify(value);

test.each([
  ["a list", json([ONE, OTHER])],
  ["an object that has one", json({ personas: [ONE, OTHER] })],
])("%s is taken as it is", (_name, text) => {
  expect(readOwnPersonas(text)).toEqual({ personas: [ONE, OTHER] as never });
});

test.each([
  ["no JSON", "", "Die Datei ist kein gültiges JSON."],
  ["an object without a list", "{}", "Erwartet wird eine Liste"],
  ["nothing", "null", "Erwartet wird eine Liste"],
  ["an empty list", "[]", "Die Liste enthält keine Persona."],
  ["a word", json(["x"]), "Persona 1: „id“"],
  ["an empty id", json([ONE, { ...ONE, id: " " }]), "Persona 2: „id“"],
  ["traits that are no list", json([{ ...ONE, personality: "skeptisch" }]), "„personality“"],
  ["patience beyond 10", json([{ ...ONE, patienceLevel: 11 }]), "„patienceLevel“"],
  ["patience in words", json([{ ...ONE, patienceLevel: "7" }]), "„patienceLevel“"],
  ["the same id twice", json([OTHER, ONE, OTHER]), "„own“ kommt mehrmals vor"],
])("%s is refused with what is wrong", (_name, text, says) => {
  const read = readOwnPersonas(text);
  expect("problem" in read && read.problem).toContain(says);
});
