import { useAtomValue, useSetAtom } from "jotai";
import { Check, ClipboardCheck, Copy, RotateCcw, Volume2, VolumeX } from "lucide-react";
import { useReducer } from "react";
import { canSpeak } from "../../../api/speech.ts";
import { formats } from "../../../messages/formats.ts";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { type Chat, playOf } from "./chat/chat.ts";
import { beginChatAtom, chatAtom, savingCaseAtom } from "./chat-atoms.ts";
import { useCopyChat } from "./use-copy-chat.ts";
import { useSpeakingAloud } from "./use-speaking-aloud.ts";

const texts = testChatTexts;

export function ChatHeader() {
  const chat = useAtomValue(chatAtom);
  return (
    <header className="flex h-11 shrink-0 items-center gap-0.5 border-b border-line pr-2 pl-4">
      <h2 className="font-semibold text-14">{texts().title}</h2>
      {chat && <ChatTools chat={chat} />}
    </header>
  );
}

function ChatTools({ chat }: { chat: Chat }) {
  const [isSpeaking, toggleSpeaking] = useReducer((before: boolean) => !before, false);
  const begin = useSetAtom(beginChatAtom);
  const setSaving = useSetAtom(savingCaseAtom);
  const { isCopied, copy } = useCopyChat(chat);
  useSpeakingAloud(chat, isSpeaking);
  const { at, speaksFor } = playOf(chat);
  return (
    <>
      <p title={texts().callTime} className="ml-2 flex-1 text-12 text-muted figures">
        <span className="sr-only">{texts().callTime} </span>
        {formats().duration((at + speaksFor - chat.startedAt) / 1000)}
      </p>
      {canSpeak() && (
        <IconButton
          label={isSpeaking ? texts().stopReading : texts().readAloud}
          aria-pressed={isSpeaking}
          onClick={toggleSpeaking}
        >
          {isSpeaking ? <Volume2 /> : <VolumeX />}
        </IconButton>
      )}
      <IconButton label={isCopied ? texts().copied : texts().copy} onClick={copy}>
        {isCopied ? <Check className="text-success" /> : <Copy />}
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied && texts().copied}
      </span>
      <IconButton label={texts().saveCase.title} onClick={() => setSaving(true)}>
        <ClipboardCheck />
      </IconButton>
      <IconButton label={texts().restart} onClick={() => begin()}>
        <RotateCcw />
      </IconButton>
    </>
  );
}
