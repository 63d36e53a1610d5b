import type { ContactFileFault } from "@rufbaum/dialing/contact-files";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";

/** That a file can't be read; of one whose kind nothing within tells, by its name. */
export function unreadFile(name: string, format: ContactFileFault["format"] | null = null): string {
  const { failedCsv, failedOther } = bulkCallsTexts().file;
  const isCsv = format === null ? /\.csv$/i.test(name) : format === "csv";
  return isCsv ? failedCsv : failedOther;
}
