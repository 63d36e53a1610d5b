import { formatPhoneNumber } from "@rufbaum/dialing/format";
import { type ListedContact, useFirstOfList } from "../../../../api/contact-lists.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import type { ChosenContacts } from "../wizard-atoms.ts";
import { MoreContacts, PreviewCard } from "./preview-card.tsx";

const texts = () => bulkCallsTexts().preview;

/** What scrolls has to be reached by keys. */
const SCROLLED = { tabIndex: 0 };
/** What every contact has, before what its list brings. */
const OWN = ["phone", "name", "company"] as const;

/** The first contacts of a list that is stored already. */
export function ListPreview({ list }: { list: ChosenContacts & { kind: "list" } }) {
  const { data } = useFirstOfList(list.id);
  if (!data || data.length === 0) return null;
  const { roles } = texts();
  const names = [...OWN.map((role) => roles[role]), ...list.columns];
  return (
    <PreviewCard shown={{ contacts: data.length, columns: names.length }}>
      <section
        {...SCROLLED}
        aria-label={texts().listTable}
        className="overflow-x-auto border-t border-line focus-visible:-outline-offset-2"
      >
        <table className="w-full border-collapse text-left text-13">
          <thead>
            <tr>
              {names.map((name) => (
                <th
                  key={name}
                  scope="col"
                  title={name}
                  className="h-9 max-w-44 truncate whitespace-nowrap px-3 font-medium first:pl-4 last:pr-4"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {data.map((contact) => (
              <tr key={contact.id} className="h-9">
                {cellsOf(contact, list.columns).map((cell, place) => (
                  <td
                    key={names[place]}
                    className="max-w-44 truncate whitespace-nowrap px-3 figures first:pl-4 last:pr-4"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <MoreContacts count={list.count - data.length} />
    </PreviewCard>
  );
}

function cellsOf(
  { phone, name, company, customFields }: ListedContact,
  columns: readonly string[],
): string[] {
  const own = columns.map((column) => customFields[column] ?? "");
  return [formatPhoneNumber(phone), name, company, ...own];
}
