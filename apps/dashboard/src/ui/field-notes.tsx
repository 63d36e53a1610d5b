import type { ReactNode } from "react";

interface Notes {
  hint?: ReactNode;
  error?: string | null | undefined;
}

/** What a field with these notes is described by: for its `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Notes): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** The hint and the error below a field. */
export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
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
    </>
  );
}
