import type { WrittenContact } from "../../../api/contacts.ts";
import { PLAIN_FIELDS, type PlainField } from "./written.ts";

/** A field, or an own field of the contact by its name. */
export type FieldName = { plain: PlainField } | { own: string };

/** A field that two people changed, each otherwise. */
export interface Difference {
  key: string;
  field: FieldName;
  mine: string;
  theirs: string;
}

export interface Clash {
  /** Somebody has to choose. */
  differing: readonly Difference[];
  /** Changed by the other one alone: taken over. */
  theirs: readonly Difference[];
}

/** What two people made of one contact: `before` is what both have read. */
export function clashOf(
  before: WrittenContact,
  mine: WrittenContact,
  theirs: WrittenContact,
): Clash {
  const all = fieldsOf(before, mine, theirs).map((field) => ({
    key: "plain" in field ? field.plain : `own ${field.own}`,
    field,
    before: valueIn(before, field),
    mine: valueIn(mine, field),
    theirs: valueIn(theirs, field),
  }));
  const told = ({ key, field, mine, theirs }: (typeof all)[number]) => {
    return { key, field, mine, theirs };
  };
  const changedThere = all.filter((each) => each.theirs !== each.before);
  return {
    differing: changedThere
      .filter((each) => each.mine !== each.before && each.mine !== each.theirs)
      .map(told),
    theirs: changedThere.filter((each) => each.mine === each.before).map(told),
  };
}

/** The other one's contact with all that only `mine` has changed, and of what differs what was chosen. */
export function settled(
  { differing, theirs: taken }: Clash,
  mine: WrittenContact,
  theirs: WrittenContact,
  isMine: (difference: Difference) => boolean,
): WrittenContact {
  let whole = mine;
  for (const each of taken) whole = withValue(whole, each.field, valueIn(theirs, each.field));
  for (const each of differing) {
    if (!isMine(each)) whole = withValue(whole, each.field, valueIn(theirs, each.field));
  }
  return whole;
}

function fieldsOf(...contacts: WrittenContact[]): FieldName[] {
  const own = new Set(contacts.flatMap(({ customFields }) => Object.keys(customFields)));
  return [...PLAIN_FIELDS.map((plain) => ({ plain })), ...[...own].map((name) => ({ own: name }))];
}

/** An own field that is not there is as an empty one. */
function valueIn(contact: WrittenContact, field: FieldName): string {
  if ("plain" in field) return contact[field.plain];
  const { customFields } = contact;
  return Object.hasOwn(customFields, field.own) ? (customFields[field.own] ?? "") : "";
}

function withValue(contact: WrittenContact, field: FieldName, value: string): WrittenContact {
  if ("plain" in field) return { ...contact, [field.plain]: value };
  const { [field.own]: _, ...others } = contact.customFields;
  return {
    ...contact,
    customFields: value === "" ? others : { ...others, [field.own]: value },
  };
}
