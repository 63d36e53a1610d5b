import { useAtom } from "jotai";
import { lazy, Suspense, useState } from "react";
import { useStatements } from "../../../../api/consents.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { Field } from "../../../../ui/field.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { consentAtom } from "../wizard-atoms.ts";

const texts = () => bulkCallsTexts().consent;
const NONE = "";
const NEW = "new";
const LONGEST = 80;

const StatementDialog = lazy(async () => ({
  default: (await import("./statement-dialog.tsx")).StatementDialog,
}));

/** Where everybody of the file has agreed to be called, and when. */
export function ConsentChoice() {
  const [consent, setConsent] = useAtom(consentAtom);
  const { data: statements = [] } = useStatements();
  const [isOpen, setOpen] = useState(false);

  function choose(statement: string): void {
    if (statement === NEW) setOpen(true);
    else if (statement === NONE) setConsent(null);
    else setConsent({ statement, grantedAt: consent?.grantedAt ?? "" });
  }

  return (
    <>
      <SelectField
        className="col-span-2"
        label={texts().label}
        value={consent?.statement ?? NONE}
        hint={consent ? texts().hint : texts().noneHint}
        options={[
          { value: NONE, label: texts().none },
          ...statements.map(({ id, source, wording }) => ({
            value: id,
            label: clipped(texts().option(source, wording)),
          })),
          { value: NEW, label: texts().other },
        ]}
        onChange={choose}
      />
      {consent && (
        <Field
          type="date"
          className="col-span-2 @sm:col-span-1"
          label={texts().date}
          required
          error={consent.grantedAt === "" ? texts().dateNeeded : null}
          value={consent.grantedAt}
          onChange={({ target }) => setConsent({ ...consent, grantedAt: target.value })}
        />
      )}
      {isOpen && (
        <Suspense>
          <StatementDialog
            onClose={() => setOpen(false)}
            onMade={(statement, grantedAt) => {
              setConsent({ statement, grantedAt });
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
