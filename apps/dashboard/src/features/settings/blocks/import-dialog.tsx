import { type FormEvent, useId, useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import {
  importSuppressions,
  type ListKind,
  useSuppressionDeed,
} from "../../../api/suppressions.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { asPerson } from "../../person/ask-person.ts";

const texts = () => lawfulCallingTexts().blocks;
const LISTS: readonly ListKind[] = ["own", "robinson"];
const SHOWN_LINES = 20;

/** Reads a list of numbers in, and tells what came of it. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const form = useId();
  const [list, setList] = useState<ListKind>("own");
  const [name, setName] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const read = useSuppressionDeed((given: { list: ListKind; name: string; file: File }) =>
    asPerson(() => importSuppressions(given)),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (file) read.mutate({ list, name: name.trim(), file });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts().importTitle}
      description={texts().importHint}
      actions={
        read.data ? (
          <Button look="primary" onClick={onClose}>
            {texts().close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{messages().common.cancel}</Button>
            <Button type="submit" form={form} look="primary" disabled={!file || read.isPending}>
              {read.isPending ? texts().importing : texts().importAction}
            </Button>
          </>
        )
      }
    >
      {read.data ? (
        <Report {...read.data} />
      ) : (
        <form id={form} onSubmit={submit} className="space-y-4 p-0.5">
          <SelectField
            label={texts().kind}
            value={list}
            options={LISTS.map((value) => ({ value, label: texts().kinds[value] }))}
            onChange={(kind) => setList(kind)}
          />
          <Field
            autoComplete="off"
            maxLength={200}
            label={texts().listName}
            placeholder={texts().listNamePlaceholder}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Field
            type="file"
            accept=".csv,.txt,text/plain,text/csv"
            label={texts().file}
            error={read.isError ? errorText(read.error) : null}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              read.reset();
            }}
          />
        </form>
      )}
    </Dialog>
  );
}

function Report({
  added,
  known,
  doubled,
  notUnderstood,
  badLines,
}: Awaited<ReturnType<typeof importSuppressions>>) {
  const { whole, listed } = formats();
  const places = badLines.slice(0, SHOWN_LINES).map(whole);
  const rest = notUnderstood - places.length;
  if (rest > 0) places.push(`${whole(rest)} ${texts().andMore}`);
  return (
    <div role="status" className="space-y-1 text-13 figures">
      <p>{texts().imported(whole(added), whole(known))}</p>
      {doubled > 0 && <p className="text-muted">{texts().doubled(whole(doubled))}</p>}
      {notUnderstood > 0 && (
        <p className="text-warning">
          {texts().notUnderstood(whole(notUnderstood), listed(places))}
        </p>
      )}
    </div>
  );
}
