import { useSetAtom } from "jotai";
import { sizeOf, useContactLists } from "../../../../api/contact-lists.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { SelectField } from "../../../../ui/select-field.tsx";
import { contactsAtom } from "../wizard-atoms.ts";

const texts = () => bulkCallsTexts().file;
const NONE = "";

/** Lists that were imported before; nothing where there are none. */
export function ListChoice() {
  const choose = useSetAtom(contactsAtom);
  const { data = [] } = useContactLists();
  const lists = data.filter((list) => list.status === "done" && sizeOf(list) > 0);
  if (lists.length === 0) return null;
  const { whole, date } = formats();
  return (
    <SelectField
      label={texts().orList}
      value={NONE}
      options={[
        { value: NONE, label: texts().noList },
        ...lists.map((list) => ({
          value: list.id,
          label: texts().listOption(
            list.name,
            texts().counted(sizeOf(list), whole(sizeOf(list))),
            date(list.startedAt),
          ),
        })),
      ]}
      onChange={(id) => {
        const list = lists.find((each) => each.id === id);
        if (!list) return;
        const { name, otherColumns: columns } = list;
        choose({ kind: "list", id, isOneList: true, name, count: sizeOf(list), columns });
      }}
    />
  );
}
