import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useSearchParams } from "wouter";
import { useLocationProperty } from "wouter/use-browser-location";
import { addressOf, readShown, type Shown } from "./shown.ts";

/** What the page shows, and what changes that; opening a contact is a step that one can go back. */
export function useShown(): [Shown, (changes: Partial<Shown>) => void] {
  const [params] = useSearchParams();
  const query = params.toString();
  const hash = useLocationProperty(() => location.hash);
  const [, go] = useLocation();
  const shown = useMemo(() => readShown(new URLSearchParams(query), hash), [query, hash]);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const change = useCallback(
    (changes: Partial<Shown>) => {
      const before = latest.current;
      const next = { ...before, ...changes };
      latest.current = next;
      const isStep = next.view !== before.view || (before.contactId === null && next.contactId);
      go(addressOf(next), { replace: !isStep });
    },
    [go],
  );
  return [shown, change];
}
