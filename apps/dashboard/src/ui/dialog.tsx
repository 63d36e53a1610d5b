import { lazy, Suspense } from "react";
import type { DialogProps } from "./dialog-sheet.tsx";
import { useWasOpen } from "./use-was-open.ts";

const DialogSheet = lazy(async () => ({
  default: (await import("./dialog-sheet.tsx")).DialogSheet,
}));

/** Something that has to be dealt with before going on; loaded when it opens. */
export function Dialog(props: DialogProps) {
  if (!useWasOpen(props.isOpen)) return null;
  return (
    <Suspense>
      <DialogSheet {...props} />
    </Suspense>
  );
}
