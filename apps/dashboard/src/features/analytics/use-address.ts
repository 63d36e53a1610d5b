import { useCallback, useEffect } from "react";
import { useLocation, useSearchParams } from "wouter";
import { kept } from "../../api/runtime.ts";

/** What the page shows, as its address has it, so that a reload and a link show the same. */
export interface Shown {
  treeId: string | null;
  runId: string | null;
  /** Two runs side by side. */
  compared: readonly [string, string] | null;
}

const ANALYTICS = "/analytics";

/** What this tab has shown last: the page's link in the menu says nothing of it. */
const last = kept("tab", "rufbaum.analytics", isAddress);

/** What the page shows; an address that names no tree takes up where this tab left off. */
export function useAddress(): [Shown, (next: Partial<Shown>) => void] {
  const [params] = useSearchParams();
  const [, go] = useLocation();
  const treeId = params.get("tree");
  const runId = params.get("run");
  const [one, other] = params.get("compare")?.split(",") ?? [];
  const compared = one && other ? ([one, other] as const) : null;
  const show = useCallback(
    (next: Partial<Shown>) =>
      go(addressOf({ treeId, runId, compared, ...next }), { replace: true }),
    [go, treeId, runId, compared],
  );
  useEffect(() => {
    const address = addressOf({ treeId, runId, compared: one && other ? [one, other] : null });
    if (treeId !== null) return last.write(address);
    const before = last.read();
    if (before !== null) go(before, { replace: true });
  }, [go, treeId, runId, one, other]);
  return [{ treeId, runId, compared }, show];
}

function addressOf({ treeId, runId, compared }: Shown): string {
  const params = new URLSearchParams();
  if (treeId) params.set("tree", treeId);
  if (runId) params.set("run", runId);
  if (compared) params.set("compare", compared.join(","));
  const query = params.toString();
  return query === "" ? ANALYTICS : `${ANALYTICS}?${query}`;
}

/** Forgets what was shown last, as when its tree is gone. */
export function forgetAddress(): void {
  last.write(null);
}

function isAddress(value: unknown): value is string {
  return typeof value === "string" && value.startsWith(`${ANALYTICS}?`);
}
