export type {
  ContactFileEncoding,
  ContactFileEvent,
  ContactFileFault,
  ContactFileFormat,
  FileColumn,
} from "./contact-file-event.ts";
export type { ContactFileOptions } from "./contact-file-options.ts";
export { TextReader } from "./decode-text.ts";
export {
  type ChangedCell,
  type ChangeReason,
  COLUMN_ROLES,
  type ColumnRole,
  type DroppedRow,
  type DropReason,
  type FileContact,
} from "./file-contact.ts";
export { CSV_LIMITS, type FileLimits, WORKBOOK_LIMITS } from "./limits.ts";
export { type OtherContent, otherContent } from "./other-content.ts";
export { type ContactFileSource, readContactFile } from "./read-contact-file.ts";
export { readContactList } from "./read-contact-list.ts";
export { type FileTable, readFileTable } from "./read-file-table.ts";
export { readNumberCell } from "./read-number-cell.ts";
export { headerKey, type RolesByHand, roleOf, rolesByHand } from "./recognise-columns.ts";
export { similarNames } from "./similar-names.ts";
export { csvTemplate, type Template, xlsxTemplate } from "./template.ts";
export { variableNames, variablesOf } from "./variables-of.ts";
export { inert, type ReportWords, reportHeader, writeReport } from "./write-report.ts";
export {
  BYTE_ORDER_MARK,
  type Cell,
  csvLines,
  type TableRow,
  workbookOf,
} from "./write-table.ts";
