import { regionName } from "@rufbaum/words/format";
import { sizeOf, useContactLists } from "../../../api/contact-lists.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { language } from "../../../messages/language.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import {
  CONSENTS,
  EVERYBODY,
  isFiltered,
  LAST_CONTACTS,
  type Shown,
  STATUSES,
} from "../address/shown.ts";
import { STATUS_ICONS } from "../status-badge.tsx";
import { REGIONS } from "./regions.ts";

const texts = () => contactsTexts().filters;

/** Everything the contacts can be narrowed down by, a chip each. */
export function FilterBar({
  shown,
  onChange,
}: {
  shown: Shown;
  onChange(changes: Partial<Shown>): void;
}) {
  const { data = [] } = useContactLists();
  const lists = data.filter((list) => list.id === shown.list || sizeOf(list) > 0);
  const { statuses } = contactsTexts();
  const chosen = <Value extends string>(value: Value | null) => (value === null ? [] : [value]);
  const named = (label: string) => ({ label, removeLabel: texts().remove(label) });
  return (
    <fieldset className="-mx-4 flex min-w-0 items-center gap-1.5 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      <legend className="sr-only">{texts().label}</legend>
      <FilterChip
        {...named(texts().status)}
        isMany
        options={STATUSES.map((value) => ({
          value,
          label: statuses[value],
          icon: STATUS_ICONS[value],
        }))}
        chosen={shown.status}
        onChoose={(status) => onChange({ status })}
      />
      <FilterChip
        {...named(texts().lastContact)}
        options={LAST_CONTACTS.map((value) => ({ value, label: texts().lastContacts[value] }))}
        chosen={chosen(shown.lastContact)}
        onChoose={([lastContact = null]) => onChange({ lastContact })}
      />
      <FilterChip
        {...named(texts().consent)}
        options={CONSENTS.map((value) => ({ value, label: texts().consents[value] }))}
        chosen={chosen(shown.consent)}
        onChoose={([consent = null]) => onChange({ consent })}
      />
      <FilterChip
        {...named(texts().blocked)}
        options={[
          { value: "yes", label: texts().blockedYes },
          { value: "no", label: texts().blockedNo },
        ]}
        chosen={shown.isBlocked === null ? [] : [shown.isBlocked ? "yes" : "no"]}
        onChoose={([value]) =>
          onChange({ isBlocked: value === undefined ? null : value === "yes" })
        }
      />
      <FilterChip
        {...named(texts().region)}
        options={withChosen(REGIONS, shown.region).map((value) => ({
          value,
          label: regionName(language(), value),
        }))}
        chosen={chosen(shown.region)}
        onChoose={([region = null]) => onChange({ region })}
      />
      <FilterChip
        {...named(texts().list)}
        options={lists.map(({ id, name }) => ({ value: id, label: name }))}
        none={texts().noLists}
        chosen={chosen(shown.list)}
        onChoose={([list = null]) => onChange({ list })}
      />
      {isFiltered(shown) && (
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            const { sort, isDescending, contactId, view } = shown;
            onChange({ ...EVERYBODY, sort, isDescending, contactId, view });
          }}
        >
          {contactsTexts().clear}
        </Button>
      )}
    </fieldset>
  );
}

function withChosen(values: readonly string[], chosen: string | null): readonly string[] {
  return chosen === null || values.includes(chosen) ? values : [...values, chosen];
}
