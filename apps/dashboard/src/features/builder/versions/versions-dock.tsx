import { useAtom, useAtomValue } from "jotai";
import { lazy, Suspense, useEffect } from "react";
import { messages } from "../../../messages/index.ts";
import { Drawer } from "../../../ui/drawer.tsx";
import { useWideScreen } from "../../live-calls/use-wide-screen.ts";
import { chatOpenAtom, versionsOpenAtom } from "../editor/view.ts";

const texts = messages.editor.versions;

const VersionsPanel = lazy(async () => ({
  default: (await import("./versions-panel.tsx")).VersionsPanel,
}));

/** The place of the versions: beside the canvas, over it where there is no room. */
export function VersionsDock({ treeId }: { treeId: string }) {
  const [isOpen, setOpen] = useAtom(versionsOpenAtom);
  const isChatOpen = useAtomValue(chatOpenAtom);
  const isWide = useWideScreen();
  useEffect(() => {
    if (isChatOpen) setOpen(false);
  }, [isChatOpen, setOpen]);
  const close = () => setOpen(false);
  const panel = (
    <Suspense fallback={<div aria-busy="true" className="flex-1" />}>
      <VersionsPanel key={treeId} treeId={treeId} onClose={close} />
    </Suspense>
  );
  if (!isWide) {
    return (
      <Drawer
        isOpen={isOpen}
        onClose={close}
        side="right"
        title={texts.title}
        closeLabel={messages.common.close}
      >
        {panel}
      </Drawer>
    );
  }
  if (!isOpen) return null;
  return (
    <aside
      aria-label={texts.title}
      className="flex w-[360px] shrink-0 flex-col border-l border-line bg-surface 2xl:w-[400px]"
    >
      {panel}
    </aside>
  );
}
