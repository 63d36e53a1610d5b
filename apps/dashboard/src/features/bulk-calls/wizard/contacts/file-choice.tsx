import { useAtomValue } from "jotai";
import { type ChosenContacts, contactsAtom } from "../wizard-atoms.ts";
import { ChosenFile } from "./chosen-file.tsx";
import { ConsentChoice } from "./consent-choice.tsx";
import { CountryChoice } from "./country-choice.tsx";
import { DropZone } from "./drop-zone.tsx";
import { PhoneColumnChoice } from "./phone-column-choice.tsx";
import { SheetChoice } from "./sheet-choice.tsx";
import { unreadFile } from "./unread-file.ts";

/** Takes a file, asks what has to be known of it, and what is to hold for everybody in it. */
export function FileChoice() {
  return (
    <>
      <ChosenOrDropped />
      <AskedOfFile />
      <SaidOfEverybody />
    </>
  );
}

/** The place to drop a file on, or the one that is chosen. */
export function ChosenOrDropped() {
  const contacts = useAtomValue(contactsAtom);
  const { kind } = contacts;
  const isOpen = kind === "none" || kind === "broken";
  return isOpen || (kind === "fault" && contacts.fault.code !== "no-phone-column") ? (
    <DropZone message={faultOf(contacts)} />
  ) : (
    <ChosenFile contacts={contacts} />
  );
}

/** What has to be said before a file can be read. */
export function AskedOfFile() {
  const contacts = useAtomValue(contactsAtom);
  if (contacts.kind === "asked") return <SheetChoice sheets={contacts.sheets} />;
  return contacts.kind === "fault" && contacts.fault.code === "no-phone-column" ? (
    <PhoneColumnChoice fault={contacts.fault} />
  ) : null;
}

/** What holds for everybody in it: their consent, and where they are at home. */
export function SaidOfEverybody() {
  const contacts = useAtomValue(contactsAtom);
  if (contacts.kind !== "file") return null;
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <ConsentChoice />
      <CountryChoice said={contacts.said} />
    </div>
  );
}

function faultOf(contacts: ChosenContacts): string | null {
  if (contacts.kind === "broken") return unreadFile(contacts.file.name);
  return contacts.kind === "fault" ? contacts.message : null;
}
