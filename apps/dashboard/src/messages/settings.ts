/** Apart from the catalog, so that only who shows these texts loads them. */
export { settings as settingsTexts } from "./de/settings.ts";
