import { regionName } from "@rufbaum/words/format";
import type { ReactNode } from "react";
import type { AboutContact } from "../../../api/contacts.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { formats } from "../../../messages/formats.ts";
import { language } from "../../../messages/language.ts";
import { phoneText } from "../../calls/phone-text.ts";
import { DrawerSection } from "./drawer-section.tsx";

const texts = () => contactsTexts().drawer;

/** The fields of a contact; those that are empty are left out. */
export function FactsSection({ about: { contact, mergedNumbers } }: { about: AboutContact }) {
  const { table } = contactsTexts();
  const { dateTime } = formats();
  const facts: [name: string, value: ReactNode][] = [
    [table.phone, phoneText(contact.phone)],
    ...mergedNumbers.map(({ phone }): [string, ReactNode] => [texts().merged, phoneText(phone)]),
    [
      table.email,
      contact.email && (
        <a href={`mailto:${contact.email}`} className="text-accent-ink hover:underline">
          {contact.email}
        </a>
      ),
    ],
    [table.company, contact.company],
    [texts().postcode, contact.postcode],
    [texts().region, contact.regions.map((code) => regionName(language(), code)).join(", ")],
    // A file's columns stand there whole, also those that are known as something else.
    ...Object.entries(contact.customFields).filter(
      ([, value]) => value !== contact.email && value !== contact.postcode,
    ),
    [
      table.lastContact,
      contact.lastContact ? dateTime(contact.lastContact) : contactsTexts().never,
    ],
    [texts().created, dateTime(contact.createdAt)],
    [texts().changed, contact.updatedAt === contact.createdAt ? "" : dateTime(contact.updatedAt)],
    [table.id, contact.id],
  ];
  return (
    <DrawerSection title={texts().fields}>
      <dl className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-13">
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value], index) => (
            <div key={index} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted [overflow-wrap:anywhere]">{name}</dt>
              <dd className="figures [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
    </DrawerSection>
  );
}
