import type { FileContact } from "./file-contact.ts";

/** Names that mean the contact's own fields, and those that every object has already. */
const TAKEN = [
  "phone",
  "firstName",
  "lastName",
  "company",
  "__proto__",
  "constructor",
  "prototype",
];
const LONGEST_NAME = 100;
/** What a tree's variable can hold. */
const LONGEST_VALUE = 500;

/**
 * What a tree can say of a contact: `firstName`, `lastName`, `company`, `phone`, each other column
 * under its own name (see `variableNames`), `customFieldN` for the N-th of them, and `name`, which is
 * first and last name unless a column is called so. Empty ones are
 * missing, so that a tree's default is said; of long ones the first 500 characters are given.
 */
export function variablesOf(
  contact: Pick<FileContact, "phoneNumber" | "firstName" | "lastName" | "company" | "customFields">,
  otherColumns: readonly string[],
): Record<string, string> {
  const { phoneNumber: phone, firstName, lastName, company, customFields } = contact;
  const variables: Record<string, string> = {};
  const give = (name: string, value: string | undefined) => {
    if (value) variables[name] = value.slice(0, LONGEST_VALUE).replace(/[\ud800-\udbff]$/, "");
  };
  for (const [name, value] of Object.entries({ phone, firstName, lastName, company })) {
    give(name, value);
  }
  const names = variableNames([...otherColumns, ...Object.keys(customFields)]);
  for (const [column, name] of names) {
    if (Object.hasOwn(customFields, column)) give(name, customFields[column]);
  }
  const own = new Set(names.values());
  for (const [index, column] of otherColumns.entries()) {
    const name = `customField${index + 1}`;
    if (!own.has(name) && Object.hasOwn(customFields, column)) give(name, customFields[column]);
  }
  if (!variables.name) give("name", `${firstName} ${lastName}`.trim());
  return variables;
}

/**
 * The variable of each column: its own name, as far as a tree can say it.
 *
 * What is neither letter nor digit becomes `_` (`Straße & Nr.` is `Straße_Nr`), a name that begins
 * with none gets `field_` (`2. Name` is `field_2._Name`), and one that is taken a number at its end.
 */
export function variableNames(columns: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set(TAKEN);
  // Who needs no change keeps the name, wherever it stands.
  for (const column of columns) {
    if (usable(column) !== column || taken.has(column)) continue;
    names.set(column, column);
    taken.add(column);
  }
  for (const column of columns) {
    if (names.has(column)) continue;
    const wanted = usable(column);
    let name = wanted;
    for (let count = 2; taken.has(name); count++) name = `${wanted}_${count}`;
    names.set(column, name);
    taken.add(name);
  }
  return new Map(columns.map((column) => [column, names.get(column) ?? column]));
}

function usable(column: string): string {
  const plain = column
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}_.-]+/gu, "_")
    .replace(/^[_.-]+|[_.-]+$/g, "");
  const name = /^\p{L}/u.test(plain) ? plain : `field_${plain}`.replace(/_$/, "");
  return [...name.slice(0, LONGEST_NAME - 5)].join("").replace(/[\ud800-\udbff]$/, "");
}
