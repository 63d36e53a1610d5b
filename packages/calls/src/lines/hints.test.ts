import { describe, expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import type { Condition, Tree } from "@rufbaum/tree";
import { hintsOf } from "./hints.ts";

function treeAsking(...nodes: Omit<Condition, "id">[][]): Tree {
  return {
    id: "tree_1",
    name: "Kampagne Herbst",
    isActive: true,
    createdAt: "2026-01-01T00:00:00.000Z",
    connections: [],
    nodes: nodes.map((conditions, place) => ({
      id: `ask${place}`,
      type: "decision",
      title: "Frage",
      position: { x: 0, y: 0 },
      content: "Passt es?",
      conditions: conditions.map((condition, index) => ({ id: `c${index}`, ...condition })),
    })),
  };
}

const SOLAR = treeAsking(
  [
    { condition: "Hat schon Anbieter", examples: ["Wir sind schon bei der Lechwerke AG", "ja"] },
    { condition: "gatekeeper_detected", examples: ["Da verbinde ich Sie mit dem Einkauf"] },
    { condition: "Ja" },
    { condition: "1" },
  ],
  [{ condition: "Photovoltaik/Wärmepumpe", examples: ["Eine Photovoltaik-Anlage, eine Wallbox"] }],
);
const of = (nodeId: string | null, variables = {}) => hintsOf(SOLAR, { nodeId, variables });

describe("words for the recogniser", () => {
  test("are what a node's conditions are called and what their examples are about", () => {
    expect(of("ask0")).toEqual(["Hat schon Anbieter", "Lechwerke", "verbinde", "Einkauf"]);
    expect(of("ask1")).toEqual(["Photovoltaik", "Wärmepumpe", "Photovoltaik-Anlage", "Wallbox"]);
  });

  test("are what the agent calls them, without the places for variables", () => {
    const made = treeAsking([{ condition: "weiter", spoken: "den [tarif] Ökostrom behalten" }]);
    const found = hintsOf(made, { nodeId: "ask0", variables: {} });
    expect(found).toEqual(["weiter", "Ökostrom", "behalten"]);
  });

  test("are those of all nodes for the whole tree, what can be chosen first", () => {
    expect(of(null).slice(0, 4)).toEqual([
      "Hat schon Anbieter",
      "Photovoltaik",
      "Wärmepumpe",
      "Lechwerke",
    ]);
  });

  test("begin with the names that the conversation knows", () => {
    const variables = { name: "Kim Öz", firma: "Müller, Söhne & Co", alt: true, zahl: 4 };
    expect(of("ask1", variables).slice(0, 4)).toEqual([
      "Kim Öz",
      "Müller",
      "Söhne & Co",
      "Photovoltaik",
    ]);
  });

  test.each([
    ["a number", "4111 1111 1111 1111"],
    ["an address", "anna.weber@beispiel.de"],
    ["a link", "https://beispiel.test"],
    ["a note", "Ruft an, ".padEnd(200, "und so weiter ")],
    ["what everybody says", "danke"],
    ["nothing", " "],
  ])("never have %s among them", (_, value) => {
    const found = of("ask1", { value });
    expect(found.filter((hint) => value.includes(hint) && hint !== "Ruft an")).toEqual([]);
  });

  test("are none where nothing is known", () => {
    expect(hintsOf(treeAsking([{ condition: "Ja" }]), { nodeId: null, variables: {} })).toEqual([]);
    expect(of("no such node")).toEqual(of(null));
  });

  test("are single words that are told apart, whatever stands in a tree", () => {
    const random = seededRandom(7);
    const signs = "aä ß,;-/'\"[]{}|1\n\u0000👋Müller nicht ";
    const text = () =>
      Array.from({ length: 40 }, () => signs[Math.floor(random.number() * signs.length)]).join("");
    for (let round = 0; round < 200; round += 1) {
      const made = treeAsking([{ condition: text(), examples: [text(), text()] }]);
      const found = hintsOf(made, { nodeId: "ask0", variables: { a: text() } });
      expect(found.every((hint) => hint === hint.trim() && !/[,;\n]/.test(hint))).toBe(true);
      expect(new Set(found.map((hint) => hint.toLowerCase())).size).toBe(found.length);
    }
  });
});
