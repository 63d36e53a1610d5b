import { reachedIn } from "@rufbaum/simulation/result";
import { outcomeSpec } from "@rufbaum/tree/graph";
import type { StoredRun } from "../../../../api/simulation.ts";
import { resultTexts } from "../../../../messages/analytics.ts";
import { formats } from "../../../../messages/formats.ts";
import { messages } from "../../../../messages/index.ts";
import { classNames } from "../../../../ui/class-names.ts";

/** How conversations came out, the most frequent first. */
export function Outcomes({ run }: { run: StoredRun }) {
  const outcomes = Object.entries(run.outcomes).sort(([, a], [, b]) => b - a);
  const { mailboxes } = run;
  const whole = formats().whole;
  const taken = Object.entries(mailboxes?.outcomes ?? {}).map(
    ([outcome, count]) => `${whole(count)} ${messages().calls.outcomes[outcome] ?? outcome}`,
  );
  return (
    <>
      <ul className="space-y-2">
        {outcomes.map(([outcome, count]) => {
          const share = (count / Math.max(1, run.totalRuns)) * 100;
          return (
            <li
              key={outcome}
              className="grid grid-cols-[minmax(0,11.5rem)_1fr_auto] items-center gap-3"
            >
              <span className="truncate text-13">
                {messages().calls.outcomes[outcome] ?? outcome}
              </span>
              <span aria-hidden="true" className="h-2 rounded-full bg-press">
                <span
                  className={classNames("block h-full rounded-full", fill(outcome))}
                  style={{ width: `${share}%` }}
                />
              </span>
              <span className="w-24 text-right text-12 text-muted figures">
                <span className="font-medium text-13 text-ink">{formats().percent(share)}</span>
                {" · "}
                {formats().whole(count)}
              </span>
            </li>
          );
        })}
      </ul>
      {mailboxes && mailboxes.answered > 0 && (
        <p className="mt-3 text-12 text-muted figures">
          {resultTexts().mailboxes(
            whole(mailboxes.answered),
            whole(mailboxes.recognised),
            whole(reachedIn(run)),
          )}
          {taken.length > 0 && (
            <>
              {" "}
              {resultTexts().mailboxesTaken(
                whole(mailboxes.answered - mailboxes.recognised),
                taken.join(", "),
              )}
            </>
          )}
        </p>
      )}
    </>
  );
}

function fill(outcome: string): string {
  const group = outcomeSpec(outcome)?.group;
  if (group === "success") return "bg-live";
  return group === "broken" ? "bg-failure" : "bg-neutral-fill";
}
