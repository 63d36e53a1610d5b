import { classNames } from "../../../ui/class-names.ts";

/** How much of something is done. */
export function ProgressBar({
  label,
  done,
  total,
  className,
}: {
  label: string;
  done: number;
  /** 0: nobody knows. */
  total: number;
  className?: string;
}) {
  const share = total === 0 ? 0 : Math.min(1, done / total);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      {...(total > 0 && { "aria-valuemax": total, "aria-valuenow": Math.min(done, total) })}
      className={classNames("h-1.5 overflow-hidden rounded-full bg-press", className)}
    >
      <div
        className={classNames(
          "h-full rounded-full bg-accent",
          total > 0 ? "transition-[width]" : "w-full animate-beat",
        )}
        {...(total > 0 && { style: { width: `${share * 100}%` } })}
      />
    </div>
  );
}
