import { useEffect, useState } from "react";
import { after } from "../../../api/runtime.ts";
import { showToast } from "../../../app/toasts.tsx";
import { testChatTexts } from "../../../messages/test-chat.ts";
import type { Chat } from "./chat/chat.ts";
import { exportChat } from "./chat/export-chat.ts";

const SHOWN_MILLISECONDS = 2000;

/** Copies the chat as text; its button says so itself, for a toast would cover the reply bar. */
export function useCopyChat(chat: Chat): { isCopied: boolean; copy(): void } {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    return isCopied ? after(SHOWN_MILLISECONDS, () => setCopied(false)) : undefined;
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(exportChat(chat));
      setCopied(true);
    } catch {
      showToast({ tone: "failure", title: testChatTexts().copyFailed });
    }
  }

  return { isCopied, copy: () => void copy() };
}
