import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { bulkCallsTexts } from "../../../messages/bulk-calls.ts";
import { classNames } from "../../../ui/class-names.ts";

/** One of the numbered parts of the form. */
export function Step({
  number,
  title,
  isDone,
  end,
  children,
}: {
  number: number;
  title: string;
  /** All that it asks for is there. */
  isDone: boolean;
  /** Stands at the end of the heading. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line p-4">
      <div className="mb-3 flex min-h-7 items-center gap-2.5">
        <span
          aria-hidden="true"
          className={classNames(
            "flex size-6 shrink-0 items-center justify-center rounded-full border font-semibold text-12 figures [&_svg]:size-3.5",
            isDone
              ? "border-accent bg-accent text-on-accent"
              : "border-line-strong bg-surface text-muted",
          )}
        >
          {isDone ? <Check /> : number}
        </span>
        <h3 id={id} className="font-semibold text-14">
          {title}
          {isDone && <span className="sr-only"> ({bulkCallsTexts().steps.done})</span>}
        </h3>
        {end && <div className="ml-auto flex min-w-0 items-center">{end}</div>}
      </div>
      {children}
    </section>
  );
}
