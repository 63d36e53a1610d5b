import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

/** A part of the result with its heading. */
export function Block({
  title,
  hint,
  end,
  className,
  children,
}: {
  title: string;
  hint?: string;
  end?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={classNames("min-w-0 border-t border-line p-4", className)}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="font-semibold text-13">{title}</h3>
        {hint && <p className="text-12 text-muted">{hint}</p>}
        {end && <div className="ml-auto">{end}</div>}
      </div>
      {children}
    </section>
  );
}
