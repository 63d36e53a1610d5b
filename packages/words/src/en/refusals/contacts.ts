import type { ContactRefusal } from "../../de/refusals/contacts.ts";
import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";
import { contactFileFault } from "../contact-files.ts";

export const contactRefusals: Sentences<ContactRefusal> = {
  "contact-file": ({ fault }) => contactFileFault(fault),
  "choose-sheet": ({ sheets }) =>
    `Several sheets have data: ${sheets.join(", ")}. Choose one of them.`,
  "invalid-roles":
    "The mapping of columns must be a JSON object from names of columns to phone, furtherPhone, firstName, lastName, name, company, email, postcode, country or null.",
  "import-cancelled":
    "The import was cancelled. The contacts that were read until then are stored; the same file can be imported again.",
  "unknown-contact": ({ id }) =>
    `There is no contact “${id}”. One is named by its number or its id.`,
  "workbook-too-large": ({ amount, limit }) =>
    `An Excel file can hold at most ${writtenIn("en").whole(limit)} contacts, and these are ${writtenIn("en").whole(amount)}. As CSV there is one file of all of them.`,
  "unknown-import": ({ id }) => `There is no contact list with the id “${id}”.`,
  "unknown-statement": ({ id }) => `There is no statement of consent with the id “${id}”.`,
  "number-taken": ({ number, id }) => `The number ${number} belongs to another contact (${id}).`,
  "contact-changed":
    "Somebody else has changed the contact meanwhile. Nothing was saved: bring your changes into what stands there now.",
  "note-changed":
    "Somebody else has changed the note meanwhile. Nothing was saved: bring your text into what stands there now.",
  "unknown-deletion": ({ id }) =>
    `The deletion “${id}” can't be undone any more: it was undone, or is final.`,
  "contact-in-call":
    "One of the contacts is being called for a campaign. Merge them after the call.",
};
