import { Skeleton } from "../../ui/skeleton.tsx";

/** As high as the fields that will stand there. */
export function LoadingRows({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="space-y-2 p-4">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-4 w-56" />
        </div>
      ))}
    </div>
  );
}
