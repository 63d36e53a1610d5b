import { Merge } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { type DuplicateGroup, useMergeContacts } from "../../../api/contacts.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { phoneText } from "../../calls/phone-text.ts";
import { asPerson } from "../../person/ask-person.ts";
import { contactName } from "../contact-name.ts";
import { showUndo } from "../deeds/use-deeds.ts";
import { choicesOf, type MergedField, mergedFields } from "./merged-fields.ts";

const texts = () => contactsTexts().duplicatesView;

/** Has one of a group stand for all of it: which one, and what of the others is to hold. */
export function MergeDialog({ group, onClose }: { group: DuplicateGroup; onClose(): void }) {
  const [keepId, setKeepId] = useState(group.contacts[0]?.id ?? "");
  const [chosen, setChosen] = useState<ReadonlyMap<MergedField, string>>(new Map());
  const merge = useMergeContacts(asPerson);
  const keep = group.contacts.find(({ id }) => id === keepId);
  const others = group.contacts.filter(({ id }) => id !== keepId);
  if (!keep) return null;
  const { form, statuses } = contactsTexts();

  function submit(): void {
    if (!keep) return;
    merge.mutate(
      {
        keep: keep.id,
        others: others.map(({ id }) => id),
        fields: mergedFields(keep, others, chosen),
        updatedAt: keep.updatedAt,
      },
      {
        onSuccess({ deletion }) {
          showUndo(texts().merged, deletion);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts().mergeTitle(formats().whole(group.contacts.length))}
      description={texts().mergeHint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button look="primary" disabled={merge.isPending} onClick={submit}>
            <Merge />
            {texts().merge}
          </Button>
        </>
      }
    >
      <div className="space-y-4 p-0.5">
        <SelectField
          label={texts().keep}
          value={keepId}
          options={group.contacts.map((contact) => ({
            value: contact.id,
            label: texts().of(contactName(contact), phoneText(contact.phone)),
          }))}
          onChange={(id) => {
            setKeepId(id);
            setChosen(new Map());
          }}
        />
        {choicesOf(keep, others).map(({ field, values }) => (
          <SelectField
            key={field}
            label={form[field]}
            value={chosen.get(field) ?? values[0] ?? ""}
            options={values.map((value) => ({
              value,
              label: field === "status" ? statuses[value as keyof typeof statuses] : value,
            }))}
            onChange={(value) => setChosen(new Map([...chosen, [field, value]]))}
          />
        ))}
        {merge.isError && (
          <p role="alert" className="text-13 text-failure [overflow-wrap:anywhere]">
            {errorText(merge.error, texts().mergeFailed)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
