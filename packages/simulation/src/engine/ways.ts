import type { Condition, Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";

/** From one node to another, and under which name; the same way is the same object. */
export interface Way {
  from: string;
  to: string;
  condition: string | null;
}

/** Names the way that a conversation went. */
export interface Ways {
  /** `heard`: the condition that a reply met or the keys that were pressed, if that led here. */
  taken(from: string, to: string, heard: string | null): Way;
}

export function openWays(tree: Tree): Ways {
  const graph = graphOf(tree);
  const known = new Map<string, Map<string, Map<string | null, Way>>>();
  const ways = new Map<string, Way>();

  function wayOf(from: string, to: string, heard: string | null): Way {
    const condition = nameOf(from, to, heard);
    const key = JSON.stringify([from, to, condition]);
    let way = ways.get(key);
    if (!way) {
      way = { from, to, condition };
      ways.set(key, way);
    }
    return way;
  }

  function nameOf(from: string, to: string, heard: string | null): string | null {
    const named = graph
      .conditions(from)
      .filter((one: Condition) => graph.targetOf(from, one) === to)
      .map(({ condition }) => condition);
    if (heard !== null && named.includes(heard)) return heard;
    // What a value or an expression decided bears its name all the same.
    return graph.fallback(from) === to ? null : (named[0] ?? null);
  }

  return {
    taken(from, to, heard) {
      let ofNode = known.get(from);
      if (!ofNode) {
        ofNode = new Map();
        known.set(from, ofNode);
      }
      let ofTarget = ofNode.get(to);
      if (!ofTarget) {
        ofTarget = new Map();
        ofNode.set(to, ofTarget);
      }
      let way = ofTarget.get(heard);
      if (!way) {
        way = wayOf(from, to, heard);
        ofTarget.set(heard, way);
      }
      return way;
    },
  };
}
