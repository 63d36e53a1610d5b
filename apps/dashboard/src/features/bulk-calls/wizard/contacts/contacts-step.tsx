import { useAtomValue } from "jotai";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { useWideScreen } from "../../../live-calls/use-wide-screen.ts";
import { Step } from "../step.tsx";
import { contactCountAtom, contactsAtom } from "../wizard-atoms.ts";
import { ContactPreview } from "./contact-preview.tsx";
import { AskedOfFile, ChosenOrDropped, SaidOfEverybody } from "./file-choice.tsx";
import { ListChoice } from "./list-choice.tsx";
import { TemplateButton } from "./template-button.tsx";

/** Whom to call: a file, or a list that is stored already. */
export function ContactsStep() {
  const { kind } = useAtomValue(contactsAtom);
  const count = useAtomValue(contactCountAtom);
  const isWide = useWideScreen();
  return (
    <Step
      number={1}
      title={bulkCallsTexts().steps.contacts}
      isDone={count > 0}
      end={<TemplateButton />}
    >
      <div className="space-y-4">
        <ChosenOrDropped />
        {(kind === "none" || kind === "broken") && <ListChoice />}
        <AskedOfFile />
        {!isWide && <ContactPreview />}
        <SaidOfEverybody />
      </div>
    </Step>
  );
}
