import { lazy, Suspense } from "react";
import type { ConfirmProps } from "./confirm-sheet.tsx";
import { useWasOpen } from "./use-was-open.ts";

const ConfirmSheet = lazy(async () => ({
  default: (await import("./confirm-sheet.tsx")).ConfirmSheet,
}));

/** Asks before something that can't be taken back; loaded when it opens. */
export function Confirm(props: ConfirmProps) {
  if (!useWasOpen(props.isOpen)) return null;
  return (
    <Suspense>
      <ConfirmSheet {...props} />
    </Suspense>
  );
}
