import { Copy, Sparkles } from "lucide-react";
import { useNote, usePhrasedNote } from "../../../api/one-transcript.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { messages } from "../../../messages/index.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const texts = transcriptsTexts;

/** The note of a call, to be copied; where there is a language model, in its words, too. */
export function NoteDialog({ callId, onClose }: { callId: string; onClose(): void }) {
  const note = useNote(callId);
  const phrased = usePhrasedNote(callId);
  const text = phrased.data?.text ?? note.data?.text ?? null;

  function phrase(): void {
    phrased.mutate(undefined, {
      onError: (error) => showFailure(texts().phraseFailed, error),
    });
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text ?? "");
      showToast({ tone: "success", title: texts().noteCopied });
    } catch {
      showToast({ tone: "failure", title: texts().copyFailed, text: texts().copyFailedHint });
    }
  }

  return (
    <Dialog
      isOpen
      wide
      isText
      onClose={onClose}
      title={texts().noteTitle}
      description={texts().noteHint}
      actions={
        text !== null && (
          <>
            {note.data?.canPhrase && (
              <Button disabled={phrased.isPending} onClick={phrase}>
                <Sparkles />
                {phrased.isPending ? texts().phrasing : texts().phrase}
              </Button>
            )}
            <Button look="primary" onClick={() => void copy()}>
              <Copy />
              {messages().common.copy}
            </Button>
          </>
        )
      }
    >
      {note.isPending && (
        <div aria-busy="true" className="space-y-2">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      )}
      {note.isError && <QueryError query={note} compact />}
      {text !== null && (
        <p className="text-14 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      )}
      {phrased.data && (
        <p role="status" className="mt-3 text-12 text-muted">
          {phrased.data.isPhrased ? texts().phrased : texts().notPhrased}
        </p>
      )}
    </Dialog>
  );
}
