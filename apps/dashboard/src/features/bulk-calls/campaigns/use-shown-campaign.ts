import { useCallback } from "react";
import { useLocation, useSearchParams } from "wouter";

const BULK_CALLS = "/bulk-calls";

/** The page of the campaigns with one of them open. */
export function campaignAddress(id: string): string {
  return `${BULK_CALLS}?${new URLSearchParams({ campaign: id })}`;
}

/** The campaign that the address names, and what leads back to all of them. */
export function useShownCampaign(): [string | null, () => void] {
  const [params] = useSearchParams();
  const [, go] = useLocation();
  const close = useCallback(() => go(BULK_CALLS), [go]);
  return [params.get("campaign") || null, close];
}
