import { settings } from "./de/settings.ts";
import { area } from "./language.ts";

export const settingsTexts = area("settings", settings);
