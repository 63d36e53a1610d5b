import { ChevronDown, ChevronUp } from "lucide-react";
import { formats } from "../../../messages/formats.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { Hits } from "./hits.ts";

const texts = transcriptsTexts;

/** How many hits there are, at which one one is, and the way to the others. */
export function HitsBar({ hits: { ids, at, go } }: { hits: Hits }) {
  const { whole } = formats();
  return (
    <div className="flex min-h-9 shrink-0 items-center gap-1 border-b border-line px-4 py-1 text-12">
      <p role="status" className="flex-1 text-muted figures">
        {ids.length === 0 ? texts().noHits : texts().hit(whole(at + 1), whole(ids.length))}
      </p>
      {ids.length > 1 && (
        <>
          <IconButton
            label={texts().previousHit}
            keys="B"
            aria-keyshortcuts="B"
            onClick={() => go(-1)}
          >
            <ChevronUp />
          </IconButton>
          <IconButton label={texts().nextHit} keys="N" aria-keyshortcuts="N" onClick={() => go(1)}>
            <ChevronDown />
          </IconButton>
        </>
      )}
    </div>
  );
}
