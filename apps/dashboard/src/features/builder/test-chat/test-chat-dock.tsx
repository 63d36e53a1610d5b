import { useAtom } from "jotai";
import { X } from "lucide-react";
import { lazy, Suspense } from "react";
import { messages } from "../../../messages/index.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { chatOpenAtom } from "../editor/view.ts";
import { SideDock } from "../side-dock.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";

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
