import { atom } from "jotai";
import type { ActionId } from "./action.ts";

/** The keys of actions as keyboards print them; none until the actions are loaded. */
export const keyHintsAtom = atom<Partial<Record<ActionId, string>>>({});
