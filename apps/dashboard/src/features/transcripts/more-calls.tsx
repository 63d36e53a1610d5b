import { LoaderCircle } from "lucide-react";
import { useEffect, useRef } from "react";
import { transcriptsTexts } from "../../messages/transcripts.ts";
import { Button } from "../../ui/button.tsx";

const texts = transcriptsTexts;

/** The older calls, which are not there yet. */
export interface MoreCalls {
  isLoading: boolean;
  hasFailed: boolean;
  load(): void;
}

/** Loads them as soon as it comes near to being seen, or by its button. */
export function MoreCallsRow({ more }: { more: MoreCalls }) {
  const row = useRef<HTMLDivElement>(null);
  const { isLoading, hasFailed, load } = more;
  const latest = useRef(load);
  latest.current = load;
  // After a failure it waits for the button; else it would ask again without end.
  const isEager = !isLoading && !hasFailed;

  useEffect(() => {
    if (!row.current || !isEager) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(),
      { root: row.current.closest("[data-radix-scroll-area-viewport]"), rootMargin: "400px" },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [isEager]);

  return (
    <div ref={row} className="flex flex-col items-center gap-2 px-3 pt-1 pb-4 text-12 text-muted">
      {hasFailed && <p role="alert">{texts().moreFailed}</p>}
      {isLoading ? (
        <p className="flex h-8 items-center gap-2">
          <LoaderCircle aria-hidden="true" className="size-4 animate-spin motion-reduce:hidden" />
          {texts().loadingMore}
        </p>
      ) : (
        <Button size="small" onClick={load}>
          {texts().more}
        </Button>
      )}
    </div>
  );
}
