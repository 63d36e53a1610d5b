import { useCallback } from "react";
import { useLocation, useSearchParams } from "wouter";

/** What the page shows, as its address has it, so that a reload and a link show the same. */
export interface Shown {
  treeId: string | null;
  runId: string | null;
  /** Two runs side by side. */
  compared: readonly [string, string] | null;
}

const ANALYTICS = "/analytics";

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
