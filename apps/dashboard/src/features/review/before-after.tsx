import { ArrowRight, Plus } from "lucide-react";
import { conditionName } from "../../messages/intents.ts";
import { reviewTexts } from "../../messages/review.ts";
import { NodeChip } from "../trees/node-chip.tsx";
import type { Review, Side } from "./review-of.ts";

const texts = reviewTexts;

/** What is there now, and what would be there: side by side, what is new marked. */
export function BeforeAfter({ review }: { review: Extract<Review, { refused: null }> }) {
  const { before, after, made } = review;
  return (
    <section aria-label={texts().change}>
      <h3 className="mb-1 font-medium text-13">{texts().change}</h3>
      <div className="grid overflow-hidden rounded-lg border border-line sm:grid-cols-2">
        <div className="min-w-0 p-3 text-muted">
          <h4 className="mb-1 text-12">{texts().before}</h4>
          {before ? <SideView side={before} /> : <p className="text-13">{texts().notThere}</p>}
        </div>
        <div className="min-w-0 border-line border-t p-3 sm:border-t-0 sm:border-l">
          <h4 className="mb-1 text-12 text-muted">{texts().after}</h4>
          <SideView side={after} known={new Set(before?.sentences)} />
          {made.map(({ kind, title, text }) => (
            <div key={title} className="mt-2 border-line border-t pt-2">
              <p className="flex min-w-0 items-center gap-1.5 text-12 text-muted">
                {texts().newNode}
                <NodeChip kind={kind} title={title} />
              </p>
              <p className="mt-1 text-13 [overflow-wrap:anywhere]">„{text}“</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function SideView({ side, known }: { side: Side; known?: ReadonlySet<string> }) {
  const { name, sentences, leadsTo, answer } = side;
  return (
    <>
      <p className="font-semibold text-13 [overflow-wrap:anywhere]">{conditionName(name)}</p>
      {answer === null && (
        <p className="flex items-center gap-1 text-12 text-muted [overflow-wrap:anywhere]">
          <ArrowRight aria-hidden="true" className="size-3 shrink-0" />
          {leadsTo === null ? texts().leadsNowhere : texts().leadsTo(leadsTo)}
        </p>
      )}
      <ul className="mt-1 space-y-0.5 text-13">
        {sentences.length === 0 && <li className="text-12 text-muted">{texts().noSentences}</li>}
        {sentences.map((sentence) => {
          const isNew = known !== undefined && !known.has(sentence);
          return (
            <li key={sentence} className="flex items-start gap-1 [overflow-wrap:anywhere]">
              {isNew && (
                <Plus aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-success" />
              )}
              <span className={isNew ? "min-w-0 font-medium" : "min-w-0"}>„{sentence}“</span>
            </li>
          );
        })}
      </ul>
      {answer !== null && (
        <p className="mt-1.5 text-12 text-muted [overflow-wrap:anywhere]">
          {answer === "" ? texts().answerOpen : `${texts().answer}: ${answer}`}
        </p>
      )}
    </>
  );
}
