import { useId } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { describedBy, FieldNotes } from "../../../ui/field-notes.tsx";

/** A short field in a table: its label is read out, not shown. */
export function TypedField({
  label,
  refusal,
  className,
  onChange,
  ...input
}: {
  label: string;
  value: string;
  placeholder?: string;
  refusal: string | null;
  className: string;
  onChange(typed: string): void;
}) {
  const id = useId();
  return (
    <div>
      <input
        id={id}
        aria-label={label}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={describedBy(id, { error: refusal })}
        autoComplete="off"
        maxLength={12}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          "h-8 rounded-lg border bg-surface px-2.5 text-13 transition-colors figures",
          "focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0",
          refusal ? "border-failure" : "border-line-strong hover:border-faint",
          className,
        )}
        {...input}
      />
      <FieldNotes id={id} error={refusal} />
    </div>
  );
}
