import type { Contact, WrittenContact } from "../../../api/contacts.ts";

/** An own field as it is typed, whose name may change. */
export interface OwnField {
  key: number;
  name: string;
  value: string;
}

export type PlainField = Exclude<keyof WrittenContact, "customFields">;

export const PLAIN_FIELDS = [
  "firstName",
  "lastName",
  "company",
  "phone",
  "email",
  "postcode",
  "status",
] as const satisfies PlainField[];

/** What stands in the form. */
export type Typed = Pick<Contact, PlainField> & { own: readonly OwnField[] };

export const BLANK: Typed = {
  firstName: "",
  lastName: "",
  company: "",
  phone: "",
  email: "",
  postcode: "",
  status: "lead",
  own: [],
};

export function typedOf(contact: WrittenContact): Typed {
  const { firstName, lastName, company, phone, email, postcode, status, customFields } = contact;
  const own = Object.entries(customFields).map(([name, value], key) => ({ key, name, value }));
  return { firstName, lastName, company, phone, email, postcode, status, own };
}

/** What is kept of it: without blanks around, and without own fields that have neither name nor value. */
export function writtenOf({ own, ...typed }: Typed): WrittenContact {
  const trimmed = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value.trim()]),
  ) as typeof typed;
  const customFields = Object.fromEntries(
    own
      .filter(({ name }) => name.trim() !== "")
      .map(({ name, value }) => [name.trim(), value.trim()]),
  );
  return { ...trimmed, customFields };
}

/** What differs from what was read; nothing of it where nothing does. */
export function changesOf(before: WrittenContact, after: WrittenContact): Partial<WrittenContact> {
  const changes: Partial<WrittenContact> = {};
  for (const field of PLAIN_FIELDS) {
    if (before[field] !== after[field]) Object.assign(changes, { [field]: after[field] });
  }
  const names = (fields: Record<string, string>) => JSON.stringify(Object.entries(fields).sort());
  if (names(before.customFields) !== names(after.customFields)) {
    changes.customFields = after.customFields;
  }
  return changes;
}

export type Fault = "phone-missing" | "wrong-email" | "name-missing" | "name-twice";

/** What is wrong with what was typed, by its field, an own one by its key; the number is the server's to judge. */
export function faultsOf({ phone, email, own }: Typed): Map<PlainField | number, Fault> {
  const faults = new Map<PlainField | number, Fault>();
  if (phone.trim() === "") faults.set("phone", "phone-missing");
  const address = email.trim();
  if (address !== "" && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(address)) {
    faults.set("email", "wrong-email");
  }
  const names = new Set<string>();
  for (const { key, name, value } of own) {
    const trimmed = name.trim();
    if (trimmed === "" && value.trim() !== "") faults.set(key, "name-missing");
    if (trimmed !== "" && names.has(trimmed)) faults.set(key, "name-twice");
    names.add(trimmed);
  }
  return faults;
}
