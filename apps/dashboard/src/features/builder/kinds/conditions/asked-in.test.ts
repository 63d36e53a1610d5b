import { expect, test } from "bun:test";
import { begin, expects } from "@rufbaum/conversation";
import { node, tree } from "@rufbaum/conversation/testing";
import { MOST_CONDITIONS } from "@rufbaum/tree/graph";
import { askedIn } from "./asked-in.ts";

test("an editor is told of the conditions that a call has read", () => {
  const asking = node("ask", "decision", {
    content: "Wie verbleiben wir?",
    conditions: [
      {
        id: "a",
        condition: "weiter",
        examples: ["alles so lassen"],
        spoken: "den [t|alten] Tarif",
      },
      { id: "b", condition: "Kündigen", counts: ["Nein"], spoken: " " },
      { id: "c", condition: "Umzug" },
    ],
  });
  const state = { ...begin(tree([asking], [])), phase: "listening" as const, nodeId: "ask" };
  const { conditions } = askedIn(asking);
  expect(conditions.map(({ examples }) => examples)).toEqual([
    ["alles so lassen", "den alten Tarif"],
    [],
    [],
  ]);
  expect(conditions).toEqual(expects(tree([asking], []), state)?.conditions as never);
});

test("is asked about as many examples as can be saved, however many were pasted", () => {
  const examples = Array.from({ length: MOST_CONDITIONS + 300 }, (_, place) => `Satz ${place}`);
  const conditions = [{ id: "c", condition: "Bleibt", examples, spoken: "bleiben" }];
  const asked = askedIn(node("ask", "decision", { content: "Soll er bleiben?", conditions }));
  expect(asked.conditions[0]?.examples).toEqual(examples.slice(0, MOST_CONDITIONS + 1));
});

test("a node without a text answers to the question before it", () => {
  const silent = node("ask", "decision", { conditions: [] });
  expect(askedIn(silent, "Passt das?").question).toBe("Passt das?");
  expect(askedIn({ ...silent, content: "Sicher?" }, "Passt das?").question).toBe("Sicher?");
});
