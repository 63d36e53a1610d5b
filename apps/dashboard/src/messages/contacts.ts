import { contacts } from "./de/contacts.ts";
import { area } from "./language.ts";

export const contactsTexts = area("contacts", contacts);
