import { lazy, type ReactNode, Suspense } from "react";
import { useWasOpen } from "./use-was-open.ts";

export interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  description?: string;
  /** Buttons at the foot. */
  actions?: ReactNode;
  children?: ReactNode;
  wide?: boolean;
  /** There is nothing in it to be focused, so the focus scrolls it. */
  isText?: boolean;
}

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
