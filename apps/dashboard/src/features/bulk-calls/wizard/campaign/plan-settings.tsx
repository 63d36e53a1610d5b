import { DIAL_ORDERS } from "@rufbaum/dialing/campaigns";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { PlanView } from "../../../../api/campaigns.ts";
import { useNumbers } from "../../../../api/numbers.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { Field } from "../../../../ui/field.tsx";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Section } from "../../../../ui/section.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { changeFormAtom, formAtom } from "../wizard-atoms.ts";
import { localMoment, momentOf } from "./local-moment.ts";
import { RetryTable } from "./retry-table.tsx";
import { WindowsField } from "./windows-field.tsx";

const texts = () => bulkCallsTexts().plan;
const USUAL = "";
const MOST = { atOnce: 1_000, perMinute: 60_000, attempts: 30, share: 100 };
const LONGEST_PURPOSE = 200;
const SHORTEST_REASON = 10;

/** How the campaign dials; all of it has a usual value. */
export function PlanSettings() {
  const { plan } = useAtomValue(formAtom);
  const changeForm = useSetAtom(changeFormAtom);
  const change = (changes: Partial<PlanView>) => changeForm({ plan: { ...plan, ...changes } });
  return (
    <div className="-mx-4 -mb-4 border-t border-line [&>div]:border-b-0">
      <Section title={texts().title} startsOpen={false}>
        <div className="space-y-5">
          <Basics plan={plan} onChange={change} />
          <PresumedConsent
            reason={plan.presumedConsent?.reason ?? ""}
            onChange={(reason) => change({ presumedConsent: presumed(plan, reason) })}
          />
          <WindowsField windows={plan.windows} onChange={(windows) => change({ windows })} />
          <RetryTable retries={plan.retries} onChange={(retries) => change({ retries })} />
        </div>
      </Section>
    </div>
  );
}

/** Who says it, and when, the server writes beside it. */
function presumed({ presumedConsent }: PlanView, reason: string): PlanView["presumedConsent"] {
  return reason === "" ? null : { by: "", at: "", ...presumedConsent, reason };
}

function PresumedConsent({ reason, onChange }: { reason: string; onChange(reason: string): void }) {
  const [typed, setTyped] = useState(reason);
  const isShort = typed !== "" && typed.trim().length < SHORTEST_REASON;
  return (
    <Field
      label={texts().presumed}
      hint={texts().presumedHint}
      placeholder={texts().presumedPlaceholder}
      error={isShort ? texts().presumedShort : null}
      autoComplete="off"
      maxLength={500}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onChange(value.trim().length < SHORTEST_REASON ? "" : value);
      }}
    />
  );
}

function Basics({
  plan,
  onChange,
}: {
  plan: PlanView;
  onChange(changes: Partial<PlanView>): void;
}) {
  const { data: numbers = [] } = useNumbers();
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <Field
        type="datetime-local"
        className="col-span-2 @md:col-span-1"
        label={texts().startsAt}
        hint={texts().startsAtHint}
        value={plan.startsAt === null ? "" : localMoment(plan.startsAt)}
        onChange={({ target }) => onChange({ startsAt: momentOf(target.value) })}
      />
      <SelectField
        className="col-span-2 @md:col-span-1"
        label={texts().order}
        value={plan.order}
        options={DIAL_ORDERS.map((value) => ({ value, label: texts().orders[value] }))}
        onChange={(order) => onChange({ order })}
      />
      <NumberField
        label={texts().atOnce}
        least={1}
        most={MOST.atOnce}
        placeholder={texts().asLimits}
        value={plan.atOnce ?? undefined}
        onChange={(atOnce) => onChange({ atOnce: atOnce ?? null })}
      />
      <NumberField
        label={texts().perMinute}
        least={1}
        most={MOST.perMinute}
        placeholder={texts().asLimits}
        value={plan.perMinute ?? undefined}
        onChange={(perMinute) => onChange({ perMinute: perMinute ?? null })}
      />
      <NumberField
        label={texts().attempts}
        hint={texts().attemptsHint}
        least={1}
        most={MOST.attempts}
        placeholder=""
        value={plan.attempts}
        onChange={(attempts = 1) => onChange({ attempts })}
      />
      <NumberField
        label={texts().share}
        hint={texts().shareHint}
        least={1}
        most={MOST.share}
        placeholder=""
        value={plan.share}
        onChange={(share = 1) => onChange({ share })}
      />
      <SelectField
        className="col-span-2 @md:col-span-1"
        label={texts().caller}
        value={plan.callerNumber ?? USUAL}
        options={[
          { value: USUAL, label: texts().usualCaller },
          ...numbers
            .filter(({ problem, number }) => problem === null || number === plan.callerNumber)
            .map(({ number, written, label }) => ({
              value: number,
              label: label === "" ? written : `${written} · ${label}`,
            })),
        ]}
        onChange={(number) => onChange({ callerNumber: number === USUAL ? null : number })}
      />
      <Field
        className="col-span-2 @md:col-span-1"
        label={texts().purpose}
        hint={texts().purposeHint}
        autoComplete="off"
        maxLength={LONGEST_PURPOSE}
        value={plan.purpose ?? ""}
        onChange={({ target }) => onChange({ purpose: target.value === "" ? null : target.value })}
      />
    </div>
  );
}
