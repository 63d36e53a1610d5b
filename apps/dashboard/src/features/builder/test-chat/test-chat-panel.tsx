import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { MessagesSquare } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { treeAtom } from "../editor/editing.ts";
import { chatOpenAtom, chatWhereaboutsAtom, viewportAtom } from "../editor/view.ts";
import { stateOf } from "./chat/chat.ts";
import { trailOf } from "./chat/trail.ts";
import { chatAtom, savingCaseAtom } from "./chat-atoms.ts";
import { ChatEnd } from "./chat-end.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { ChatLines } from "./chat-lines.tsx";
import { ChatStart } from "./chat-start.tsx";
import { OutdatedNote } from "./outdated-note.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { readerAtom } from "./reader-atom.ts";
import { ReplyBar } from "./reply-bar.tsx";
import { VariablesNow } from "./variables-now.tsx";

const texts = testChatTexts;

const SaveCaseDialog = lazy(async () => ({
  default: (await import("./save-case-dialog.tsx")).SaveCaseDialog,
}));

/** A conversation with the draft: before it begins, while it runs, and when it is over. */
export function TestChatPanel() {
  const tree = useAtomValue(treeAtom);
  const chat = useAtomValue(chatAtom);
  const [reading, openReader] = useAtom(readerAtom);
  const [isSaving, setSaving] = useAtom(savingCaseAtom);
  useWalkOnCanvas();
  if (!tree || tree.nodes.length === 0) {
    return (
      <>
        <ChatHeader />
        <EmptyState icon={MessagesSquare} title={texts().title} hint={texts().nobodyThere} />
      </>
    );
  }
  if (reading.state === "loading") return <PanelSkeleton />;
  if (reading.state === "failed") {
    return (
      <>
        <ChatHeader />
        <ErrorState
          compact
          title={texts().readerFailed}
          text={texts().readerFailedHint}
          onRetry={openReader}
        />
      </>
    );
  }
  if (!chat) {
    return (
      <>
        <ChatHeader />
        <ChatStart />
      </>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ChatHeader />
      <OutdatedNote chat={chat} tree={tree} />
      <VariablesNow chat={chat} />
      <ChatLines chat={chat} />
      {stateOf(chat).phase === "over" ? (
        <ChatEnd chat={chat} />
      ) : (
        <ReplyBar chat={chat} reader={reading.reader} />
      )}
      {isSaving && (
        <Suspense>
          <SaveCaseDialog chat={chat} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Lights on the canvas where the chat stands and keeps it in view, for as long as the chat is shown. */
function useWalkOnCanvas(): void {
  const chat = useAtomValue(chatAtom);
  const isShown = useAtomValue(chatOpenAtom);
  const setWhereabouts = useSetAtom(chatWhereaboutsAtom);
  const whereabouts = useMemo(() => chat && trailOf(chat), [chat]);
  useEffect(() => {
    if (!isShown) return;
    setWhereabouts(whereabouts && { source: "chat", ...whereabouts });
    return () => setWhereabouts(null);
  }, [isShown, whereabouts, setWhereabouts]);

  const canvas = useAtomValue(viewportAtom);
  const nodeId = chat && stateOf(chat).nodeId;
  useEffect(() => {
    if (isShown && nodeId !== null) canvas?.current.revealNode(nodeId);
  }, [isShown, nodeId, canvas]);
}
