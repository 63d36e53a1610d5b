import { SendHorizontal } from "lucide-react";
import type { FormEvent, KeyboardEvent } from "react";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { IconButton } from "../../ui/icon-button.tsx";

const texts = liveCallsTexts;

/** As many letters as the server takes at once. */
const LONGEST_LINE = 500;

/** A line for the agent to say next; Enter sends it. */
export function WhisperField({
  draft,
  onDraft,
  onSend,
}: {
  draft: string;
  onDraft(text: string): void;
  onSend(text: string): void;
}) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (draft.trim() === "") return;
    onSend(draft.trim());
    onDraft("");
  }

  /** Esc would close the call and with it what was written. */
  function pressed(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Escape" || draft === "") return;
    event.preventDefault();
    event.currentTarget.blur();
  }

  return (
    <form onSubmit={submit} className="relative">
      <input
        aria-label={texts().whisper}
        placeholder={texts().whisperHint}
        value={draft}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        enterKeyHint="send"
        onKeyDown={pressed}
        onChange={(event) => onDraft(event.target.value)}
        className="h-10 w-full rounded-lg border border-line-strong bg-surface pr-11 pl-3 text-14 transition-colors hover:border-faint focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0"
      />
      <IconButton
        label={texts().sendWhisper}
        type="submit"
        disabled={draft.trim() === ""}
        className="absolute top-1 right-1"
      >
        <SendHorizontal />
      </IconButton>
    </form>
  );
}
