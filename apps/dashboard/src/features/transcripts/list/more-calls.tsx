import { LoaderCircle } from "lucide-react";
import { messages } from "../../../messages/index.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Button } from "../../../ui/button.tsx";

const texts = transcriptsTexts;

/** The older calls, which are not there yet. */
export interface MoreCalls {
  isLoading: boolean;
  /** Scrolling to the end may fetch them: nothing is on its way, and nothing has failed. */
  canLoad: boolean;
  hasFailed: boolean;
  load(): void;
}

/** Says that they come, or that they did not: then they are asked for by a button alone. */
export function MoreCallsLine({ more: { isLoading, hasFailed, load } }: { more: MoreCalls }) {
  if (isLoading) {
    return (
      <p className="flex shrink-0 items-center justify-center gap-2 border-t border-line py-2 text-12 text-muted">
        <LoaderCircle aria-hidden="true" className="size-4 animate-spin motion-reduce:hidden" />
        {texts().loadingMore}
      </p>
    );
  }
  if (!hasFailed) return null;
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center justify-center gap-2 border-t border-line px-3 py-2 text-12 text-failure"
    >
      {texts().moreFailed}
      <Button size="small" onClick={load}>
        {messages().common.retry}
      </Button>
    </div>
  );
}
