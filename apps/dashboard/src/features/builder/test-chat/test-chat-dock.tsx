import { useAtom } from "jotai";
import { X } from "lucide-react";
import { lazy, Suspense } from "react";
import { messages } from "../../../messages/index.ts";
import { Drawer } from "../../../ui/drawer.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useWideScreen } from "../../live-calls/use-wide-screen.ts";
import { chatOpenAtom } from "../editor/view.ts";

const texts = messages.builder.testChat;

const TestChatPanel = lazy(async () => {
  const { TestChatPanel: default_ } = await import("./test-chat-panel.tsx");
  return { default: default_ };
});

/** The place of the test chat: beside the canvas, over it where there is no room. */
export function TestChatDock() {
  const [isOpen, setOpen] = useAtom(chatOpenAtom);
  const isWide = useWideScreen();
  const close = () => setOpen(false);
  const panel = (
    <Suspense fallback={<PanelSkeleton />}>
      <TestChatPanel />
    </Suspense>
  );
  if (!isWide) {
    return (
      <Drawer
        isOpen={isOpen}
        onClose={close}
        side="right"
        title={texts.title}
        closeLabel={texts.close}
      >
        {panel}
      </Drawer>
    );
  }
  if (!isOpen) return null;
  return (
    <aside
      aria-label={texts.title}
      className="relative flex w-[360px] shrink-0 flex-col border-l border-line bg-surface 2xl:w-[400px]"
    >
      {panel}
      <IconButton label={texts.close} className="absolute top-2.5 right-2" onClick={close}>
        <X />
      </IconButton>
    </aside>
  );
}

function PanelSkeleton() {
  return (
    <div aria-busy="true" className="space-y-3 p-4">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
}
