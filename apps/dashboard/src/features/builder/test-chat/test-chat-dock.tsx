import { useAtom } from "jotai";
import { X } from "lucide-react";
import { lazy, Suspense } from "react";
import { messages } from "../../../messages/index.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { chatOpenAtom } from "../editor/view.ts";
import { SideDock } from "../side-dock.tsx";

const texts = () => messages().builder.testChat;

const TestChatPanel = lazy(async () => {
  const { TestChatPanel: default_ } = await import("./test-chat-panel.tsx");
  return { default: default_ };
});

/** The place of the test chat: beside the canvas, over it where there is no room. */
export function TestChatDock() {
  const [isOpen, setOpen] = useAtom(chatOpenAtom);
  const close = () => setOpen(false);
  return (
    <SideDock
      isOpen={isOpen}
      title={texts().title}
      closeLabel={texts().close}
      onClose={close}
      end={
        <IconButton label={texts().close} className="absolute top-2.5 right-2" onClick={close}>
          <X />
        </IconButton>
      }
    >
      <Suspense fallback={<PanelSkeleton />}>
        <TestChatPanel />
      </Suspense>
    </SideDock>
  );
}

function PanelSkeleton() {
  return (
    <div aria-busy="true">
      <header className="flex h-13 items-center border-b border-line px-4">
        <h2 className="font-semibold text-14">{texts().title}</h2>
      </header>
      <div className="space-y-4 p-4">
        <Skeleton className="h-15 w-full" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
      </div>
    </div>
  );
}
