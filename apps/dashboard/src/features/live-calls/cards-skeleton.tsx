import { messages } from "../../messages/index.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

export function CardsSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-3 @xl:grid-cols-2 @5xl:grid-cols-3">
      <p className="sr-only">{messages().common.loading}</p>
      {[1, 2, 3].map((card) => (
        <div key={card} className="space-y-3 rounded-xl border border-line bg-surface p-4">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </div>
  );
}
