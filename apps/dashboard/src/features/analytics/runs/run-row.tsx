import { Trash2 } from "lucide-react";
import type { RunSummary } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { runTime } from "../run-time.ts";

const texts = resultTexts;

/** A run in the list: a click opens it, its box picks it for comparing. */
export function RunRow({
  run,
  isOpen,
  isPicked,
  onOpen,
  onPick,
  onDelete,
}: {
  run: RunSummary;
  isOpen: boolean;
  isPicked: boolean;
  onOpen(): void;
  onPick(): void;
  onDelete(): void;
}) {
  const { iso, text: when } = runTime(run.createdAt);
  return (
    <li
      className={classNames(
        "relative flex min-h-11 items-center gap-3 border-t border-line py-1 pr-2 pl-4 text-13 figures hover:bg-hover",
        isOpen && "bg-accent-soft",
      )}
    >
      <label className="relative z-1 -my-1 -ml-4 flex min-h-11 shrink-0 items-center justify-end pl-4">
        <input
          type="checkbox"
          checked={isPicked}
          onChange={onPick}
          aria-label={texts().pickRun(when)}
          className="size-4 accent-accent"
        />
      </label>
      <button
        type="button"
        aria-label={texts().openRun(when)}
        aria-current={isOpen ? "true" : undefined}
        onClick={onOpen}
        className="absolute inset-0 focus-visible:-outline-offset-2"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
        <time dateTime={iso} className="w-32 shrink-0 font-medium">
          {when}
        </time>
        <span className="w-32 shrink-0">{texts().pathCount(formats().whole(run.totalRuns))}</span>
        <span className="w-28 shrink-0">
          {texts().successOf(formats().percent(run.successRate))}
        </span>
        <span className="min-w-0 flex-1 truncate text-12 text-muted">
          {texts().seed(String(run.seed))} · {texts().noise(formats().percent(run.noise * 100))} ·{" "}
          {run.personas.join(", ")}
        </span>
        {!run.isTreeCurrent && <Badge tone="warning">{texts().treeChanged}</Badge>}
      </div>
      <IconButton label={texts().deleteRun(when)} className="relative z-1" onClick={onDelete}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
