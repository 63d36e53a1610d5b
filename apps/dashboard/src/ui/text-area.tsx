import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id"> {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Stands beside the label. */
  end?: ReactNode;
}

/** A labelled field for several lines. */
export function TextArea({ label, hint, error, end, className, ...rest }: TextAreaProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <div className="mb-1.5 flex min-h-5 items-center gap-2">
        <label htmlFor={id} className="font-medium text-13">
          {label}
        </label>
        <div className="ml-auto">{end}</div>
      </div>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={classNames(
          "block min-h-20 w-full rounded-lg border bg-surface px-3 py-2 text-14 transition-colors",
          "focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0",
          error ? "border-failure" : "border-line-strong hover:border-faint",
        )}
        {...rest}
      />
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
