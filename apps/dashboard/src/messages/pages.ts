/** Apart from the catalog, so that only who shows these texts loads them. */
export { pages as pagesTexts } from "./de/pages.ts";
