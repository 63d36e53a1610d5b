import { ChevronLeft, ChevronRight } from "lucide-react";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { IconButton } from "../../../../../ui/icon-button.tsx";

const texts = () => campaignViewsTexts().table;

/** Which of them are shown, and the way to the pages beside. */
export function Pages({
  from,
  shown,
  total,
  onPrevious,
  onNext,
}: {
  from: number;
  shown: number;
  /** `null` where nobody has counted them. */
  total: number | null;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}) {
  const { whole } = formats();
  return (
    <div className="flex items-center justify-end gap-1 px-3 py-2">
      <p role="status" className="mr-2 text-12 text-muted figures">
        {shown > 0 &&
          texts().range(whole(from), whole(from + shown - 1), total === null ? null : whole(total))}
      </p>
      <IconButton
        label={texts().previous}
        disabled={onPrevious === null}
        onClick={() => onPrevious?.()}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton label={texts().next} disabled={onNext === null} onClick={() => onNext?.()}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
