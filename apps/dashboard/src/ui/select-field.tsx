import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** A labelled choice of one; the browser's own list, which works with every keyboard and finger. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  hint,
  className,
  hidesLabel = false,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
  hint?: ReactNode;
  className?: string;
  /** Read out, not shown. */
  hidesLabel?: boolean;
}) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={hidesLabel ? "sr-only" : "mb-1.5 block font-medium text-13"}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={classNames(
          "h-9 w-full rounded-lg border border-line-strong bg-surface px-2.5 text-14 transition-colors hover:border-faint",
          "focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0",
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && <p className="mt-1.5 text-12 text-muted">{hint}</p>}
    </div>
  );
}
