import type { Misread } from "@rufbaum/simulation/result";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { conditionName } from "../../../messages/intents.ts";

const texts = resultTexts;

/** A sentence that was said, what it was read as, and how often. */
export function MisreadWords({
  misread: { said, text, read, count, run, runs = [run] },
}: {
  misread: Misread;
}) {
  return (
    <span className="text-13 [overflow-wrap:anywhere]">
      „{said}“{" "}
      <span className="text-12 text-muted">
        {said !== text && `${texts().misheard(text)}, `}
        {read === null ? texts().readAsNothing : texts().readAs(conditionName(read))},{" "}
        {texts().times(formats().whole(count))}
        {", "}
        {texts().toRead(runs.map((index) => formats().whole(index + 1)).join(", "))}
      </span>
    </span>
  );
}
