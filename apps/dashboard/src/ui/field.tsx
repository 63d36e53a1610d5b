import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

interface FieldProps extends Omit<ComponentProps<"input">, "id"> {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** Stands inside the field at its end. */
  end?: ReactNode;
}

/** A labelled text field with its hint and its error. */
export function Field({ label, hint, error, end, className, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium text-13">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={classNames(
            "h-9 w-full rounded-lg border bg-surface px-3 text-14 transition-colors",
            "focus-visible:border-ring focus-visible:outline-offset-0 focus-visible:outline-1",
            error ? "border-failure" : "border-line-strong hover:border-faint",
            Boolean(end) && "pr-10",
          )}
          {...input}
        />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-12 text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-12 text-failure">
          {error}
        </p>
      )}
    </div>
  );
}
