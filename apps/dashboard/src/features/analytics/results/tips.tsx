import { X } from "lucide-react";
import { useState } from "react";
import { type StoredRun, useRecommendations } from "../../../api/simulation.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const texts = resultTexts;
const SHOWN_AT_FIRST = 5;

/** What to do first, by its expected effect. */
export function Tips({ run, onClose }: { run: StoredRun; onClose(): void }) {
  const tips = useRecommendations(run);
  const [showsAll, showAll] = useState(false);
  const all = tips.data ?? [];
  const shown = showsAll ? all : all.slice(0, SHOWN_AT_FIRST);
  return (
    <section
      aria-labelledby="tips-title"
      className="relative border-t border-line bg-accent-soft/50 p-4"
    >
      <h3 id="tips-title" className="mb-2 font-semibold text-13">
        {texts().tips}
      </h3>
      <IconButton label={texts().hideTips} className="absolute top-2 right-2" onClick={onClose}>
        <X />
      </IconButton>
      {tips.isPending && (
        <div aria-busy="true" className="space-y-2">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      )}
      {tips.isError && <QueryError compact query={tips} />}
      {tips.data?.length === 0 && <p className="text-13 text-muted">{texts().tipsNone}</p>}
      <ol className="list-decimal space-y-1.5 pr-8 pl-5 text-13 marker:text-muted">
        {shown.map((tip) => (
          <li key={tip} className="pl-1 [overflow-wrap:anywhere]">
            {tip}
          </li>
        ))}
      </ol>
      {shown.length < all.length && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => showAll(true)}>
          {texts().more(formats().whole(all.length - shown.length))}
        </Button>
      )}
    </section>
  );
}
