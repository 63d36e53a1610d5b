import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { useLocationProperty } from "wouter/use-browser-location";
import { addressOf, readAddress, type Shown } from "./transcripts-address.ts";

/**
 * What the page shows, and what changes it. Another call is a step that the browser's back button takes
 * back; what narrows the list is none.
 */
export function useAddress(): [Shown, (next: Partial<Shown>) => void] {
  const search = useSearch();
  const hash = useLocationProperty(() => location.hash);
  const [, go] = useLocation();
  const shown = useMemo(() => readAddress(search, hash), [search, hash]);
  const show = useCallback(
    (next: Partial<Shown>) => {
      // As it stands now: another change may just have been made.
      const now = readAddress(location.search, location.hash);
      const address = addressOf({ ...now, ...next });
      const isStep = next.callId !== undefined && next.callId !== now.callId;
      if (address !== addressOf(now)) go(address, { replace: !isStep });
    },
    [go],
  );
  return [shown, show];
}
