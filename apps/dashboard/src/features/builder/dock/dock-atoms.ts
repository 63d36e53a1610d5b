import { atom } from "jotai";
import { kept } from "../../../api/runtime.ts";
import { keptAtom } from "../../../app/kept-atom.ts";
import { isWideScreen } from "../../live-calls/use-wide-screen.ts";

export const DOCK_TABS = ["build", "test", "versions"] as const;
export type DockTab = (typeof DOCK_TABS)[number];

/** What the dock beside the canvas shows, remembered for the browser's tab. */
export const dockTabAtom = keptAtom<DockTab>(
  kept("tab", "rufbaum.dock", (value): value is DockTab => DOCK_TABS.some((tab) => tab === value)),
  "build",
);

/** Whether the dock is open where it is a drawer. */
export const dockDrawerAtom = atom(false);

/** Whether one tab is the one that is chosen; set to `false`, the dock goes back to building. */
export function dockTabShownAtom(tab: DockTab) {
  return atom(
    (get) => get(dockTabAtom) === tab,
    (get, set, isShown: boolean) => {
      if (isShown) set(showDockTabAtom, tab);
      else if (get(dockTabAtom) === tab) set(dockTabAtom, "build");
    },
  );
}

/** Shows a tab, and opens the dock for it where it is a drawer. */
export const showDockTabAtom = atom(null, (_get, set, tab: DockTab) => {
  set(dockTabAtom, tab);
  if (!isWideScreen()) set(dockDrawerAtom, true);
});

/** Which tab is to take the keyboard's focus once it is there; whoever takes it sets `null`. */
export const dockFocusAtom = atom<DockTab | null>(null);

/** Shows a tab by a key, and with it its first field; where it is shown already, goes back to building. */
export const toggleDockTabAtom = atom(null, (get, set, tab: DockTab) => {
  const isSeen = isWideScreen() || get(dockDrawerAtom);
  if (isSeen && get(dockTabAtom) === tab) {
    set(dockFocusAtom, null);
    set(dockTabAtom, "build");
    return;
  }
  set(dockFocusAtom, tab);
  set(showDockTabAtom, tab);
});
