import { useCallback } from "react";
import { useLocation, useSearchParams } from "wouter";
import { callAddress } from "../calls/call-address.ts";

const LIVE_CALLS = "/live-calls";

/** The call that the address names, and what opens another or, with `null`, none. */
export function useOpenCall(): [string | null, (id: string | null) => void] {
  const [params] = useSearchParams();
  const [, go] = useLocation();
  const open = useCallback(
    (id: string | null) => go(id === null ? LIVE_CALLS : callAddress(id), { replace: true }),
    [go],
  );
  return [params.get("call") || null, open];
}
