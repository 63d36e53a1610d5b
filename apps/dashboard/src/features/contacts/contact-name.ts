import type { Contact } from "../../api/contacts.ts";
import { contactsTexts } from "../../messages/contacts.ts";
import { phoneText } from "../calls/phone-text.ts";

/** How a contact is called: by its name, else its company, else its number. */
export function contactName({ name, company, phone }: Pick<Contact, "name" | "company" | "phone">) {
  return name || company || phoneText(phone) || contactsTexts().noName;
}
