import { loadQuietly } from "../api/load-quietly.ts";
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
  return loadQuietly([...LINKED_ROUTES.map(({ load }) => load), ...PARTS]);
}
