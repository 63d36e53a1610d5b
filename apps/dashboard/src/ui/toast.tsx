import { lazy, Suspense } from "react";
import { useWasOpen } from "./use-was-open.ts";

export interface ToastContent {
  tone: "success" | "failure" | "info";
  title: string;
  text?: string;
  /** Something to be done about it; the toast goes when it is. */
  action?: { label: string; run(): void };
  /** Milliseconds it stays; 5 s unless told, 10 s with something to do. */
  stays?: number;
}

export interface ToasterProps {
  toast: (ToastContent & { key: number }) | null;
  onGone(key: number): void;
}

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

/**
 * Toasts keep above what takes this as its `ref`, as long as it is there. The root is told, rather
 * than asked by `:root:has()`: that one rule has the style of the whole page computed anew at every
 * change of it.
 */
export function toastsAbove(): () => void {
  const { dataset } = document.documentElement;
  dataset.toasts = "above";
  return () => {
    delete dataset.toasts;
  };
}
