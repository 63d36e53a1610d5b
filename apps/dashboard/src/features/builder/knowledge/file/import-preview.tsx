import { FileSpreadsheet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formats } from "../../../../messages/formats.ts";
import { knowledgeTexts } from "../../../../messages/knowledge.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { nameOf } from "../use-entries.ts";
import type { ChangedEntry, ImportPlan } from "./plan-import.ts";
import type { RowProblem } from "./read-knowledge-file.ts";

const texts = () => knowledgeTexts().file;

/** Shown of each sort at first, and more with each press. */
const SHOWN = 5;
const MORE = 100;

/** What an import would do: what is new, what changes, and what is wrong in which row. */
export function ImportPreview({
  name,
  plan: { added, changed, unchanged, left },
  dropped,
  problems,
}: {
  name: string;
  plan: ImportPlan;
  dropped: number;
  problems: readonly RowProblem[];
}) {
  const isNothing = added.length + changed.length === 0;
  return (
    <div className="space-y-5 pt-1">
      <div className="rounded-lg border border-line px-3 py-2.5">
        <p className="flex items-center gap-2 text-13">
          <FileSpreadsheet aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 truncate font-medium">{name}</span>
        </p>
        <p role="status" className="mt-2 flex flex-wrap gap-1.5 figures">
          <span className="sr-only">{texts().summary}: </span>
          <Badge tone={added.length > 0 ? "success" : "neutral"}>
            {texts().added(added.length)}
          </Badge>
          <Badge tone={changed.length > 0 ? "running" : "neutral"}>
            {texts().changed(changed.length)}
          </Badge>
          <Badge>{texts().unchanged(unchanged)}</Badge>
          {dropped > 0 && <Badge tone="warning">{texts().leftOut(dropped)}</Badge>}
        </p>
        {left > 0 && <p className="mt-2 text-12 text-failure">{texts().noRoom(left)}</p>}
        {isNothing && (
          <p className="mt-2 text-12 text-muted">
            {unchanged > 0 ? texts().nothing : texts().nothingRead}
          </p>
        )}
      </div>
      <List title={texts().problemsTitle} hint={texts().problemsHint} rows={problems}>
        {(problem) => <Problem problem={problem} />}
      </List>
      <List title={texts().changedTitle} rows={changed}>
        {(change) => <Change change={change} />}
      </List>
      <List title={texts().addedTitle} rows={added}>
        {(entry) => (
          <>
            <p className="text-13 font-medium [overflow-wrap:anywhere]">
              {nameOf(entry)}
              {entry.questions.length > 1 && (
                <span className="ml-1.5 font-normal text-12 text-muted">
                  {knowledgeTexts().furtherWordings(entry.questions.length - 1)}
                </span>
              )}
            </p>
            <p className="line-clamp-2 text-12 text-muted [overflow-wrap:anywhere]">
              {entry.answer}
            </p>
          </>
        )}
      </List>
    </div>
  );
}

function List<Row>({
  title,
  hint,
  rows,
  children,
}: {
  title: string;
  hint?: string;
  rows: readonly Row[];
  children(row: Row): ReactNode;
}) {
  const [most, setMost] = useState(SHOWN);
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="flex items-center gap-2 font-semibold text-13">
        {title}
        <Badge className="figures">{formats().whole(rows.length)}</Badge>
      </h3>
      {hint && <p className="mt-0.5 text-12 text-muted">{hint}</p>}
      <ul className="mt-1.5 divide-y divide-line border-y border-line">
        {rows.slice(0, most).map((row, place) => (
          <li key={place} className="space-y-0.5 py-2">
            {children(row)}
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <Button
          look="quiet"
          size="small"
          className="mt-1 -ml-2.5"
          onClick={() => setMost(most + MORE)}
        >
          {texts().more(Math.min(MORE, rows.length - most))}
        </Button>
      )}
    </section>
  );
}

function Problem({ problem: { line, column, value, message } }: { problem: RowProblem }) {
  return (
    <>
      <p className="text-12 text-muted">
        <span className="font-medium text-ink figures">
          {column === "" ? texts().line(line) : texts().lineAndColumn(line, column)}
        </span>
        {value !== "" && <span className="[overflow-wrap:anywhere]"> · „{value}“</span>}
      </p>
      <p className="text-13 [overflow-wrap:anywhere]">{message}</p>
    </>
  );
}

function Change({ change: { before, after, further } }: { change: ChangedEntry }) {
  return (
    <>
      <p className="font-medium text-13 [overflow-wrap:anywhere]">{nameOf(after)}</p>
      {further.map((wording) => (
        <p key={wording} className="text-12 text-muted [overflow-wrap:anywhere]">
          {texts().furtherWording}: <span className="text-ink">„{wording}“</span>
        </p>
      ))}
      {before.answer !== after.answer && (
        <>
          <p className="text-12 text-muted [overflow-wrap:anywhere]">
            {texts().before}: <del>{before.answer}</del>
          </p>
          <p className="text-12 text-muted [overflow-wrap:anywhere]">
            {texts().after}: <span className="text-ink">{after.answer}</span>
          </p>
        </>
      )}
    </>
  );
}
