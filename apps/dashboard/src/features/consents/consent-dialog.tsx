import { type FormEvent, useId, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { type SaidStatement, useRecordConsent } from "../../api/consents.ts";
import { showToast } from "../../app/toasts.tsx";
import { blockingTexts } from "../../messages/blocking.ts";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { phoneText } from "../calls/phone-text.ts";
import { asPerson } from "../person/ask-person.ts";
import { grantedAt } from "./granted-at.ts";
import { isStated, NO_STATEMENT, StatementFields } from "./statement-fields.tsx";

const texts = () => blockingTexts().consent;

type Typed = SaidStatement & { date: string; time: string };

const NOTHING: Typed = { ...NO_STATEMENT, date: "", time: "" };

/** Writes down that one person agreed: to what, where, when, and what shows it. */
export function ConsentDialog({
  number,
  onClose,
  onRecorded,
}: {
  number: string;
  onClose(): void;
  onRecorded(): void;
}) {
  const form = useId();
  const [typed, setTyped] = useState(NOTHING);
  const record = useRecordConsent(asPerson);
  const { wording, source, evidence, evidenceFile, date, time } = typed;
  const isWhole = isStated(typed) && date !== "";

  function change(changed: Partial<Typed>): void {
    setTyped({ ...typed, ...changed });
    if (record.isError) record.reset();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const given = { number, wording, source, evidence: evidence.trim(), evidenceFile };
    record.mutate(
      { ...given, grantedAt: grantedAt(date, time) },
      {
        onSuccess: ({ written, stateText, warnings }) => {
          const isFine = warnings.length === 0;
          const text = texts().doneHint(written, isFine ? stateText : warnings.join(" "));
          showToast({ tone: isFine ? "success" : "info", title: texts().done, text });
          onRecorded();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts().title(phoneText(number))}
      description={texts().hint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button type="submit" form={form} look="primary" disabled={!isWhole || record.isPending}>
            {record.isPending ? texts().saving : texts().save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-4 p-0.5">
        <StatementFields
          said={typed}
          error={record.isError ? errorText(record.error) : null}
          onChange={change}
        >
          <div className="grid grid-cols-2 gap-3">
            <Field
              label={texts().date}
              type="date"
              required
              value={date}
              onChange={(event) => change({ date: event.target.value })}
            />
            <Field
              label={texts().time}
              hint={texts().timeHint}
              type="time"
              value={time}
              onChange={(event) => change({ time: event.target.value })}
            />
          </div>
        </StatementFields>
      </form>
    </Dialog>
  );
}
