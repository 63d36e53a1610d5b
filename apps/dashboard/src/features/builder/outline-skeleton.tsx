import { messages } from "../../messages/index.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

export function OutlineSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto max-w-2xl px-4 py-6 sm:px-6">
      <p className="sr-only">{messages.common.loading}</p>
      <Skeleton className="h-6 w-56" />
      <Skeleton className="mt-2 mb-5 h-4 w-80 max-w-full" />
      <div className="space-y-3">
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className="h-28 rounded-xl border border-line bg-surface p-4">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="mt-3 h-4 w-40" />
            <Skeleton className="mt-3 h-3.5 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
