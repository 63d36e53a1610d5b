import { exporting } from "./de/export.ts";
import { area } from "./language.ts";

export const exportTexts = area("exporting", exporting);
