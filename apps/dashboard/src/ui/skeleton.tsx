import { classNames } from "./class-names.ts";

/** A grey shape where content will stand; its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("animate-skeleton rounded-md bg-press", className)}
    />
  );
}
