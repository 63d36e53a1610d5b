import { expect, test } from "bun:test";
import { conditionPort, IN, OUT } from "./flow-nodes.ts";
import { type LitFrom, litWays } from "./lit-ways.ts";

const WAYS = [
  { id: "ja", source: "a", target: "b", conditionId: "c1" },
  { id: "nein", source: "a", target: "c", conditionId: "c2" },
  { id: "sonst", source: "a", target: "c", conditionId: null },
  { id: "weiter", source: "b", target: "c", conditionId: null },
];
const select = (nodes: string[], edges: string[] = []): LitFrom => ({
  type: "selection",
  selection: { nodes: new Set(nodes), edges: new Set(edges) },
});

test.each<[string, LitFrom, string[]]>([
  ["a node: its ways in and out", { type: "node", id: "b" }, ["ja", "weiter"]],
  ["a condition's port", { type: "port", nodeId: "a", port: conditionPort("c2") }, ["nein"]],
  ["the port beside the title", { type: "port", nodeId: "a", port: OUT }, ["sonst"]],
  ["the port on the left", { type: "port", nodeId: "c", port: IN }, ["nein", "sonst", "weiter"]],
  ["a line: itself", { type: "edge", id: "ja" }, ["ja"]],
  ["what is selected", select(["b"], ["nein"]), ["ja", "nein", "weiter"]],
  ["nothing", select([]), []],
])("lit from %s", (_, from, ids) => {
  expect([...litWays(WAYS, from)]).toEqual(ids);
});
