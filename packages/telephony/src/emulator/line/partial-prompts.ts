import type { Random } from "@rufbaum/runtime";
import type { LineTimers } from "./line-timers.ts";
import { between, TIMING } from "./timing.ts";

/**
 * Tells what has been recognised so far of a sentence that takes so long, word by word, each time
 * from its beginning. The returned function ends it.
 */
export function partialPrompts(
  text: string,
  milliseconds: number,
  { timers, random }: { timers: LineTimers; random: Random },
  tell: (words: string) => void,
): () => void {
  const words = text.split(" ");
  let told = 0;
  let passed = 0;
  let cancel = () => {};

  function next(): void {
    const wait = between(random, TIMING.betweenPartials);
    cancel = timers.after(wait, () => {
      passed += wait;
      if (passed >= milliseconds) return;
      const recognised = Math.floor((passed / milliseconds) * words.length);
      if (recognised > told) tell(words.slice(0, recognised).join(" "));
      told = Math.max(told, recognised);
      next();
    });
  }

  next();
  return () => cancel();
}
