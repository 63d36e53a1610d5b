export {
  type ChangedCell,
  type ChangeReason,
  COLUMN_ROLES,
  type ColumnRole,
  type DroppedRow,
  type DropReason,
  type FileContact,
} from "./file-contact.ts";
