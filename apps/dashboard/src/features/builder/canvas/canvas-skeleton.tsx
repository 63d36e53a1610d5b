import { messages } from "../../../messages/index.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** Where cards will stand, while the tree is being loaded. */
export function CanvasSkeleton() {
  return (
    <div aria-busy="true" className="dotted relative min-w-0 flex-1 overflow-hidden">
      <p className="sr-only">{messages().common.loading}</p>
      {[
        { left: "6%", top: "42%" },
        { left: "36%", top: "28%" },
        { left: "36%", top: "58%" },
        { left: "66%", top: "40%" },
      ].map((place) => (
        <div
          key={`${place.left} ${place.top}`}
          style={place}
          className="absolute h-28 w-60 max-w-[44%] rounded-xl border border-line bg-surface p-4"
        >
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="mt-3 h-4 w-32 max-w-full" />
          <Skeleton className="mt-3 h-3.5 w-full" />
        </div>
      ))}
    </div>
  );
}
