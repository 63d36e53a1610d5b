/** Apart from the catalog, so that only who shows these texts loads them. */
export { exporting as exportTexts } from "./de/export.ts";
