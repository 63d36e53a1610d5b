import { Skeleton } from "../../../../ui/skeleton.tsx";

/** Campaigns that are still being asked for. */
export function ListSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {[1, 2, 3].map((row) => (
        <div key={row} className="space-y-2.5 px-4 py-3">
          <div className="flex items-start gap-3">
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-56 max-w-full" />
              <Skeleton className="h-3.5 w-40" />
            </div>
            <Skeleton className="h-7 w-24" />
          </div>
          <Skeleton className="h-2 w-full rounded-full" />
          <Skeleton className="h-3.5 w-72 max-w-full" />
        </div>
      ))}
    </div>
  );
}
