import type { Contact } from "../../../api/contacts.ts";

export const MERGED_FIELDS = [
  "firstName",
  "lastName",
  "company",
  "email",
  "postcode",
  "status",
] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];

export interface FieldChoice {
  field: MergedField;
  /** Each once, that of who stays first. */
  values: readonly string[];
}

/** The fields in which contacts differ, with what there is to choose from; an empty one is no choice. */
export function choicesOf(keep: Contact, others: readonly Contact[]): FieldChoice[] {
  return MERGED_FIELDS.map((field) => {
    const values = [keep, ...others].map((contact) => contact[field]).filter(Boolean);
    return { field, values: [...new Set(values)] };
  }).filter(({ values }) => values.length > 1);
}

/** What changes of who stays: what was chosen otherwise, and what he lacks and another has. */
export function mergedFields(
  keep: Contact,
  others: readonly Contact[],
  chosen: ReadonlyMap<MergedField, string>,
): Partial<Pick<Contact, MergedField | "customFields">> {
  const fields: Partial<Pick<Contact, MergedField | "customFields">> = {};
  for (const field of MERGED_FIELDS) {
    const lacked = others.map((other) => other[field]).find(Boolean) ?? "";
    const value = chosen.get(field) ?? (keep[field] || lacked);
    if (value !== keep[field]) Object.assign(fields, { [field]: value });
  }
  const own = Object.assign({}, ...others.toReversed().map((other) => other.customFields));
  const whole = { ...own, ...keep.customFields };
  if (Object.keys(whole).length > Object.keys(keep.customFields).length) {
    fields.customFields = whole;
  }
  return fields;
}
