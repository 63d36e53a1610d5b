/** A generator of its own, so that what is learnt does not hang on anybody else's. */
export function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Brings a list into another order, in place. */
export function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
}

/** The places of so many things, in any order. */
export function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, place) => place);
  shuffle(order, random);
  return order;
}
