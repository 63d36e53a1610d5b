import { kept } from "../../api/runtime.ts";
import { keptAtom } from "../../app/kept-atom.ts";

/** Whether the sidebar shows its icons alone, remembered in this browser. */
export const sidebarFoldedAtom = keptAtom(
  kept("browser", "rufbaum.sidebarFolded", (value): value is boolean => typeof value === "boolean"),
  false,
);
