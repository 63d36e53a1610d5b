import { formatPhoneNumber } from "@rufbaum/dialing/format";
import { useAtomValue } from "jotai";
import { useFirstOfCampaign } from "../../../../api/campaigns.ts";
import { useFirstOfList } from "../../../../api/contact-lists.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { draftAtom, type StoredContacts } from "../wizard-atoms.ts";
import { MoreContacts, PreviewCard } from "./preview-card.tsx";

const texts = () => bulkCallsTexts().preview;

/** What scrolls has to be reached by keys. */
const SCROLLED = { tabIndex: 0 };
/** What every contact has, before what its list brings. */
const OWN = ["phone", "name", "company"] as const;

interface Row {
  key: string;
  cells: readonly string[];
}

/** The first of those who are stored already. */
export function ListPreview({ list }: { list: StoredContacts }) {
  return list.isOneList ? <OfList list={list} /> : <OfDraft list={list} />;
}

/** Of a list, with the columns that it brought. */
function OfList({ list }: { list: StoredContacts }) {
  const { data = [] } = useFirstOfList(list.id);
  const rows = data.map(({ id, phone, name, company, customFields }) => {
    const own = list.columns.map((column) => customFields[column] ?? "");
    return { key: id, cells: [formatPhoneNumber(phone), name, company, ...own] };
  });
  return <FirstRows rows={rows} columns={list.columns} count={list.count} />;
}

/** Of a draft that another campaign or several lists brought its contacts. */
function OfDraft({ list }: { list: StoredContacts }) {
  const draft = useAtomValue(draftAtom);
  const { data = [] } = useFirstOfCampaign(draft?.id ?? null);
  const rows = data.map(({ contact, written, firstName, lastName, company }) => {
    return { key: contact, cells: [written, `${firstName} ${lastName}`.trim(), company] };
  });
  return <FirstRows rows={rows} columns={[]} count={list.count} />;
}

function FirstRows({
  rows,
  columns,
  count,
}: {
  rows: readonly Row[];
  columns: readonly string[];
  count: number;
}) {
  if (rows.length === 0) return null;
  const { roles } = texts();
  const names = [...OWN.map((role) => roles[role]), ...columns];
  return (
    <PreviewCard shown={{ contacts: rows.length, columns: names.length }}>
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
            {rows.map(({ key, cells }) => (
              <tr key={key} className="h-9">
                {cells.map((cell, place) => (
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
      <MoreContacts count={count - rows.length} />
    </PreviewCard>
  );
}
