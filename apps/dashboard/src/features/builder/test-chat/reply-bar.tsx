import { keypadOf } from "@rufbaum/tree/graph";
import { useSetAtom } from "jotai";
import { useMemo, useReducer } from "react";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { type Chat, expectedNow, openAction, type Reader, stateOf } from "./chat/chat.ts";
import { objectionsFor, suggestionsNow } from "./chat/suggestions.ts";
import { replyAtom } from "./chat-atoms.ts";
import { Keypad } from "./keypad.tsx";
import { QuickReplies } from "./quick-replies.tsx";
import { ReplyField } from "./reply-field.tsx";
import { ReplyTools } from "./reply-tools.tsx";

const texts = testChatTexts;

/** What the caller can do now: answer in words, by a click, by keys, or not at all. */
export function ReplyBar({ chat, reader }: { chat: Chat; reader: Reader }) {
  const reply = useSetAtom(replyAtom);
  const expected = useMemo(() => expectedNow(chat), [chat]);
  const suggestions = useMemo(() => suggestionsNow(chat, reader), [chat, reader]);
  const objections = useMemo(() => (expected ? objectionsFor(expected) : []), [expected]);
  const wantsKeys = expected !== null && keypadOf(chat.tree, stateOf(chat).nodeId) !== null;
  const [isToggled, toggle] = useReducer((before: boolean) => !before, false);
  const hasKeypad = isToggled !== wantsKeys;

  if (openAction(chat)) {
    return (
      <p className="shrink-0 border-t border-line px-4 py-3 text-13 text-muted">
        {texts().waitsForAction}
      </p>
    );
  }
  return (
    <div className="@container shrink-0 space-y-2 border-t border-line p-3">
      <QuickReplies suggestions={suggestions} onChoose={(text) => reply({ kind: "said", text })} />
      {hasKeypad && <Keypad onPress={(digits) => reply({ kind: "pressed", digits })} />}
      <ReplyField chat={chat} />
      <ReplyTools
        chat={chat}
        objections={objections}
        hasKeypad={hasKeypad}
        onToggleKeypad={toggle}
      />
    </div>
  );
}
