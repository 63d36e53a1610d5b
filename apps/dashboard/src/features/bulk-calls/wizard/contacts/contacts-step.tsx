import { useAtomValue } from "jotai";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { useWideScreen } from "../../../live-calls/use-wide-screen.ts";
import { Step } from "../step.tsx";
import { type ChosenContacts, contactCountAtom, contactsAtom } from "../wizard-atoms.ts";
import { ChosenFile } from "./chosen-file.tsx";
import { ConsentChoice } from "./consent-choice.tsx";
import { ContactPreview } from "./contact-preview.tsx";
import { CountryChoice } from "./country-choice.tsx";
import { DropZone } from "./drop-zone.tsx";
import { ListChoice } from "./list-choice.tsx";
import { PhoneColumnChoice } from "./phone-column-choice.tsx";
import { SheetChoice } from "./sheet-choice.tsx";
import { TemplateButton } from "./template-button.tsx";
import { unreadFile } from "./unread-file.ts";

/** Whom to call: a file, or a list that is stored already. */
export function ContactsStep() {
  const contacts = useAtomValue(contactsAtom);
  const count = useAtomValue(contactCountAtom);
  const isWide = useWideScreen();
  const { kind } = contacts;
  const isOpen = kind === "none" || kind === "broken";
  return (
    <Step
      number={1}
      title={bulkCallsTexts().steps.contacts}
      isDone={count > 0}
      end={<TemplateButton />}
    >
      <div className="space-y-4">
        {isOpen || (kind === "fault" && contacts.fault.code !== "no-phone-column") ? (
          <DropZone message={faultOf(contacts)} />
        ) : (
          <ChosenFile contacts={contacts} />
        )}
        {isOpen && <ListChoice />}
        {kind === "asked" && <SheetChoice sheets={contacts.sheets} />}
        {kind === "fault" && contacts.fault.code === "no-phone-column" && (
          <PhoneColumnChoice fault={contacts.fault} />
        )}
        {!isWide && <ContactPreview />}
        {kind === "file" && (
          <div className="grid grid-cols-2 gap-x-3 gap-y-4">
            <ConsentChoice />
            <CountryChoice said={contacts.said} />
          </div>
        )}
      </div>
    </Step>
  );
}

function faultOf(contacts: ChosenContacts): string | null {
  if (contacts.kind === "broken") return unreadFile(contacts.file.name);
  return contacts.kind === "fault" ? contacts.message : null;
}
