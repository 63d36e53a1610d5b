import { variableNames } from "@rufbaum/dialing/variables-of";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { contactsAtom } from "../wizard-atoms.ts";

/** A place that can be put into a greeting. */
export interface GreetingVariable {
  name: string;
  /** As the file calls its column; `null` of what every contact may have. */
  column: string | null;
}

export interface GreetingVariables {
  offered: readonly GreetingVariable[];
  /** All that a greeting may name. */
  known: ReadonlySet<string>;
  /** Of the first contact; made up where nobody is known. */
  values: Readonly<Record<string, string>>;
  /** Whose they are; blank where he has no name. */
  person: string;
  isExample: boolean;
}

const OWN = ["firstName", "lastName", "company"] as const;

/** What the chosen contacts bring along for a greeting; `usual`: what a tree says where they do not. */
export function useVariables(usual: Readonly<Record<string, string>>): GreetingVariables {
  const contacts = useAtomValue(contactsAtom);
  return useMemo(() => {
    const read = contacts.kind === "file" ? contacts.read : null;
    const columns =
      read?.opened.otherColumns ?? (contacts.kind === "list" ? contacts.columns : null);
    const offered: GreetingVariable[] = [
      ...OWN.map((name) => ({ name, column: null })),
      ...(columns ?? ["customField1"]).map((column, index) => ({
        name: `customField${index + 1}`,
        column: columns && column,
      })),
    ];
    // What a name was read from is kept, and is no field of its own to whoever writes.
    const named = new Set(read?.opened.columns.flatMap(({ name, role }) => (role ? [name] : [])));
    const known = new Set([
      ...offered.map(({ name }) => name),
      ...variableNames(columns ?? []).values(),
      ...Object.keys(usual),
      "name",
      "phone",
    ]);
    const isExample = !read || read.contacts.length === 0;
    const values = isExample ? exampleOf(offered) : read.example;
    const all = { ...usual, ...values };
    return {
      offered: offered.filter(({ column }) => column === null || !named.has(column)),
      known,
      values: all,
      person: values.name ?? "",
      isExample,
    };
  }, [contacts, usual]);
}

/** Of columns nobody knows more than their names. */
function exampleOf(offered: readonly GreetingVariable[]): Record<string, string> {
  const { example } = bulkCallsTexts().campaign;
  const columns = offered.flatMap(({ name, column }) => (column === null ? [] : [[name, column]]));
  const name = `${example.firstName} ${example.lastName}`;
  return { ...Object.fromEntries(columns), ...example, name };
}
