import type { Callee } from "./callee.ts";

/** Times of silence after which it gives up. */
const ENOUGH = 4;

/** Whistles, understands nothing, and gives up. */
export function fax(): Callee {
  return {
    detectedAs: "fax",
    react(heard) {
      if (heard.type === "picked-up") return [{ type: "beep", after: 500 }];
      if (heard.type === "silence" && heard.times >= ENOUGH) return [{ type: "hang-up", after: 0 }];
      return [];
    },
  };
}
