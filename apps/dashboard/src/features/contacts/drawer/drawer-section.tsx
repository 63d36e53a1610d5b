import { type ReactNode, useId } from "react";

/** A part of what is known of a contact. */
export function DrawerSection({
  title,
  hint,
  end,
  children,
}: {
  title: string;
  hint?: string;
  end?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line px-5 py-4 last:border-0">
      <div className="mb-2 flex min-h-7 items-center gap-2">
        <h3 id={id} className="font-semibold text-13">
          {title}
        </h3>
        <div className="ml-auto flex items-center gap-2">{end}</div>
      </div>
      {hint && <p className="-mt-1 mb-2 text-12 text-muted">{hint}</p>}
      {children}
    </section>
  );
}
