import { variablesOf } from "@rufbaum/dialing/variables-of";
import type { Contact } from "../../api/contacts.ts";

/** What a tree can say of a contact, by the variables' names. */
export function VariableList({ contact }: { contact: Contact }) {
  const { phone: phoneNumber, email, postcode, customFields } = contact;
  const known = Object.entries({ email, postcode }).filter(([, value]) => value !== "");
  const variables = {
    ...Object.fromEntries(known),
    ...variablesOf({ ...contact, phoneNumber }, Object.keys(customFields)),
  };
  return (
    <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-3 gap-y-1 text-12">
      {Object.entries(variables).map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="font-mono text-muted [overflow-wrap:anywhere]">[{name}]</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
