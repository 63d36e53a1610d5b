import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { describedBy, FieldNotes } from "./field-notes.tsx";

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
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium text-13">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classNames(
            "h-9 w-full rounded-lg border bg-surface px-3 text-14 transition-colors",
            "focus-visible:border-ring focus-visible:outline-offset-0 focus-visible:outline-1",
            error ? "border-failure" : "border-line-strong hover:border-faint",
            Boolean(end) && "pr-10",
            // Its words stand at the top otherwise.
            input.type === "file" && "py-1.5",
          )}
          {...input}
        />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
