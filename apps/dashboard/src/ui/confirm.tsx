import { lazy, Suspense } from "react";
import { useWasOpen } from "./use-was-open.ts";

export interface ConfirmProps {
  isOpen: boolean;
  title: string;
  description: string;
  action: string;
  look?: "danger" | "primary";
  onConfirm(): void;
  onClose(): void;
}

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
