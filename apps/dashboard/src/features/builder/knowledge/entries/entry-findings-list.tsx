import type { LintFinding, Severity } from "@rufbaum/tree/lint";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { findingText } from "../../../../messages/finding-text.ts";
import { knowledgeTexts } from "../../../../messages/knowledge.ts";
import { SetValue } from "../../variables/set-value.tsx";
import { unfilledIn } from "../../variables/unfilled.ts";

const texts = knowledgeTexts;

const LOOKS: Record<Severity, { icon: ReactNode; ink: string }> = {
  error: { icon: <CircleAlert />, ink: "bg-failure-soft text-failure" },
  warning: { icon: <TriangleAlert />, ink: "bg-warning-soft text-warning" },
  info: { icon: <Info />, ink: "bg-running-soft text-running" },
};

/** What lint says of one entry. */
export function EntryFindings({ findings }: { findings: readonly LintFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={texts().findings} className="space-y-1.5">
      {findings.map((finding) => {
        const unfilled = unfilledIn(finding);
        return (
          <li
            key={JSON.stringify(finding)}
            className={`flex gap-2 rounded-lg px-3 py-2 text-13 [overflow-wrap:anywhere] [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 ${LOOKS[finding.severity].ink}`}
          >
            {LOOKS[finding.severity].icon}
            <div className="min-w-0 flex-1">
              {findingText(finding)}
              <div>{unfilled !== null && <SetValue name={unfilled} />}</div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
