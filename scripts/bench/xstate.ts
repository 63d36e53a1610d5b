import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { createMachine, initialTransition, transition } from "xstate";

/** The same tree as a state machine of XState's, walked by its pure `transition`. */
export function xstateCalls(tree: Tree): () => number {
  const graph = graphOf(tree);
  const states = Object.fromEntries(
    tree.nodes.map((node) => {
      if (node.type === "end") return [node.id, { type: "final" as const }];
      const ways = graph
        .outgoing(node.id)
        .map(({ condition, targetNodeId }) => ({ condition, target: targetNodeId }));
      if (node.type !== "decision" && node.type !== "input") {
        return [node.id, { always: ways.slice(0, 1).map(({ target }) => ({ target })) }];
      }
      const named = graph.conditions(node.id).flatMap((one) => {
        const target = graph.targetOf(node.id, one);
        return target === null ? [] : [[one.condition, { target }] as const];
      });
      const fallback = ways.find(({ condition }) => condition === null);
      return [
        node.id,
        {
          on: Object.fromEntries([
            ...named,
            ...(fallback ? [["*", { target: fallback.target }] as const] : []),
          ]),
        },
      ];
    }),
  );
  const machine = createMachine({ initial: graph.start?.id ?? "", states });
  const firstKeys = new Map(
    tree.nodes.map(({ id }) => [id, graph.conditions(id)[0]?.condition ?? "*"]),
  );

  /** One call that hears the first condition until it is over. @returns transitions */
  return () => {
    let [state] = initialTransition(machine);
    let count = 1;
    for (let turn = 1; turn < 40 && state.status === "active"; turn++) {
      const type = firstKeys.get(String(state.value)) ?? "*";
      [state] = transition(machine, state, { type: type === "*" ? "else" : type });
      count += 1;
    }
    return count;
  };
}
