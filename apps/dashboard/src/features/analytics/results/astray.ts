import type { Misread, Understood, UnderstoodCondition } from "@rufbaum/simulation/result";

/** A condition that was meant somewhere and read otherwise. */
export interface Astray {
  nodeId: string;
  condition: string;
  told: UnderstoodCondition;
}

/** Of all nodes, what went astray most first. */
export function astray(understood: Understood): Astray[] {
  return Object.entries(understood)
    .flatMap(([nodeId, { conditions }]) =>
      Object.entries(conditions).map(([condition, told]) => ({ nodeId, condition, told })),
    )
    .filter(({ told: { rate } }) => rate.count < rate.of)
    .sort(({ told: { rate: a } }, { told: { rate: b } }) => b.of - b.count - (a.of - a.count));
}

/** What answered nothing and was taken for an answer. */
export interface AsideTaken {
  nodeId: string;
  misread: Misread;
}

/** Of all nodes, the most frequent first. */
export function asidesTaken(understood: Understood): AsideTaken[] {
  return Object.entries(understood)
    .flatMap(([nodeId, { beside }]) =>
      (beside?.misread ?? []).map((misread) => ({ nodeId, misread })),
    )
    .sort((one, other) => other.misread.count - one.misread.count);
}
