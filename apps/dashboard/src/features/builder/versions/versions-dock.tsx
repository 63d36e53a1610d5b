import { useAtom, useAtomValue } from "jotai";
import { lazy, Suspense, useEffect } from "react";
import { messages } from "../../../messages/index.ts";
import { chatOpenAtom, versionsOpenAtom } from "../editor/view.ts";
import { SideDock } from "../side-dock.tsx";

const texts = () => messages().editor.versions;

const VersionsPanel = lazy(async () => ({
  default: (await import("./versions-panel.tsx")).VersionsPanel,
}));

/** The place of the versions: beside the canvas, over it where there is no room. */
export function VersionsDock({ treeId }: { treeId: string }) {
  const [isOpen, setOpen] = useAtom(versionsOpenAtom);
  const isChatOpen = useAtomValue(chatOpenAtom);
  useEffect(() => {
    if (isChatOpen) setOpen(false);
  }, [isChatOpen, setOpen]);
  const close = () => setOpen(false);
  return (
    <SideDock
      isOpen={isOpen}
      title={texts().title}
      closeLabel={messages().common.close}
      onClose={close}
    >
      <Suspense fallback={<div aria-busy="true" className="flex-1" />}>
        <VersionsPanel key={treeId} treeId={treeId} onClose={close} />
      </Suspense>
    </SideDock>
  );
}
