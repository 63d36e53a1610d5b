import { pages } from "./de/pages.ts";
import { area } from "./language.ts";

export const pagesTexts = area("pages", pages);
