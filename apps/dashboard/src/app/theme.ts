import { atom, useAtom } from "jotai";
import { useEffect } from "react";
import {
  applyTheme,
  onSystemTheme,
  readTheme,
  rememberTheme,
  type ThemeChoice,
} from "./theme-choice.ts";

/** `null`: as it was remembered. */
const choiceAtom = atom<ThemeChoice | null>(null);

/** Light, dark, or as the machine has it; remembered in this browser. */
export const themeAtom = atom(
  (get) => get(choiceAtom) ?? readTheme(),
  (_get, set, choice: ThemeChoice) => {
    rememberTheme(choice);
    applyTheme(choice);
    set(choiceAtom, choice);
  },
);

/** Follows the machine for as long as the choice is `system`. */
export function useSystemTheme(): void {
  const [choice] = useAtom(themeAtom);
  useEffect(() => {
    if (choice !== "system") return;
    return onSystemTheme(() => applyTheme("system"));
  }, [choice]);
}
