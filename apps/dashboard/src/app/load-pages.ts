import { whenIdle } from "../api/runtime.ts";
import { LINKED_ROUTES } from "./routes.ts";

/** What pages show at once besides and fetch by themselves. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import("../features/latency/latency-figures.tsx"),
  () => import("../features/bulk-calls/campaigns/detail/campaign-page.tsx"),
];

/**
 * Fetches the other pages while nothing else is to be done: one opens at once then, and also when the
 * server is gone. @returns what calls it off
 */
export function loadPagesWhenIdle(): () => void {
  const waiting = [...LINKED_ROUTES.map(({ load }) => load), ...PARTS];
  let callOff = () => {};
  function next(): void {
    const load = waiting.shift();
    if (!load) return;
    callOff = whenIdle(() => {
      // One that can't be fetched now is fetched when it is wanted.
      void load().then(next, next);
    });
  }
  next();
  return () => {
    waiting.length = 0;
    callOff();
  };
}
