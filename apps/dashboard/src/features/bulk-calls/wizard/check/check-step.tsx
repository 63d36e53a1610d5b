import { useAtomValue } from "jotai";
import { PhoneOutgoing, Save, ShieldCheck } from "lucide-react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { Button } from "../../../../ui/button.tsx";
import { check, keepDraft } from "../launch.ts";
import { Step } from "../step.tsx";
import { askedAtom, checkedAtom, contactCountAtom, formAtom, workAtom } from "../wizard-atoms.ts";
import { ReportView } from "./report-view.tsx";
import { TrialButton } from "./trial-button.tsx";
import { WorkProgress } from "./work-progress.tsx";

const texts = () => bulkCallsTexts().check;

/** Who will be called and who won't, a trial, and the start. */
export function CheckStep() {
  const { name } = useAtomValue(formAtom);
  const count = useAtomValue(contactCountAtom);
  const checked = useAtomValue(checkedAtom);
  const isCurrent = useAtomValue(askedAtom) === checked?.of;
  const work = useAtomValue(workAtom);
  const isMissing = name.trim() === "" || count === 0;
  return (
    <Step
      number={3}
      title={bulkCallsTexts().steps.check}
      isDone={isCurrent}
      end={
        <Button size="small" disabled={isMissing || work !== null} onClick={() => void check()}>
          <ShieldCheck />
          {checked ? texts().again : texts().action}
        </Button>
      }
    >
      <div className="space-y-4">
        {checked ? (
          <ReportView report={checked.report} isCurrent={isCurrent} />
        ) : (
          <p className="text-13 text-muted">{texts().hint}</p>
        )}
        {work && <WorkProgress work={work} />}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            look="primary"
            className="w-full @md:w-auto"
            disabled={isMissing || work !== null}
          >
            <PhoneOutgoing />
            {texts().start}
          </Button>
          <TrialButton isDisabled={isMissing || work !== null} />
          <Button
            look="quiet"
            className="@md:ml-auto"
            disabled={(name.trim() === "" && count === 0) || work !== null}
            onClick={() => void keepDraft()}
          >
            <Save />
            {texts().save}
          </Button>
        </div>
        {isMissing && <p className="text-12 text-muted">{missingOf(name, count)}</p>}
      </div>
    </Step>
  );
}

function missingOf(name: string, contacts: number): string {
  const { needsName, needsContacts, needsBoth } = texts();
  if (contacts > 0) return needsName;
  return name.trim() === "" ? needsBoth : needsContacts;
}
