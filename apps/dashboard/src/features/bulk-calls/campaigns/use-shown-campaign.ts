import { useCallback } from "react";
import { useLocation, useSearchParams } from "wouter";

const BULK_CALLS = "/bulk-calls";

/** The campaign that the address names, and what leads back to all of them. */
export function useShownCampaign(): [string | null, () => void] {
  const [params] = useSearchParams();
  const [, go] = useLocation();
  const close = useCallback(() => go(BULK_CALLS), [go]);
  return [params.get("campaign") || null, close];
}
