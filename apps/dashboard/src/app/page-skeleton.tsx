import { messages } from "../messages/index.ts";
import { Skeleton } from "../ui/skeleton.tsx";

/** What stands there while a page's code is on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{messages().common.loading}</p>
      <div className="flex min-h-16 flex-col justify-center gap-2 border-b border-line bg-surface px-4 sm:px-6">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-3.5 w-72 max-w-full" />
      </div>
    </div>
  );
}
