import { Card } from "../../../../ui/card.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";

/** A campaign that is still being asked for. */
export function DetailSkeleton() {
  return (
    <div aria-busy="true" className="space-y-4">
      <Skeleton className="h-7 w-36" />
      <Card className="space-y-4 p-4">
        <Skeleton className="h-7 w-72 max-w-full" />
        <Skeleton className="h-4 w-96 max-w-full" />
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-6">
          {[1, 2, 3, 4, 5, 6].map((figure) => (
            <Skeleton key={figure} className="h-18" />
          ))}
        </div>
        <Skeleton className="h-2 w-full rounded-full" />
      </Card>
      <Card className="space-y-3 p-4">
        <Skeleton className="h-8 w-80 max-w-full" />
        <Skeleton className="h-64 w-full" />
      </Card>
    </div>
  );
}
