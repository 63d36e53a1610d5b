import { useSetAtom } from "jotai";
import { Check, ClipboardCheck, Copy, RotateCcw } from "lucide-react";
import { callEndsTexts } from "../../../messages/call-ends.ts";
import { messages } from "../../../messages/index.ts";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { Button } from "../../../ui/button.tsx";
import { OutcomeBadge } from "../../calls/outcome-badge.tsx";
import { type Chat, stateOf } from "./chat/chat.ts";
import { beginChatAtom, savingCaseAtom } from "./chat-atoms.ts";
import { useCopyChat } from "./use-copy-chat.ts";

const texts = testChatTexts;

/** How it came out and why, and once more from the beginning. */
export function ChatEnd({ chat }: { chat: Chat }) {
  const begin = useSetAtom(beginChatAtom);
  const setSaving = useSetAtom(savingCaseAtom);
  const { isCopied, copy } = useCopyChat(chat);
  const { outcome, endReason } = stateOf(chat);
  return (
    <div className="shrink-0 space-y-3 border-t border-line p-4">
      <div role="status" className="space-y-1">
        <p className="flex items-center gap-2 text-13">
          <span className="font-semibold">{texts().ended}</span>
          <OutcomeBadge call={{ outcome, status: "completed" }} />
        </p>
        <p className="text-13 text-muted">
          {endReason !== null && (callEndsTexts().reasons[endReason] ?? endReason)}
        </p>
      </div>
      <div className="flex gap-2">
        <Button look="primary" className="flex-1" autoFocus onClick={() => begin()}>
          <RotateCcw />
          {texts().again}
        </Button>
        <Button onClick={copy}>
          {isCopied ? <Check /> : <Copy />}
          {isCopied ? messages().common.copied : messages().common.copy}
        </Button>
      </div>
      <Button className="w-full" onClick={() => setSaving(true)}>
        <ClipboardCheck />
        {texts().saveCase.title}
      </Button>
    </div>
  );
}
