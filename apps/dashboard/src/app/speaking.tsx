import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { language, onLanguage } from "../messages/language.ts";

/** Draws everything anew when the language of the page changes, so that no part has to listen for it. */
export function Speaking({ children }: { children: ReactNode }) {
  const spoken = useSyncExternalStore(onLanguage, language);
  useEffect(() => {
    document.documentElement.lang = spoken;
  }, [spoken]);
  return <Fragment key={spoken}>{children}</Fragment>;
}
