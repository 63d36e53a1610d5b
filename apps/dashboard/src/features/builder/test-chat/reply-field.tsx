import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { Mic, SendHorizontal, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { canListen } from "../../../api/speech.ts";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useDockFocus } from "../dock/use-dock-focus.ts";
import { viewportAtom } from "../editor/view.ts";
import { type Chat, stateOf } from "./chat/chat.ts";
import { draftAtom, replyAtom, sentAtom } from "./chat-atoms.ts";
import { useMicrophone } from "./use-microphone.ts";

const texts = testChatTexts;

/** Longer than anybody speaks in one go. */
const LONGEST_REPLY = 2_000;

/** The words of the caller: Enter sends, the arrow up brings back, Esc leaves to the canvas. */
export function ReplyField({ chat }: { chat: Chat }) {
  const [draft, setDraft] = useAtom(draftAtom);
  const reply = useSetAtom(replyAtom);
  const canvas = useAtomValue(viewportAtom);
  const field = useDockFocus<HTMLInputElement>("test");
  const recall = useRecall(setDraft);
  const microphone = useMicrophone({ onHeard: setDraft, onSaid: send });

  useEffect(() => {
    if (chat.turns.length > 0 && hasKeyboard()) field.current?.focus();
  }, [chat, field]);

  function send(text: string): void {
    if (text.trim() === "") return;
    recall.rest();
    setDraft("");
    reply({ kind: "said", text });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    send(draft);
  }

  function pressed(event: KeyboardEvent): void {
    const { nodeId } = stateOf(chat);
    if (event.key === "ArrowUp") recall.older();
    else if (event.key === "ArrowDown") recall.newer();
    else if (event.key === "Escape" && canvas && nodeId !== null) canvas.current.focusNode(nodeId);
    else return;
    event.preventDefault();
  }

  return (
    <form onSubmit={submit} className="relative">
      <input
        ref={field}
        aria-label={texts().reply}
        placeholder={microphone.isOn ? texts().listening : texts().replyHint}
        value={draft}
        maxLength={LONGEST_REPLY}
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={pressed}
        className="h-10 w-full rounded-lg border border-line-strong bg-surface pr-20 pl-3 text-14 transition-colors hover:border-faint focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0"
      />
      <div className="absolute inset-y-0 right-1 flex items-center">
        {canListen() && (
          <IconButton
            label={microphone.isOn ? texts().stopListening : texts().listen}
            title={texts().listenHint}
            aria-pressed={microphone.isOn}
            className={microphone.isOn ? "text-failure" : ""}
            onClick={microphone.toggle}
          >
            {microphone.isOn ? <Square /> : <Mic />}
          </IconButton>
        )}
        <IconButton label={texts().send} type="submit" disabled={draft.trim() === ""}>
          <SendHorizontal />
        </IconButton>
      </div>
    </form>
  );
}

/** Where there is none, focus would push one over half the screen. */
function hasKeyboard(): boolean {
  return matchMedia("(pointer: fine)").matches;
}

/** Walks through what was sent before. */
function useRecall(show: (text: string) => void) {
  const sent = useAtomValue(sentAtom);
  /** How many replies back; 0 is the one that is being written. */
  const back = useRef(0);
  function go(steps: number): void {
    back.current = Math.min(sent.length, Math.max(0, back.current + steps));
    show(back.current === 0 ? "" : (sent.at(-back.current) ?? ""));
  }
  return {
    older: () => go(1),
    newer: () => go(-1),
    rest() {
      back.current = 0;
    },
  };
}
