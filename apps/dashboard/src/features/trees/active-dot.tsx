import { messages } from "../../messages/index.ts";

/** A green dot for the active tree; otherwise an empty place of the same size. */
export function ActiveDot({ isActive }: { isActive: boolean }) {
  return (
    <span className="flex size-4 shrink-0 items-center justify-center">
      {isActive ? (
        <>
          <span aria-hidden="true" className="size-2 rounded-full bg-live" />
          <span className="sr-only">{messages().frame.activeTree}</span>
        </>
      ) : (
        <span aria-hidden="true" className="size-1.5 rounded-full bg-line-strong" />
      )}
    </span>
  );
}
