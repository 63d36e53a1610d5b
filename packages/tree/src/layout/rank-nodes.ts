/** A way from one node to another, by their places in the list of nodes. */
export interface Way {
  from: number;
  to: number;
}

export interface Ranking {
  /** The column of each node: behind every node that leads to it, but for ways back. */
  ranks: readonly number[];
  /** The nodes as a walk meets them that takes the upper way first. */
  order: readonly number[];
}

/**
 * Finds each node's column: as many steps from the first as the longest path to it has. Ways that
 * lead back to where the walk came from don't count. The walk keeps a stack of its own: a chain of
 * thousands of nodes is deeper than the engine's.
 */
export function rankNodes(count: number, ways: readonly Way[]): Ranking {
  const leaving = Map.groupBy(ways, ({ from }) => from);
  const { order, finished, isBack } = walk(count, leaving, rootsOf(count, ways));
  const ranks = Array<number>(count).fill(0);
  for (const from of finished.reverse()) {
    for (const way of leaving.get(from) ?? []) {
      if (isBack.has(way)) continue;
      ranks[way.to] = Math.max(ranks[way.to] ?? 0, (ranks[from] ?? 0) + 1);
    }
  }
  return { ranks, order };
}

/** The first node, those nothing leads to, then all others: some ring may have no beginning. */
function rootsOf(count: number, ways: readonly Way[]): number[] {
  const ids = Array.from({ length: count }, (_, index) => index);
  const led = new Set(ways.map(({ to }) => to));
  return [...ids.slice(0, 1), ...ids.filter((id) => !led.has(id)), ...ids];
}

function walk(count: number, leaving: ReadonlyMap<number, Way[]>, roots: readonly number[]) {
  const state = Array<"new" | "open" | "done">(count).fill("new");
  const order: number[] = [];
  const finished: number[] = [];
  const isBack = new Set<Way>();
  const stack: { node: number; next: number }[] = [];
  const open = (node: number) => {
    if (state[node] !== "new") return;
    state[node] = "open";
    order.push(node);
    stack.push({ node, next: 0 });
  };
  for (const root of roots) {
    open(root);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const way = leaving.get(top.node)?.[top.next++];
      if (!way) {
        state[top.node] = "done";
        finished.push(top.node);
        stack.pop();
      } else if (state[way.to] === "open") isBack.add(way);
      else open(way.to);
    }
  }
  return { order, finished, isBack };
}
