import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { firmIn, firmSaid } from "@rufbaum/understanding/firm";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." });
const END = node("end", "end", { content: "Danke.", outcome: "completed" });

function asks(...questions: string[]) {
  const nodes = questions.map((content, at) =>
    node(`q${at}`, "input", { content, input: { variable: `v${at}`, value: "text" } }),
  );
  const ids = ["start", ...nodes.map(({ id }) => id), "end"];
  const knowledge = [
    {
      id: "brands",
      questions: ["Welche Marken haben Sie?", "führen Sie Geräte von Siemens"],
      answer: "Wir haben alle großen Marken.",
    },
  ];
  const ways = ids.slice(1).map((to, at) => [ids[at] ?? "", to] as const);
  return call(tree([START, ...nodes, END], ways, { knowledge }), { understanding });
}

const FIRM = "Und bei welchem Anbieter sind Sie zurzeit?";
const ADDRESS = "Wie lautet die Adresse, mit Straße, Hausnummer und Ort?";

describe("a firm is kept by its name", () => {
  test.each([
    ["bei tibber", "Tibber"],
    ["ich glaub die allianz", "Allianz"],
    ["ei bei der telekom", "Telekom"],
    ["na ja bei vodafone halt", "Vodafone"],
    ["ha hab i doch gsagt bei den stadtwerken", "Stadtwerke"],
    ["wir sind noch bei der deutschen bank", "Deutsche Bank"],
    ["seit zwei jahren bei yello", "Yello"],
    ["bei grünwelt energie bin ich", "Grünwelt Energie"],
    ["das ist die ewe", "EWE"],
  ])("“%s” → %s", (reply, firm) => {
    expect(firmIn(reply)).toBe(firm);
    asks(FIRM).hears(reply).knows({ v0: firm });
  });

  test.each([
    "bei mir zu hause",
    "bei uns im ort die genossenschaft",
    "das möchte ich nicht sagen",
    "so ein alter viessmann halt",
    "bei meinem bruder",
    "weiß ich nicht",
  ])("“%s” names none", (reply) => {
    expect(firmIn(reply)).toBeNull();
  });

  test("and is not asked for again where it was said before", () => {
    asks("Worum geht es?", FIRM)
      .hears("um den strom wir sind ja bei den stadtwerken und zahlen zu viel")
      .knows({ v1: "Stadtwerke" });
  });

  test.each([
    "ich bin gerade bei der arbeit",
    "wir sind da bei euch",
    "ich bin noch bei meiner mutter",
    "ich war bei vattenfall",
    "ich bin bei ihnen doch kunde",
  ])("“%s” says of none that it is the caller's", (reply) => {
    expect(firmSaid(reply)).toBeNull();
  });
});

describe("a text beside a question counts", () => {
  test("which is answered", () => {
    asks(ADDRESS)
      .hears("hauptstraße einundvierzig in gersfeld führen sie auch geräte von miele")
      .says("Wir haben alle großen Marken.")
      .knows({ v0: "Hauptstraße 41, Gersfeld" });
  });

  test("which nobody here can answer", () => {
    asks(FIRM)
      .hears("bei tibber und wie ist das mit der netzentgeltermäßigung")
      .says("nicht beantworten")
      .knows({ v0: "Tibber" });
  });

  test("but not words that only lead up to it", () => {
    asks(ADDRESS)
      .hears("moment führen sie auch geräte von miele")
      .says("Wir haben alle großen Marken.")
      .standsAt("q0");
  });
});

test.each([
  ["so ein alter viessmann halt", "so ein alter viessmann"],
  ["na ja halt öl", "öl"],
  ["hab ich doch gesagt eine gastherme", "eine gastherme"],
])("of “%s” is kept what is meant", (reply, kept) => {
  asks("Was für eine Heizung haben Sie?").hears(reply).knows({ v0: kept });
});
