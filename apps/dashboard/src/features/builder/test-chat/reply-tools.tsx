import { useSetAtom } from "jotai";
import { Grid3x3, Hourglass, MessageSquareX, PhoneOff, ShieldQuestion } from "lucide-react";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { type Chat, heardUntilInterrupted } from "./chat/chat.ts";
import type { Suggestion } from "./chat/suggestions.ts";
import { replyAtom } from "./chat-atoms.ts";

const texts = testChatTexts;

/** What a caller does besides answering. */
export function ReplyTools({
  chat,
  objections,
  hasKeypad,
  onToggleKeypad,
}: {
  chat: Chat;
  objections: readonly Suggestion[];
  hasKeypad: boolean;
  onToggleKeypad(): void;
}) {
  const reply = useSetAtom(replyAtom);
  return (
    <div className="flex items-center gap-0.5">
      <Button look="quiet" size="small" onClick={() => reply({ kind: "silent" })}>
        <Hourglass className="@max-[340px]:hidden" />
        {texts().silence}
      </Button>
      <Button
        look="quiet"
        size="small"
        disabled={heardUntilInterrupted(chat) === null}
        onClick={() => reply({ kind: "interrupted" })}
      >
        <MessageSquareX className="@max-[340px]:hidden" />
        {texts().interrupt}
      </Button>
      <span className="flex-1" />
      {objections.length > 0 && (
        <Menu
          trigger={
            <IconButton label={texts().objections}>
              <ShieldQuestion />
            </IconButton>
          }
        >
          {objections.map(({ label, says }) => (
            <MenuItem
              key={label}
              icon={<ShieldQuestion />}
              onSelect={() => reply({ kind: "said", text: says })}
            >
              {says}
            </MenuItem>
          ))}
        </Menu>
      )}
      <IconButton label={texts().keypad} aria-pressed={hasKeypad} onClick={onToggleKeypad}>
        <Grid3x3 />
      </IconButton>
      <IconButton
        label={texts().hangUp}
        className="hover:bg-failure-soft hover:text-failure"
        onClick={() => reply({ kind: "hung-up" })}
      >
        <PhoneOff />
      </IconButton>
    </div>
  );
}
