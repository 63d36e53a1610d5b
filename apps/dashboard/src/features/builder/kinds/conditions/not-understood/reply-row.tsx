import type { Condition } from "@rufbaum/tree";
import type { NotUnderstoodReply } from "../../../../../api/not-understood.ts";
import { formats } from "../../../../../messages/formats.ts";
import { conditionName } from "../../../../../messages/intents.ts";
import { nodeEditorTexts } from "../../../../../messages/node-editor.ts";

const texts = nodeEditorTexts;

/** One reply, how often it was heard, and a button for each condition that it may be an example of. */
export function ReplyRow({
  reply: { text, calls, simulations },
  conditions,
  onTake,
}: {
  reply: NotUnderstoodReply;
  conditions: readonly Condition[];
  onTake(conditionId: string): void;
}) {
  const named = conditions
    .filter(({ condition }) => condition.trim() !== "")
    .map(({ id, condition }) => ({ id, name: conditionName(condition) }));
  return (
    <li className="py-2">
      <div className="flex flex-col gap-x-3 sm:flex-row sm:items-baseline">
        <p className="line-clamp-2 min-w-0 flex-1 text-13 [overflow-wrap:anywhere]" title={text}>
          „{text}“
        </p>
        <p className="shrink-0 text-12 text-muted tabular-nums">{heardIn(calls, simulations)}</p>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-1.5 text-12">
        {named.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-label={texts().asExample(text, name)}
            title={texts().asExampleOf(name)}
            onClick={() => onTake(id)}
            className="inline-flex h-6 max-w-48 items-center rounded-full border border-line-strong px-2 text-muted transition-colors hover:border-accent hover:bg-accent-soft hover:text-accent-ink"
          >
            <span className="truncate">{name}</span>
          </button>
        ))}
      </div>
    </li>
  );
}

function heardIn(calls: number, simulations: number): string {
  const { number } = formats();
  return [
    ...(calls > 0 ? [texts().heardInCalls(number(calls))] : []),
    ...(simulations > 0 ? [texts().heardInSimulations(number(simulations))] : []),
  ].join(" · ");
}
