import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** What stands where there is nothing yet: what it is, a sentence, at most one action. */
export function EmptyState({
  icon: Icon,
  title,
  hint,
  action,
  compact = false,
}: {
  icon: LucideIcon;
  title: string;
  hint?: string;
  action?: ReactNode;
  compact?: boolean;
}) {
  return (
    <div
      className={classNames(
        "flex flex-col items-center justify-center text-center",
        compact ? "px-4 py-6" : "px-6 py-16",
      )}
    >
      <div
        className={classNames(
          "mb-3 flex items-center justify-center rounded-xl border border-line bg-base text-muted",
          compact ? "size-9 [&_svg]:size-4" : "size-12 [&_svg]:size-5",
        )}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} />
      </div>
      <p className={compact ? "font-medium text-13" : "font-semibold text-16"}>{title}</p>
      {hint && <p className="mt-1 max-w-sm text-13 text-balance text-muted">{hint}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
