import type { ReactNode } from "react";
import type { SaidStatement } from "../../api/consents.ts";
import { blockingTexts } from "../../messages/blocking.ts";
import { Field } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";

const texts = () => blockingTexts().consent;

export const NO_STATEMENT: SaidStatement = {
  wording: "",
  source: "",
  evidence: "",
  evidenceFile: null,
};

/** Whether it says what was agreed to, where, and what shows it. */
export function isStated({ wording, source, evidence, evidenceFile }: SaidStatement): boolean {
  const isShown = evidence.trim() !== "" || evidenceFile !== null;
  return wording.trim() !== "" && source.trim() !== "" && isShown;
}

/** What was agreed to, where, and what shows it; `children` say when. */
export function StatementFields({
  said: { wording, source, evidence },
  error,
  onChange,
  children,
}: {
  said: SaidStatement;
  error: string | null;
  onChange(changes: Partial<SaidStatement>): void;
  children: ReactNode;
}) {
  return (
    <>
      <TextArea
        label={texts().wording}
        hint={texts().wordingHint}
        required
        maxLength={10_000}
        value={wording}
        onChange={({ target }) => onChange({ wording: target.value })}
      />
      <Field
        label={texts().source}
        placeholder={texts().sourcePlaceholder}
        autoComplete="off"
        required
        maxLength={500}
        value={source}
        onChange={({ target }) => onChange({ source: target.value })}
      />
      {children}
      <TextArea
        label={texts().evidence}
        placeholder={texts().evidencePlaceholder}
        maxLength={2_000}
        value={evidence}
        onChange={({ target }) => onChange({ evidence: target.value })}
      />
      <Field
        label={texts().file}
        hint={texts().fileHint}
        type="file"
        error={error}
        onChange={({ target }) => onChange({ evidenceFile: target.files?.[0] ?? null })}
      />
    </>
  );
}
