import { useAtom } from "jotai";
import { useEffect } from "react";
import { messages } from "../../../messages/index.ts";
import { Drawer } from "../../../ui/drawer.tsx";
import { useWideScreen } from "../../live-calls/use-wide-screen.ts";
import { dockDrawerAtom } from "./dock-atoms.ts";
import { DockTabs } from "./dock-tabs.tsx";

/** Beside the canvas: what one builds with, the test chat and the versions; a drawer where there is no room. */
export function Dock() {
  const isWide = useWideScreen();
  const [isOpen, setOpen] = useAtom(dockDrawerAtom);
  const title = messages().builder.panel;
  useEffect(() => {
    if (isWide) setOpen(false);
    return () => setOpen(false);
  }, [isWide, setOpen]);

  if (isWide) {
    return (
      <aside
        aria-label={title}
        className="relative flex w-80 shrink-0 flex-col border-l border-line bg-surface"
      >
        <DockTabs />
      </aside>
    );
  }
  const close = () => setOpen(false);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      side="right"
      title={title}
      closeLabel={messages().common.close}
    >
      <DockTabs isDrawer onCanvas={close} />
    </Drawer>
  );
}
