import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { GREETINGS, withName } from "../corpus/pick-up.ts";
import { openSimulation } from "../engine/open-simulation.ts";
import { openSimulationReader } from "../engine/open-simulation-reader.ts";
import { PERSONAS } from "../personas/built-in.ts";
import { surroundingsOf } from "./surroundings.ts";
import { CHOIR, KENNEL } from "./testing/trees.ts";

const reader = await openSimulationReader();

function calling(opening: string, question: string) {
  return tree(
    [
      node("start", "start", { content: opening }),
      node("who", "decision", {
        content: question,
        conditions: [
          { id: "yes", condition: "Ja", targetNodeId: "done" },
          { id: "no", condition: "no_authority", targetNodeId: "bye" },
        ],
      }),
      node("done", "end", { content: "Auf Wiederhören.", outcome: "success" }),
      node("bye", "end", { content: "Auf Wiederhören.", outcome: "not-interested" }),
    ],
    [["start", "who"]],
  );
}

const RESTAURANTS = calling(
  "Guten Tag, hier ist Ada, die KI von Müller Maschinenbau. Wir liefern Restaurants Spülmaschinen.",
  "Sind Sie bei Ihnen im Betrieb zuständig?",
);

test("firms are named after what is called, not after who calls", () => {
  const { firms } = surroundingsOf(RESTAURANTS);
  expect(firms).toContain("Restaurant {last}");
  expect(firms.join(" ")).not.toMatch(/Praxis|Spedition|Maschinenbau/u);
  const any = surroundingsOf(calling("Hallo.", "Sind Sie bei Ihnen im Betrieb zuständig?")).firms;
  expect(any.length).toBeGreaterThan(3 * firms.length);
});

test("who picks up at a restaurant says a restaurant's name, and bears the one he is asked for by", () => {
  const named = structuredClone(RESTAURANTS);
  const [, who] = named.nodes;
  if (who) who.content = "Sind Sie bei [company] zuständig?";
  const simulation = openSimulation(
    { tree: named, personas: PERSONAS, seed: 3, noise: 0 },
    { reader },
  );
  const firms = surroundingsOf(named).firms.flatMap((firm) =>
    ["Krüger", "Yılmaz"].map((last) => withName(firm, { first: "", last })),
  );
  let greeted = 0;
  for (let index = 0; index < 200; index += 1) {
    const { lines, isMailbox } = simulation.tell(index);
    if (isMailbox) continue;
    const asked = lines.flatMap((line) =>
      line.type === "agent" ? (/bei (.*) zuständig/u.exec(line.text)?.[1] ?? []) : [],
    )[0];
    const greeting = lines.find((line) => line.type === "caller" && line.before !== undefined);
    const said = greeting?.type === "caller" ? greeting.said : "";
    if (asked === undefined) continue;
    expect(firms).toContain(asked);
    if (!/Restaurant|Gasth|Café|Wirtshaus/u.test(said)) continue;
    greeted += 1;
    expect(said).toStartWith(asked);
  }
  expect(greeted).toBeGreaterThan(20);
  expect(GREETINGS.firm.every((form) => form.includes("{firm}"))).toBe(true);
});

test("nobody speaks of his wife, his dog or the family's money as a firm", () => {
  const firm = surroundingsOf(RESTAURANTS);
  expect(firm.audience).toBe("firms");
  const private_ = [
    "Ohne meine Frau entscheide ich so etwas nicht.",
    "Leider gibt das unsere Haushaltskasse nicht her.",
    "Der Hund bellt wieder, Entschuldigung.",
    "Da muss ich gerade überlegen, wann die Müllabfuhr kommt, also {} ginge es.",
  ];
  for (const topic of ["asks-partner", "chatter", undefined] as const) {
    expect(firm.sayable([...private_, "Das stimmen wir ab."], topic)).toEqual([
      "Das stimmen wir ab.",
    ]);
    expect(surroundingsOf(KENNEL).sayable(private_, topic)).toBe(private_);
    expect(surroundingsOf(CHOIR).sayable(private_, topic)).toBe(private_);
  }
});

test("one wife in an example makes no household of a firm, nor one chief a firm of a family", () => {
  const office = structuredClone(RESTAURANTS);
  office.nodes[1]?.conditions?.push({
    id: "x",
    condition: "Später",
    targetNodeId: "bye",
    examples: ["da muss ich meine Frau fragen"],
  });
  expect(surroundingsOf(office).audience).toBe("firms");
  const family = structuredClone(CHOIR);
  family.nodes[1]?.conditions?.[1]?.examples?.push("mein Chef hört mit", "mein Mann singt");
  expect(surroundingsOf(family).audience).toBe("households");
});
