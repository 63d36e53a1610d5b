import { atom } from "jotai";
import { showDockTabAtom } from "../dock/dock-atoms.ts";

/** Whether somebody waits for the publish form; who shows it sets `false`. */
export const publishAskedAtom = atom(false);

/** Leads to the publish form, whatever the dock shows. */
export const askPublishAtom = atom(null, (_get, set) => {
  set(publishAskedAtom, true);
  set(showDockTabAtom, "versions");
});
