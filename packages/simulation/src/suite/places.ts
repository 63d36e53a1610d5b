import { isMap, isPair, isScalar, isSeq, type LineCounter, type Node, type ParsedNode } from "yaml";
import type { Path } from "./path-text.ts";

/** Both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Where the parts of a file stand. What is not there itself stands where its nearest part does. */
export interface Places {
  at(path: Path): Place;
  /** Where the key of a field stands. */
  atKey(path: Path): Place;
}

export function placesIn(contents: ParsedNode | null, counter: LineCounter): Places {
  function placeOf(offset: number | undefined): Place {
    const { line, col } = counter.linePos(offset ?? 0);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }

  function find(path: Path): { value: Node | null; key: Node | null } {
    let value: Node | null = contents;
    let key: Node | null = null;
    for (const part of path) {
      if (isMap(value)) {
        const pair: unknown = value.items.find(
          (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(part),
        );
        if (!isPair(pair)) break;
        key = pair.key as Node;
        value = (pair.value as Node | null) ?? key;
      } else if (isSeq(value) && typeof part === "number") {
        const item = value.items[part] as Node | undefined;
        if (!item) break;
        key = item;
        value = item;
      } else break;
    }
    return { value, key };
  }

  return {
    at(path) {
      const { value, key } = find(path);
      // A list or a map below its key: the key says more.
      const isBlock = isMap(value) || isSeq(value);
      return placeOf(((isBlock && key) || value)?.range?.[0]);
    },
    atKey(path) {
      const { key } = find(path);
      return placeOf(key?.range?.[0]);
    },
  };
}
