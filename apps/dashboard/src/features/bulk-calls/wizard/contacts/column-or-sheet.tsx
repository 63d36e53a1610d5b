import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";

/** A question about a file that has to be answered before it can be read. */
export function ColumnOrSheet({
  question,
  hint,
  label,
  action,
  value,
  values,
  onChange,
  onChosen,
}: {
  question: string;
  hint?: string;
  label: string;
  action: string;
  value: string;
  values: readonly string[];
  onChange(value: string): void;
  onChosen(): void;
}) {
  return (
    <section aria-label={question} className="rounded-xl bg-warning-soft p-3">
      <p role="alert" className="font-medium text-13">
        {question}
      </p>
      {hint && <p className="mt-0.5 text-12 text-muted [overflow-wrap:anywhere]">{hint}</p>}
      <div className="mt-2 flex gap-2">
        <SelectField
          hidesLabel
          className="min-w-0 flex-1"
          label={label}
          value={value}
          options={values.map((each) => ({ value: each, label: each }))}
          onChange={onChange}
        />
        <Button look="primary" onClick={onChosen}>
          {action}
        </Button>
      </div>
    </section>
  );
}
