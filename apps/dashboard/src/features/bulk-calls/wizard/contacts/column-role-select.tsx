import { COLUMN_ROLES, type ColumnRole } from "@rufbaum/dialing/column-roles";
import type { FileColumn } from "@rufbaum/dialing/contact-files";
import { useStore } from "jotai";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { classNames } from "../../../../ui/class-names.ts";
import type { ReadFile } from "../../contact-file/file-order.ts";
import { type ChoiceStore, sayOfFile } from "./choose-file.ts";

const texts = () => bulkCallsTexts().preview;
const OWN = "";

/** What a column means: recognised ones are marked, and each can be said to mean something else. */
export function ColumnRoleSelect({
  read,
  column: { name, role },
  isBusy,
}: {
  read: ReadFile;
  column: FileColumn;
  isBusy: boolean;
}) {
  const store = useStore();
  const field = read.opened.otherColumns.indexOf(name) + 1;
  const { roles } = texts();
  return (
    <select
      aria-label={texts().meaning(name)}
      disabled={isBusy}
      value={role ?? OWN}
      onChange={({ target }) => assign(store, read, name, roleNamed(target.value))}
      className={classNames(
        "select h-7 min-w-32 rounded-md px-2 font-medium text-12",
        role === null
          ? "border-line-strong bg-surface text-muted"
          : "border-transparent bg-accent-soft text-accent-ink",
      )}
    >
      <option value={OWN}>{field > 0 ? `customField${field}` : texts().plain}</option>
      {COLUMN_ROLES.map((each) => (
        <option key={each} value={each}>
          {roles[each]}
        </option>
      ))}
    </select>
  );
}

function roleNamed(value: string): ColumnRole | null {
  return COLUMN_ROLES.find((role) => role === value) ?? null;
}

/** A role is one column's: whoever had it loses it. */
function assign(
  store: ChoiceStore,
  { opened, roles }: ReadFile,
  name: string,
  role: ColumnRole | null,
): void {
  const holder =
    role !== null &&
    role !== "furtherPhone" &&
    opened.columns.find((column) => column.role === role);
  const freed = holder
    ? { [holder.name]: role === "phone" ? ("furtherPhone" as const) : null }
    : {};
  sayOfFile(store, { roles: { ...roles, ...freed, [name]: role } });
}
