import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { describedBy, FieldNotes } from "./field-notes.tsx";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id"> {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Stands beside the label. */
  end?: ReactNode;
  /** The label is read out, not shown. */
  hidesLabel?: boolean;
}

/** A labelled field for several lines. */
export function TextArea({
  label,
  hint,
  error,
  end,
  hidesLabel = false,
  className,
  ...rest
}: TextAreaProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className={hidesLabel ? "sr-only" : "mb-1.5 flex min-h-5 items-center gap-2"}>
        <label htmlFor={id} className="font-medium text-13">
          {label}
        </label>
        <div className="ml-auto">{end}</div>
      </div>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classNames(
          "block min-h-20 w-full rounded-lg border bg-surface px-3 py-2 text-14 transition-colors",
          "focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0",
          error ? "border-failure" : "border-line-strong hover:border-faint",
        )}
        {...rest}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
