import { expect, test } from "bun:test";
import { pathSteps } from "./path-steps.ts";

const node = { id: "a", type: "start" as const, title: "Begrüßung", position: { x: 0, y: 0 } };
const said = [{ metadata: { nodeId: "a", nodeTitle: "Damals" } }, { metadata: undefined }];

test.each([
  ["as it stands now", { nodes: [node] }, said, "Begrüßung"],
  ["of a tree that is not listed, as it was said", null, said, "Damals"],
  ["of which nothing is known", null, [], "a"],
])("a node %s", (_, tree, messages, title) => {
  expect(pathSteps(tree, ["a"], messages)).toMatchObject([{ nodeId: "a", nodeTitle: title }]);
});
