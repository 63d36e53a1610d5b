import { contactsTexts } from "../../../messages/contacts.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { type Shown, SORTS } from "../address/shown.ts";
import { sortedBy } from "./columns.ts";

const texts = () => contactsTexts().table;

/** In which order, where there are no heads of columns that say it. */
export function SortSelect({
  shown,
  onChange,
}: {
  shown: Shown;
  onChange(changes: Partial<Shown>): void;
}) {
  return (
    <SelectField
      hidesLabel
      className="w-44 lg:hidden"
      label={texts().sort}
      value={shown.sort}
      options={SORTS.map((value) => ({ value, label: texts().sortedBy[value] }))}
      onChange={(sort) => {
        if (sort !== shown.sort) onChange(sortedBy(sort, shown));
      }}
    />
  );
}
