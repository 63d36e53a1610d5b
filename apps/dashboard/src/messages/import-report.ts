import { importReport } from "./de/import-report.ts";
import { area } from "./language.ts";

export const importReportTexts = area("importReport", importReport);
