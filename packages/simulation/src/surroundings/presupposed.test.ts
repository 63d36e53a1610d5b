import { describe, expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import type { Topic } from "../corpus/topic.ts";
import { surroundingsOf } from "./surroundings.ts";
import { CHOIR, KENNEL } from "./testing/trees.ts";

/** The choir's tree, which offers something else in its third card. */
function offering(content: string, from: Tree = CHOIR): Tree {
  const tree = structuredClone(from);
  const offer = tree.nodes.find(({ id }) => id === "tickets" || id === "litter");
  if (offer) offer.content = content;
  return tree;
}

const HEARING = offering("Eine Messung kostet Sie nichts. Möchten Sie Ihre Geräte prüfen lassen?");
const ROOF = offering("Eine Photovoltaikanlage für 12.000 Euro auf Ihrem Dach. Wäre das etwas?");
const CLUB = offering("Der Beitrag liegt bei neun Euro im Monat. Möchten Sie Mitglied werden?");
const CLAIM = offering("Die Versicherung erstattet Ihnen den Schaden. Möchten Sie das?");
const NETWORK = offering("Ihre Straße bekommt Glasfaser. Möchten Sie schnelles Internet?");
const FIRM = offering(
  "Wir beliefern Betriebe. Sind Sie bei Ihnen im Haus dafür zuständig? Ihr Betrieb ist groß.",
  KENNEL,
);

type Case = [line: string, topic: Topic, sayable: Tree[], not: Tree[]];
const CASES: Case[] = [
  ["Da bin ich rückwärts vom Stuhl gefallen.", "too-expensive", [ROOF], [HEARING, CLUB, KENNEL]],
  ["Bei meinem Cousin ein paar Tausender mehr.", "asks-price", [ROOF], [HEARING, CLUB]],
  ["Das kost ja a Vermögen.", "too-expensive", [ROOF], [HEARING, CLUB]],
  ["Was zahle ich im Monat?", "asks-price", [CLUB], [HEARING, KENNEL]],
  ["Da warte ich heute noch auf mein Geld.", "bad-experience", [CLAIM], [HEARING, ROOF]],
  ["Um das kümmert sich unser Makler.", "has-provider", [CLAIM], [HEARING, CLUB]],
  ["Läuft das auch ohne Internet?", "technical-question", [NETWORK], [HEARING, KENNEL]],
  ["Unser Bürgermeister hat auch so etwas.", "asks-references", [ROOF], [HEARING, FIRM]],
  ["Das geht nur über die Hausverwaltung.", "no-authority", [ROOF], [FIRM]],
  ["Da ist es im Haus am ruhigsten.", "chatter", [HEARING], [FIRM]],
  ["Mit zwei Kindern im Studium ist nichts übrig.", "too-expensive", [HEARING], [FIRM]],
  ["Ich habe gerade Kundschaft im Laden.", "no-time", [FIRM], [HEARING]],
];

describe("a line is said where the tree grants what it takes for granted", () => {
  test.each(CASES)("%s", (line, topic, sayable, not) => {
    for (const tree of sayable) expect(surroundingsOf(tree).sayable([line], topic)).toEqual([line]);
    for (const tree of not) expect(surroundingsOf(tree).sayable([line], topic)).toEqual([]);
  });
});

test("who is a customer has heard of the firm, and a firm is not too old for anything", () => {
  const unheard = ["Ich habe von Ihrer Firma noch nie etwas gehört.", "Kennen wir uns?"];
  const customer = offering("Sie haben Ihre Karten bei uns. Möchten Sie wieder welche?");
  expect(surroundingsOf(CHOIR).sayable([...unheard])).toEqual(unheard);
  expect(surroundingsOf(customer).sayable([...unheard])).toEqual([]);
  expect(surroundingsOf(CHOIR).knows("too-old")).toBe(true);
  expect(surroundingsOf(FIRM).knows("too-old")).toBe(false);
});

test("whoever is called about his move does not decline since he moves", () => {
  const move = offering("Sie haben nach einem Umzug gefragt. Wie groß ist die Wohnung?");
  const roof = offering("Auf Ihrem Dach wäre Platz für eine Photovoltaikanlage. Interesse?");
  expect(surroundingsOf(roof).knows("moves-soon")).toBe(true);
  expect(surroundingsOf(move).knows("moves-soon")).toBe(false);
});
