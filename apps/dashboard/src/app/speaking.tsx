import { useQueryClient } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { language, onLanguage } from "../messages/language.ts";
import { onTimeZone } from "../messages/time-zone.ts";

/**
 * Draws everything anew when the language of the page changes, so that no part has to listen for it,
 * and asks the server anew for what it told in the other one, or by another clock.
 */
export function Speaking({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const spoken = useSyncExternalStore(onLanguage, language);
  useEffect(() => {
    document.documentElement.lang = spoken;
  }, [spoken]);
  useEffect(() => onLanguage(() => void queries.invalidateQueries()), [queries]);
  useEffect(() => onTimeZone(() => void queries.invalidateQueries()), [queries]);
  return <Fragment key={spoken}>{children}</Fragment>;
}
