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

/**
 * Toasts keep above what takes this as its `ref`, as long as it is there. The root is told, rather
 * than asked by `:root:has()`: that one rule has the style of the whole page computed anew at every
 * change of it.
 */
export function toastsAbove(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty("--toasts-above", `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--toasts-above");
  };
}
