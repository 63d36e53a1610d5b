import { useAtomValue, useSetAtom, useStore } from "jotai";
import { Eraser } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { onLeave } from "../../../api/runtime.ts";
import { bulkCallsTexts } from "../../../messages/bulk-calls.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { campaignName } from "../campaigns/campaign-name.ts";
import { CampaignStep } from "./campaign/campaign-step.tsx";
import { CheckStep } from "./check/check-step.tsx";
import { leaveContacts } from "./contacts/choose-file.ts";
import { ContactsStep } from "./contacts/contacts-step.tsx";
import { hasUnsaved, launch, leaveDraft } from "./launch.ts";
import { Resting } from "./resting.tsx";
import { clearAtom, contactCountAtom, draftAtom, formAtom, workAtom } from "./wizard-atoms.ts";

const texts = bulkCallsTexts;

/** Makes a campaign of a contact list, in three steps; left early, it stays a draft. */
export function Wizard() {
  const form = useRef<HTMLFormElement>(null);
  const isWorking = useAtomValue(workAtom) !== null;
  useEffect(() => leaveDraft, []);
  useEffect(() => onLeave({ leaving: hasUnsaved, left() {} }), []);

  function submit(event: FormEvent): void {
    // React lets forms of dialogs that were opened here bubble up to this one.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong) wrong.focus();
    else void launch();
  }

  return (
    <Card aria-labelledby="wizard-title" className="@container">
      <Heading />
      <form ref={form} noValidate onSubmit={submit}>
        <Resting rests={isWorking}>
          <ContactsStep />
          <CampaignStep />
        </Resting>
        <CheckStep />
      </form>
    </Card>
  );
}

function Heading() {
  const draft = useAtomValue(draftAtom);
  const { name } = useAtomValue(formAtom);
  const count = useAtomValue(contactCountAtom);
  const isWorking = useAtomValue(workAtom) !== null;
  const clear = useSetAtom(clearAtom);
  const store = useStore();
  const isEmpty = draft === null && name === "" && count === 0;
  return (
    <div className="flex min-h-13 items-center gap-3 px-4 py-2">
      <h2
        id="wizard-title"
        tabIndex={-1}
        className="scroll-mt-16 outline-none lg:scroll-mt-6 min-w-0 flex-1 truncate font-semibold text-14"
      >
        {draft ? texts().draft(campaignName({ name })) : texts().form}
      </h2>
      {!isEmpty && (
        <Button
          size="small"
          look="quiet"
          title={texts().clearHint}
          disabled={isWorking}
          onClick={() => {
            leaveContacts(store);
            clear();
          }}
        >
          <Eraser />
          {texts().clear}
        </Button>
      )}
    </div>
  );
}
