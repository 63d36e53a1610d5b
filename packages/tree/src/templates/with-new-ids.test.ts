import { expect, test } from "bun:test";
import type { Tree } from "../tree.ts";
import { loadTemplate, TEMPLATE_IDS, type TreeTemplate } from "./index.ts";
import { withNewIds } from "./with-new-ids.ts";

const NOW = 1_790_000_000_000;

test.each([...TEMPLATE_IDS])("%s keeps its ways under names of its own", async (id) => {
  const template = await loadTemplate(id);
  const made = withNewIds(template, NOW);
  const ids = [...made.nodes, ...made.connections].map((each) => each.id);
  for (const each of ids) expect(each).toMatch(/^(node|connection)_17900000\d{5}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(inPlaces(made)).toEqual(inPlaces(template));
  expect(template).toEqual(await loadTemplate(id));
});

/** The same with places in the list of nodes in the place of their ids. */
function inPlaces({ nodes, connections, ...rest }: TreeTemplate) {
  const placeOf = (id: string | null | undefined) =>
    id && String(nodes.findIndex((node) => node.id === id));
  return {
    ...rest,
    nodes: nodes.map((node: Tree["nodes"][number], place) => ({
      ...node,
      id: String(place),
      conditions: node.conditions?.map((each) => ({
        ...each,
        targetNodeId: placeOf(each.targetNodeId),
      })),
    })),
    connections: connections.map((each, place) => ({
      ...each,
      id: String(place),
      sourceNodeId: placeOf(each.sourceNodeId),
      targetNodeId: placeOf(each.targetNodeId),
    })),
  };
}
