import { Pencil, Phone, Trash2 } from "lucide-react";
import { type MouseEvent, memo } from "react";
import type { Contact } from "../../../api/contacts.ts";
import { useTimeZone } from "../../../app/use-time-zone.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { formats } from "../../../messages/formats.ts";
import { classNames } from "../../../ui/class-names.ts";
import { phoneText } from "../../calls/phone-text.ts";
import { contactName } from "../contact-name.ts";
import { StatusBadge } from "../status-badge.tsx";
import { COLUMNS, type Column, GRID } from "./columns.ts";
import { Marked, MarkedNumber } from "./marked.tsx";
import { RowButton } from "./row-button.tsx";

const texts = () => contactsTexts().table;

/** What can be done with a contact. */
export interface RowDeeds {
  open(contact: Contact): void;
  select(contact: Contact, isRange: boolean): void;
  call(contact: Contact): void;
  edit(contact: Contact): void;
  remove(contact: Contact): void;
}

interface Props {
  contact: Contact;
  search: string;
  isList: boolean;
  isSelected: boolean;
  isActive: boolean;
  isOpen: boolean;
  id: string;
  index: number;
  top: number;
  height: number;
  deeds: RowDeeds;
}

/** Drawn anew only when something of it has changed: very many are scrolled through. */
export const ContactRow = memo(Row);

function Row(props: Props) {
  useTimeZone();
  const { contact, isSelected, isActive, isOpen, id, index, top, height, deeds, isList } = props;
  return (
    <tr
      id={id}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-contact={contact.id}
      style={{ top, height }}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest("button, label")) deeds.open(contact);
      }}
      className={classNames(
        "group absolute inset-x-0 cursor-pointer items-center border-b border-line text-13",
        isList ? "grid grid-cols-[44px_minmax(0,1fr)_auto]" : GRID,
        isSelected || isOpen ? "bg-accent-soft" : "hover:bg-hover",
        isActive &&
          "group-focus-visible/grid:outline-2 group-focus-visible/grid:-outline-offset-2 group-focus-visible/grid:outline-ring",
      )}
    >
      <SelectCell {...props} />
      {isList ? (
        <ListCell {...props} />
      ) : (
        COLUMNS.map(({ name, shown }) => (
          <td key={name} className={classNames("min-w-0 items-center px-2", shown)}>
            <Cell {...props} column={name} />
          </td>
        ))
      )}
      <Actions {...props} />
    </tr>
  );
}

function SelectCell({ contact, isSelected, deeds }: Props) {
  return (
    <td className="flex h-full items-center justify-center">
      <label className="flex h-full w-11 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={texts().select(contactName(contact))}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            deeds.select(contact, (nativeEvent as unknown as MouseEvent).shiftKey === true)
          }
          className="size-4 accent-(--accent)"
        />
      </label>
    </td>
  );
}

function Cell({ contact, search, column }: Props & { column: Column }) {
  switch (column) {
    case "id":
      return (
        <span className="truncate text-12 text-muted figures" title={contact.id}>
          {contact.id.replace("contact_", "")}
        </span>
      );
    case "name":
      return (
        <span className="truncate font-medium">
          {contact.name === "" ? (
            <span className="font-normal text-muted">{contactsTexts().noName}</span>
          ) : (
            <Marked text={contact.name} search={search} />
          )}
        </span>
      );
    case "phone":
      return (
        <span className="truncate figures">
          <MarkedNumber text={phoneText(contact.phone)} search={search} />
        </span>
      );
    case "company":
    case "email":
      return (
        <span className="truncate text-muted" title={contact[column]}>
          <Marked text={contact[column]} search={search} />
        </span>
      );
    case "lastContact":
      return <LastContact at={contact.lastContact} />;
    case "status":
      return <StatusBadge status={contact.status} />;
  }
}

function LastContact({ at }: { at: string | null }) {
  if (at === null) return <span className="truncate text-muted">{contactsTexts().never}</span>;
  return (
    <time dateTime={at} title={formats().dateTime(at)} className="truncate text-muted figures">
      {formats().date(at)}
    </time>
  );
}

/** All in two lines, where there is no room for columns. */
function ListCell({ contact, search }: Props) {
  const { company, status } = contact;
  return (
    <td className="min-w-0 pr-2">
      <p className="flex min-w-0 items-center gap-2">
        <span className="truncate font-medium text-14">
          <Marked text={contactName(contact)} search={search} />
        </span>
        <span className="ml-auto shrink-0">
          <StatusBadge status={status} />
        </span>
      </p>
      <p className="truncate text-12 text-muted figures">
        <MarkedNumber text={phoneText(contact.phone)} search={search} />
        {company !== "" && company !== contactName(contact) && (
          <>
            {" · "}
            <Marked text={company} search={search} />
          </>
        )}
      </p>
    </td>
  );
}

function Actions({ contact, deeds, isList }: Props) {
  const name = contactName(contact);
  return (
    <td className="flex items-center justify-end gap-0.5 pr-2">
      <RowButton label={texts().call(name)} onPress={() => deeds.call(contact)}>
        <Phone />
      </RowButton>
      {!isList && (
        <>
          <RowButton label={texts().edit(name)} onPress={() => deeds.edit(contact)}>
            <Pencil />
          </RowButton>
          <RowButton label={texts().remove(name)} onPress={() => deeds.remove(contact)}>
            <Trash2 />
          </RowButton>
        </>
      )}
    </td>
  );
}
