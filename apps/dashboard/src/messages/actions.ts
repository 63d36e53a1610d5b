/** Apart from the catalog, so that only who shows these texts loads them. */
export { actions as actionTexts } from "./de/actions.ts";
export { shortcuts as shortcutTexts } from "./de/shortcuts.ts";
