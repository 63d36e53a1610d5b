/** Apart from the catalog, so that only who shows these texts loads them. */
export { treeSettings as treeSettingsTexts } from "./de/tree-settings.ts";
