import { expect, test } from "bun:test";
import { graphOf } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { toldResult } from "../testing/told-result.ts";
import { recommend } from "./recommend.ts";

const TREE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
const [FRONT_DESK = ""] = TREE.nodes.flatMap(({ id }) =>
  graphOf(TREE)
    .conditions(id)
    .some(({ condition }) => condition === "secretary_detected")
    ? [id]
    : [],
);

/** What is proposed to a way for those who answer for others, where so many of 500 were not understood. */
function proposed(notUnderstood: number) {
  const raised = [
    {
      ...({
        nodeId: FRONT_DESK,
        concern: "front-desk",
        fate: "no-way",
        personaId: "secretary",
      } as const),
      ...{ count: 500, examples: [1] },
    },
  ];
  const examples = ["Da brauchen Sie meine Frau, nicht mich."];
  const withoutWay = [
    { nodeId: FRONT_DESK, topic: "front-desk", count: notUnderstood, lost: 1, examples } as const,
  ];
  return recommend(toldResult({ more: { raised, withoutWay } }), TREE).flatMap((one) =>
    one.code === "way-unheard" ? [one.said] : [],
  );
}

test("the words of a few are no examples of what most said", () => {
  expect(proposed(30)).toEqual([[]]);
  expect(proposed(400)).toEqual([["Da brauchen Sie meine Frau, nicht mich."]]);
});
