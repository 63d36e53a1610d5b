import { lazy, Suspense } from "react";
import { useWasOpen } from "../../ui/use-was-open.ts";

const NewTreeDialog = lazy(async () => ({
  default: (await import("./new-tree-dialog.tsx")).NewTreeDialog,
}));

/** Asks what a new tree is called and begins with, and creates it; loaded when it opens. */
export function NewTree(props: { isOpen: boolean; onClose(): void }) {
  if (!useWasOpen(props.isOpen)) return null;
  return (
    <Suspense>
      <NewTreeDialog {...props} />
    </Suspense>
  );
}
