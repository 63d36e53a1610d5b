import { Field } from "./field.tsx";

/** A whole number within limits, or nothing. */
export function NumberField({
  label,
  hint,
  value,
  least,
  most,
  placeholder,
  onChange,
}: {
  label: string;
  hint?: string;
  value: number | undefined;
  least: number;
  most: number;
  placeholder: string;
  onChange(value: number | undefined): void;
}) {
  return (
    <Field
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      placeholder={placeholder}
      value={value ?? ""}
      onChange={({ target }) => {
        const number = target.valueAsNumber;
        onChange(
          Number.isNaN(number) ? undefined : Math.min(most, Math.max(least, Math.round(number))),
        );
      }}
    />
  );
}
