import { inBytes } from "@rufbaum/words/format";
import { useEffect, useRef } from "react";
import { useNow } from "../../../../app/use-now.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { language } from "../../../../messages/language.ts";
import { Button } from "../../../../ui/button.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import type { Work } from "../wizard-atoms.ts";

const texts = () => bulkCallsTexts().check;
/** Sooner nobody can tell how long it will take. */
const TOLD_AFTER = 2_000;

/** What is being done, how far it is, and the way to call it off. */
export function WorkProgress({ work: { step, done, total, since, cancel } }: { work: Work }) {
  const shown = useRef<HTMLDivElement>(null);
  // It gives back a promise in newer browsers, which is nothing to clean up with.
  useEffect(() => void shown.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={shown} className="scroll-mb-4 rounded-xl border border-line bg-base px-3 py-2.5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p role="status" className="font-medium text-13">
            {texts().work[step]}
          </p>
          {total > 0 && (
            <p className="text-12 text-muted figures">
              {amountOf(step, done, total)}
              <Left done={done} total={total} since={since} />
            </p>
          )}
        </div>
        {step !== "starting" && (
          <Button size="small" look="quiet" onClick={() => cancel.abort()}>
            {texts().cancel}
          </Button>
        )}
      </div>
      <ProgressBar label={texts().work[step]} done={done} total={total} className="mt-2" />
    </div>
  );
}

function amountOf(step: Work["step"], done: number, total: number): string {
  if (step === "uploading") {
    return texts().bytesOf(inBytes(language(), done), inBytes(language(), total));
  }
  // A check goes through everybody more than once.
  if (step === "checking") return formats().percent((100 * done) / total, 0);
  return texts().contactsOf(formats().whole(done), formats().whole(total));
}

function Left({ done, total, since }: { done: number; total: number; since: number }) {
  const passed = useNow() - since;
  if (done === 0 || passed < TOLD_AFTER) return null;
  const seconds = ((total - done) * passed) / done / 1_000;
  return <> · {texts().left(formats().duration(Math.ceil(seconds)))}</>;
}
