import type { ContactFileFault } from "@rufbaum/dialing/contact-files";
import { useStore } from "jotai";
import { useState } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { sayOfFile } from "./choose-file.ts";
import { ColumnOrSheet } from "./column-or-sheet.tsx";

const texts = () => bulkCallsTexts().file;

/** Asks which column has the numbers, where no name tells. */
export function PhoneColumnChoice({
  fault: { columns, suggested },
}: {
  fault: Extract<ContactFileFault, { code: "no-phone-column" }>;
}) {
  const store = useStore();
  const [column, setColumn] = useState(suggested ?? columns[0] ?? "");
  return (
    <ColumnOrSheet
      question={texts().phone}
      hint={suggested === null ? texts().phoneHint : texts().phoneSuggested(suggested)}
      label={texts().phoneLabel}
      action={texts().phoneAction}
      value={column}
      values={columns}
      onChange={setColumn}
      onChosen={() => sayOfFile(store, { roles: { [column]: "phone" } })}
    />
  );
}
