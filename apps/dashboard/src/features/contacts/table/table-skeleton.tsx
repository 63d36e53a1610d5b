import { Skeleton } from "../../../ui/skeleton.tsx";

const ROWS = 12;

/** Where the contacts will stand. */
export function TableSkeleton() {
  return (
    <div aria-busy="true" className="min-h-0 flex-1 overflow-hidden">
      <div className="h-9 border-b border-line" />
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className="flex h-10 items-center gap-6 border-b border-line px-4">
          <Skeleton className="size-4 shrink-0" />
          <Skeleton className="h-3.5 min-w-0 flex-1" />
          <Skeleton className="hidden h-3.5 min-w-0 flex-1 sm:block" />
          <Skeleton className="h-3.5 w-28 shrink-0" />
          <Skeleton className="h-5 w-20 shrink-0 rounded-full" />
        </div>
      ))}
    </div>
  );
}
