import { useStore } from "jotai";
import { type FileSaid, useColumns } from "../../../../api/contact-lists.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { SelectField } from "../../../../ui/select-field.tsx";
import { sayOfFile } from "./choose-file.ts";

const texts = () => bulkCallsTexts().file;

/** Where numbers without a country's code are at home. */
export function CountryChoice({ said }: { said: FileSaid }) {
  const store = useStore();
  const { data } = useColumns();
  const { countries } = texts();
  return (
    <SelectField
      className="col-span-2 @sm:col-span-1"
      label={texts().country}
      value={said.country ?? data?.country ?? "DE"}
      options={(["DE", "AT", "CH"] as const).map((value) => ({
        value,
        label: countries[value],
      }))}
      onChange={(country) => sayOfFile(store, { country })}
    />
  );
}
