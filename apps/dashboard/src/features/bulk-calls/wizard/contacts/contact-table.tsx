import type { FileColumn, FileContact } from "@rufbaum/dialing/contact-files";
import { formatPhoneNumber } from "@rufbaum/dialing/format";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import type { ReadFile } from "../../contact-file/file-order.ts";
import { ColumnRoleSelect } from "./column-role-select.tsx";

const texts = () => bulkCallsTexts().preview;

/** What scrolls has to be reached by keys. */
const SCROLLED = { tabIndex: 0 };

/** The first contacts by the file's own columns, the number before the others, each of which can be said to mean something else. */
export function ContactTable({ read, isBusy }: { read: ReadFile; isBusy: boolean }) {
  const columns = phoneFirst(read.opened.columns);
  return (
    <section
      {...SCROLLED}
      aria-label={texts().table}
      className="overflow-x-auto border-t border-line focus-visible:-outline-offset-2"
    >
      <table className="w-full border-collapse text-left text-13">
        <thead>
          <tr className="align-top">
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className="px-3 pt-2.5 pb-2 font-normal first:pl-4 last:pr-4"
              >
                <span className="mb-1 block max-w-44 truncate font-medium" title={column.name}>
                  {column.name}
                </span>
                <ColumnRoleSelect read={read} column={column} isBusy={isBusy} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {read.contacts.map((contact) => (
            <tr key={contact.line} className="h-9">
              {columns.map((column) => (
                <td
                  key={column.name}
                  className="max-w-44 truncate px-3 whitespace-nowrap figures first:pl-4 last:pr-4"
                >
                  {cellOf(contact, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where there are many columns the number would be out of sight, and whether it was understood. */
function phoneFirst(columns: readonly FileColumn[]): FileColumn[] {
  const isPhone = ({ role }: FileColumn) => role === "phone";
  return [...columns.filter(isPhone), ...columns.filter((column) => !isPhone(column))];
}

/** What is kept of a cell: numbers as they will be dialled. */
function cellOf(contact: FileContact, { name, role }: FileColumn): string {
  if (role === "phone") return formatPhoneNumber(contact.phoneNumber);
  if (role === "firstName" || role === "lastName" || role === "company") return contact[role];
  return contact.customFields[name] ?? "";
}
