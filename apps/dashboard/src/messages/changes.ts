/** Apart from the catalog, so that only who tells of changes loads them. */
export { changes as changeTexts } from "./de/changes.ts";
