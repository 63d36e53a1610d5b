import type { LintFinding, Severity } from "@rufbaum/tree/lint";
import { useAtomValue } from "jotai";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { treeAtom } from "../editor/editing.ts";
import { toldFindingsAtom } from "../editor/findings.ts";
import { nextStepOf } from "../editor/next-step.ts";
import { PanelSection } from "../panel/panel-section.tsx";
import { FindingRow } from "./finding-row.tsx";
import { NextStep } from "./next-step.tsx";

const texts = () => messages().panel.findings;

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/** Shown of one severity at first; a broken tree has hundreds. */
const SHOWN = 8;

const LOOKS: Record<Severity, { icon: ReactNode; tone: Tone; ink: string }> = {
  error: { icon: <CircleAlert />, tone: "failure", ink: "text-failure" },
  warning: { icon: <TriangleAlert />, tone: "warning", ink: "text-warning" },
  info: { icon: <Info />, tone: "running", ink: "text-running" },
};

/** What lint says of the shown tree, worst first; each finding leads to its node. */
export function FindingsSection({ onShown }: { onShown(): void }) {
  const tree = useAtomValue(treeAtom);
  const bySeverity = Map.groupBy(useAtomValue(toldFindingsAtom), ({ severity }) => severity);
  const groups = SEVERITIES.flatMap((severity) => {
    const findings = bySeverity.get(severity);
    return findings ? [{ severity, findings }] : [];
  });
  if (!tree) return null;
  const step = nextStepOf(tree);
  return (
    <PanelSection
      name="findings"
      title={texts().title}
      end={groups.map(({ severity, findings }) => (
        <Badge key={severity} tone={LOOKS[severity].tone} icon={LOOKS[severity].icon}>
          <span className="figures">{formats().whole(findings.length)}</span>
          <span className="sr-only">{nameOf(severity, findings.length)}</span>
        </Badge>
      ))}
    >
      {step && <NextStep step={step} />}
      {!step && groups.length === 0 && (
        <p className="flex gap-2 text-13">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
          <span>
            {texts().none}
            <span className="block text-12 text-muted">{texts().noneHint}</span>
          </span>
        </p>
      )}
      {groups.map(({ severity, findings }) => (
        <Group key={severity} severity={severity} findings={findings} onShown={onShown} />
      ))}
    </PanelSection>
  );
}

function Group({
  severity,
  findings,
  onShown,
}: {
  severity: Severity;
  findings: readonly LintFinding[];
  onShown(): void;
}) {
  const [most, setMost] = useState(SHOWN);
  const { icon, ink } = LOOKS[severity];
  return (
    <section className="mt-3 first:mt-0">
      <h3 className={`flex items-center gap-1.5 font-medium text-12 ${ink} [&_svg]:size-3.5`}>
        {icon}
        <span className="figures">{formats().whole(findings.length)}</span>
        {nameOf(severity, findings.length)}
      </h3>
      <ul className="-mx-2 mt-0.5">
        {findings.slice(0, most).map((finding) => (
          <FindingRow key={JSON.stringify(finding)} finding={finding} onShown={onShown} />
        ))}
      </ul>
      {findings.length > most && (
        <Button size="small" look="quiet" onClick={() => setMost(most + 50)}>
          {texts().more(formats().whole(findings.length - most))}
        </Button>
      )}
    </section>
  );
}

function nameOf(severity: Severity, count: number): string {
  const { one, more } = texts().severities[severity];
  return count === 1 ? one : more;
}
