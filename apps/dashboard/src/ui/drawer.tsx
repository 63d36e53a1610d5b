import { lazy, type ReactNode, Suspense } from "react";
import { useWasOpen } from "./use-was-open.ts";

export interface DrawerProps {
  isOpen: boolean;
  onClose(): void;
  side: "left" | "right";
  title: string;
  closeLabel: string;
  children: ReactNode;
}

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
