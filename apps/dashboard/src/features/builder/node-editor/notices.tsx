import type { LintFinding } from "@rufbaum/tree/lint";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { findingText } from "../../../messages/finding-text.ts";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { fieldName } from "../editor/words/describe-value.ts";
import { SetValue } from "../variables/set-value.tsx";
import { unfilledIn } from "../variables/unfilled.ts";

const texts = nodeEditorTexts;

/** What a change of kind takes, and what somebody else has changed meanwhile. */
export function Notices({
  lost,
  clashes,
}: {
  lost: readonly string[];
  clashes: readonly string[];
}) {
  return (
    <div role="status" className="space-y-2 empty:hidden">
      {lost.length > 0 && <Notice>{texts().lost(namesOf(lost))}</Notice>}
      {clashes.length > 0 && <Notice>{texts().clash(namesOf(clashes))}</Notice>}
    </div>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 rounded-lg bg-warning-soft px-3 py-2 text-13 text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

const ICONS: Record<LintFinding["severity"], ReactNode> = {
  error: <CircleAlert aria-hidden="true" className="text-failure" />,
  warning: <TriangleAlert aria-hidden="true" className="text-warning" />,
  info: <Info aria-hidden="true" className="text-running" />,
};

/** What lint says of the node as it is typed. */
export function NodeFindings({ findings }: { findings: readonly LintFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={texts().findings} className="rounded-lg border border-line px-3 py-2.5">
      <h3 className="font-medium text-12 text-muted">{texts().findings}</h3>
      <ul className="mt-1 space-y-1">
        {findings.map((finding) => {
          const message = findingText(finding);
          const unfilled = unfilledIn(finding);
          return (
            <li
              key={finding.code + message}
              className="flex gap-2 text-13 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
            >
              {ICONS[finding.severity]}
              <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {message}
                <div>{unfilled !== null && <SetValue name={unfilled} />}</div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function namesOf(fields: readonly string[]): string {
  return fields.map(fieldName).join(", ");
}
