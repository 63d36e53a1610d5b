import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { errorText, furtherProblemsOf, type Problem, problemsOf } from "../../api/api-error.ts";
import { formats } from "../../messages/formats.ts";
import { importReportTexts } from "../../messages/import-report.ts";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const texts = importReportTexts;

interface Finding {
  code: string;
  severity: "error" | "warning" | "info";
  message: string;
}

export type ImportReport =
  | { kind: "too-large"; file: string; bytes: number }
  | { kind: "unreadable"; file: string }
  | { kind: "refused"; file: string; error: unknown }
  | { kind: "imported"; name: string; findings: readonly Finding[] };

export function ImportReportDialog({ report, onClose }: { report: ImportReport; onClose(): void }) {
  const close = (
    <Button look="primary" onClick={onClose}>
      {messages().common.close}
    </Button>
  );
  if (report.kind === "imported") {
    return (
      <Dialog
        isOpen
        isText
        wide
        onClose={onClose}
        title={texts().findingsTitle(report.name)}
        description={texts().findingsHint}
        actions={close}
      >
        <Findings findings={report.findings} />
      </Dialog>
    );
  }
  const problems = report.kind === "refused" ? problemsOf(report.error) : [];
  return (
    <Dialog
      isOpen
      isText
      wide
      onClose={onClose}
      title={messages().builder.trees.importFailed}
      description={`${texts().file(report.file)}. ${texts().importFailedHint}`}
      actions={close}
    >
      {report.kind === "refused" && problems.length > 0 ? (
        <Problems problems={problems} further={furtherProblemsOf(report.error)} />
      ) : (
        <p className="rounded-lg bg-failure-soft px-3 py-2 text-13 text-failure [overflow-wrap:anywhere]">
          {refusalText(report)}
        </p>
      )}
    </Dialog>
  );
}

function refusalText(report: Exclude<ImportReport, { kind: "imported" }>): string {
  switch (report.kind) {
    case "too-large":
      return texts().tooLarge(formats().bytes(report.bytes));
    case "unreadable":
      return texts().unreadable;
    case "refused":
      return errorText(report.error);
  }
}

function Problems({ problems, further }: { problems: Problem[]; further: number }) {
  return (
    <>
      <p className="mb-1 font-medium text-13">
        {texts().problems(formats().whole(problems.length + further))}
      </p>
      <ul className="divide-y divide-line">
        {problems.map((problem, index) => (
          <li key={index} className="py-2 text-13">
            <p className="[overflow-wrap:anywhere]">{problem.message}</p>
            {problem.path && (
              <p className="font-mono text-12 text-muted [overflow-wrap:anywhere]">
                {problem.path}
              </p>
            )}
          </li>
        ))}
      </ul>
      {further > 0 && (
        <p className="py-2 text-13 text-muted">{texts().moreProblems(formats().whole(further))}</p>
      )}
    </>
  );
}

const SEVERITIES = {
  error: <CircleAlert aria-hidden="true" className="text-failure" />,
  warning: <TriangleAlert aria-hidden="true" className="text-warning" />,
  info: <Info aria-hidden="true" className="text-running" />,
};

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="divide-y divide-line">
      {findings.map((finding, index) => (
        <li
          key={index}
          className="flex gap-2.5 py-2 text-13 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
        >
          {SEVERITIES[finding.severity]}
          <span className="[overflow-wrap:anywhere]">{finding.message}</span>
        </li>
      ))}
    </ul>
  );
}
