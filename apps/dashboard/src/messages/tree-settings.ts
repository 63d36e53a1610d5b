import { treeSettings } from "./de/tree-settings.ts";
import { area } from "./language.ts";

export const treeSettingsTexts = area("treeSettings", treeSettings);
