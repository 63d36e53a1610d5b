import { type ReactNode, useId } from "react";

/**
 * A labelled choice of one: the browser's own list, which works with every keyboard and finger, dressed
 * by `ui/select.css` where the browser lets it be.
 */
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
        aria-describedby={hint ? `${id}-hint` : undefined}
        // A dialog keeps the page behind it from scrolling, and would keep the open list from it, too.
        onWheel={({ nativeEvent }) => nativeEvent.stopPropagation()}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="select h-9 rounded-lg border-line-strong bg-surface px-3 text-14 hover:border-faint"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-12 text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
