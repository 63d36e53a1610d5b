import { lazy, Suspense } from "react";
import type { DrawerProps } from "./drawer-sheet.tsx";
import { useWasOpen } from "./use-was-open.ts";

const DrawerSheet = lazy(async () => ({
  default: (await import("./drawer-sheet.tsx")).DrawerSheet,
}));

/**
 * Slides in from an edge over the page; Esc, the button and a click beside it close it. Loaded when
 * it opens.
 */
export function Drawer(props: DrawerProps) {
  if (!useWasOpen(props.isOpen)) return null;
  return (
    <Suspense>
      <DrawerSheet {...props} />
    </Suspense>
  );
}
