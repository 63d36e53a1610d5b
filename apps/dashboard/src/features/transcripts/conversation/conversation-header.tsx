import { ArrowLeft, NotebookText } from "lucide-react";
import { useState } from "react";
import type { CallDetail } from "../../../api/calls.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { BlockButton } from "../../calls/block-button.tsx";
import { OutcomeMenu } from "../../calls/outcome-menu.tsx";
import { CallMenu } from "./call-menu.tsx";
import { NoteDialog } from "./note-dialog.tsx";

const texts = transcriptsTexts;

/** `call` is `null` while it is missing; `chosenId` while nothing is chosen. */
export function ConversationHeader({
  chosenId,
  call,
  onBack,
}: {
  chosenId: string | null;
  call: CallDetail | null;
  onBack(): void;
}) {
  const [isNoteOpen, setNoteOpen] = useState(false);
  return (
    <div className="shrink-0 border-b border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {chosenId !== null && (
          <IconButton label={texts().back} onClick={onBack} className="-ml-2 lg:hidden">
            <ArrowLeft />
          </IconButton>
        )}
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-14">{texts().conversation}</h2>
          <p className="truncate text-12 text-muted">
            {chosenId === null ? texts().choose : texts().callSid(call?.callSid ?? chosenId)}
          </p>
        </div>
        {call && (
          <div className="flex flex-wrap items-center gap-2">
            <Button size="small" onClick={() => setNoteOpen(true)}>
              <NotebookText />
              {texts().note}
            </Button>
            <OutcomeMenu call={call} size="small" />
            <CallMenu call={call} />
            <BlockButton
              key={call.phoneNumber}
              number={call.phoneNumber}
              callId={call.id}
              size="small"
            />
          </div>
        )}
      </div>
      {call && isNoteOpen && <NoteDialog callId={call.id} onClose={() => setNoteOpen(false)} />}
    </div>
  );
}
