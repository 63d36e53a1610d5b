import { examplesOf } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";

/** What the agent of this tree calls conditions, as it stands beside their examples; their own apart. */
export function spokenNames({ nodes }: Tree): ReadonlySet<string> {
  const names = nodes.flatMap(({ conditions = [] }) =>
    conditions.flatMap((condition) => {
      const examples = new Set(condition.examples ?? []);
      return examplesOf(condition).filter((words) => !examples.has(words));
    }),
  );
  return new Set(names);
}
