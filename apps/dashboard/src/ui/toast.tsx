import { lazy, Suspense } from "react";
import type { ToasterProps } from "./toast-sheet.tsx";
import { useWasOpen } from "./use-was-open.ts";

const ToastSheet = lazy(async () => ({ default: (await import("./toast-sheet.tsx")).ToastSheet }));

/**
 * Shows at most one toast: another `key` replaces the one before. F8 moves the focus to it. Loaded
 * with the first one.
 */
export function Toaster(props: ToasterProps) {
  if (!useWasOpen(props.toast !== null)) return null;
  return (
    <Suspense>
      <ToastSheet {...props} />
    </Suspense>
  );
}
