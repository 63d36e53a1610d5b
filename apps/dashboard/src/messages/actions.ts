import { actions } from "./de/actions.ts";
import { shortcuts } from "./de/shortcuts.ts";
import { area } from "./language.ts";

export const actionTexts = area("actions", actions);
export const shortcutTexts = area("shortcuts", shortcuts);
