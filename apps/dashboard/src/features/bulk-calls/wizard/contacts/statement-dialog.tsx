import { type FormEvent, useId, useState } from "react";
import { errorText } from "../../../../api/api-error.ts";
import { useMakeStatement } from "../../../../api/consents.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { messages } from "../../../../messages/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field } from "../../../../ui/field.tsx";
import { isStated, NO_STATEMENT, StatementFields } from "../../../consents/statement-fields.tsx";
import { asPerson } from "../../../person/ask-person.ts";

const texts = () => bulkCallsTexts().consent;

/** Writes down what everybody of a file has agreed to. */
export function StatementDialog({
  onClose,
  onMade,
}: {
  onClose(): void;
  onMade(id: string, grantedAt: string): void;
}) {
  const form = useId();
  const [said, setSaid] = useState(NO_STATEMENT);
  const [date, setDate] = useState("");
  const make = useMakeStatement(asPerson);

  function submit(event: FormEvent): void {
    event.preventDefault();
    make.mutate(said, { onSuccess: ({ id }) => onMade(id, date) });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts().title}
      description={texts().titleHint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button
            type="submit"
            form={form}
            look="primary"
            disabled={!isStated(said) || date === "" || make.isPending}
          >
            {make.isPending ? texts().saving : texts().save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-4 p-0.5">
        <StatementFields
          said={said}
          error={make.isError ? errorText(make.error) : null}
          onChange={(changes) => {
            setSaid({ ...said, ...changes });
            if (make.isError) make.reset();
          }}
        >
          <Field
            type="date"
            label={texts().date}
            required
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        </StatementFields>
      </form>
    </Dialog>
  );
}
