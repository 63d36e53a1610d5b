import { messages } from "../../../messages/index.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** Stands for the test chat while its code and its reader are loaded. */
export function PanelSkeleton() {
  return (
    <div aria-busy="true">
      <header className="flex h-11 items-center border-b border-line px-4">
        <h2 className="font-semibold text-14">{messages().builder.testChat.title}</h2>
      </header>
      <div className="space-y-4 p-4">
        <Skeleton className="h-15 w-full" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
      </div>
    </div>
  );
}
