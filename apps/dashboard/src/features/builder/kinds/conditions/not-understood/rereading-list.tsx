import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../../../../api/api-error.ts";
import type { Rereading } from "../../../../../api/not-understood.ts";
import { formats } from "../../../../../messages/formats.ts";
import { messages } from "../../../../../messages/index.ts";
import { conditionName } from "../../../../../messages/intents.ts";
import { nodeEditorTexts } from "../../../../../messages/node-editor.ts";
import { Button } from "../../../../../ui/button.tsx";
import { classNames } from "../../../../../ui/class-names.ts";

const texts = nodeEditorTexts;

/** Changes shown before somebody asks for more. */
const FIRST = 5;

/** Which stored replies are read otherwise than before: what was meant, and what was not. */
export function RereadingList({
  rereading,
  isOld,
}: {
  /** `null` where nothing was changed. */
  rereading: { data: Rereading | undefined; error: Error | null; refetch(): unknown } | null;
  /** It is being worked out anew. */
  isOld: boolean;
}) {
  const [isWhole, setWhole] = useState(false);
  if (!rereading) return null;
  const { data, error } = rereading;
  const changes = data?.changes ?? [];
  const shown = isWhole ? changes : changes.slice(0, FIRST);
  const total = data ? data.calls + data.simulations : 0;
  const hidden = changes.length - shown.length;
  return (
    <div className="mt-2.5 border-t border-line pt-2.5">
      <h4 className="font-medium text-12 text-muted">{texts().rereading}</h4>
      {error ? (
        <div role="alert" className="mt-1 flex items-center gap-2 text-13 text-failure">
          <p className="min-w-0 flex-1">{errorText(error)}</p>
          <Button size="small" onClick={() => void rereading.refetch()}>
            {messages().common.retry}
          </Button>
        </div>
      ) : (
        <p role="status" className={classNames("mt-1 text-13", isOld && "text-muted")}>
          {data && !isOld ? summary(data.changed, total) : texts().rereadingPending}
        </p>
      )}
      {shown.length > 0 && (
        <ul className={classNames("mt-1.5 space-y-1 transition-opacity", isOld && "opacity-50")}>
          {shown.map(({ key, text, calls, simulations, before, after }) => (
            <li key={key} className="flex flex-wrap items-baseline gap-x-2 text-12 sm:flex-nowrap">
              <span className="max-w-full min-w-0 truncate text-13" title={text}>
                „{text}“
              </span>
              <span className="shrink-0 text-muted tabular-nums">
                {texts().times(formats().number(calls + simulations))}
              </span>
              <span className="ml-auto flex max-w-full shrink-0 items-center gap-1">
                <span className="sr-only">{texts().readAs(nameOf(before), nameOf(after))}</span>
                <Taken taken={before} />
                <ArrowRight aria-hidden="true" className="size-3 shrink-0 text-faint" />
                <Taken taken={after} isNow />
              </span>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button look="quiet" size="small" className="-ml-2.5" onClick={() => setWhole(true)}>
          {texts().moreReplies(hidden)}
        </Button>
      )}
      {isWhole && data !== undefined && data.further > 0 && (
        <p className="mt-1 text-12 text-muted">{texts().furtherReplies(data.further)}</p>
      )}
    </div>
  );
}

type TakenReply = Rereading["changes"][number]["before"];

function Taken({ taken, isNow = false }: { taken: TakenReply; isNow?: boolean }) {
  const isMet = taken.condition !== null;
  return (
    <span
      aria-hidden="true"
      title={nameOf(taken)}
      className={classNames(
        "min-w-0 max-w-40 truncate",
        isNow && "font-medium",
        isMet ? "text-ink" : taken.isMissed && isNow ? "text-warning" : "text-muted",
      )}
    >
      {nameOf(taken)}
    </span>
  );
}

function nameOf({ condition, isMissed }: TakenReply): string {
  if (condition !== null) return conditionName(condition);
  return isMissed ? texts().readAsNothing : texts().readElse;
}

function summary(changed: number, total: number): string {
  const { number } = formats();
  if (changed === 0) return texts().rereadingNone(total, number(total));
  return texts().rereadingOf({ changed, total }, number(changed), number(total));
}
