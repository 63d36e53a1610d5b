import { useMutation } from "@tanstack/react-query";
import { CircleCheck, Phone, PhoneCall } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { ApiError, errorText } from "../../../api/api-error.ts";
import { type Contact, callContact, useMayDial } from "../../../api/contacts.ts";
import { type TreeEntry, useTrees } from "../../../api/trees.ts";
import { useVoiceLine } from "../../../api/voice-line.ts";
import { useSelectedTree } from "../../../app/selection.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { callAddress } from "../../calls/call-address.ts";
import { Denials } from "../../calls/denials.tsx";
import { phoneText } from "../../calls/phone-text.ts";
import { describeLine, takesCalls } from "../../calls/voice-line.ts";
import { contactName } from "../contact-name.ts";
import { VariableList } from "../variable-list.tsx";
import { MayDial } from "./may-dial.tsx";

const texts = () => contactsTexts().call;

/** Calls a contact with a tree: whether it may be called is asked first, and the call can be watched then. */
export function CallDialog({ contact, onClose }: { contact: Contact; onClose(): void }) {
  const { data: trees = [] } = useTrees();
  const usual = useSelectedTree();
  const [chosen, setChosen] = useState<string | null>(null);
  const tree = trees.find(({ id }) => id === chosen) ?? usual;
  const { line, isUnreachable } = useVoiceLine();
  const may = useMayDial(contact.id, tree?.id ?? null);
  const call = useMutation({ mutationFn: (treeId: string) => callContact(contact.id, treeId) });
  const mayNot = call.error instanceof ApiError && call.error.reason === "may-not-dial";
  const isHeld = may.data !== undefined && !may.data.allowed && may.data.isBinding;
  const isReady = takesCalls(line) && may.isSuccess && !isHeld && may.data.tree?.canStart !== false;

  if (call.data) return <Started callId={call.data.callId} contact={contact} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts().title(contactName(contact))}
      description={phoneText(contact.phone)}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button
            look="primary"
            disabled={!tree || !isReady || call.isPending}
            onClick={() => tree && call.mutate(tree.id)}
          >
            <Phone />
            {call.isPending ? texts().starting : texts().start}
          </Button>
        </>
      }
    >
      <div className="space-y-4 p-0.5">
        <TreeChoice trees={trees} tree={tree} onChoose={setChosen} />
        <MayDial query={may} number={contact.phone} />
        {line && !takesCalls(line) && (
          <p className="text-13 text-warning">{describeLine(line).join(" ")}</p>
        )}
        {line?.carrier === "emulator" && <p className="text-12 text-muted">{texts().emulated}</p>}
        {isUnreachable && (
          <p className="text-13 text-warning">{messages().voiceLine.unreachable}</p>
        )}
        {mayNot && (
          <Denials
            error={call.error as ApiError}
            number={contact.phone}
            onChanged={() => {
              call.reset();
              void may.refetch();
            }}
          />
        )}
        {call.isError && !mayNot && (
          <p role="alert" className="text-13 text-failure [overflow-wrap:anywhere]">
            {errorText(call.error, texts().failed)}
          </p>
        )}
        <section aria-label={contactsTexts().drawer.variables}>
          <h3 className="font-medium text-13">{contactsTexts().drawer.variables}</h3>
          <p className="mb-2 text-12 text-muted">{contactsTexts().drawer.variablesHint}</p>
          <VariableList contact={contact} />
        </section>
      </div>
    </Dialog>
  );
}

function TreeChoice({
  trees,
  tree,
  onChoose,
}: {
  trees: readonly TreeEntry[];
  tree: TreeEntry | null;
  onChoose(id: string): void;
}) {
  if (!tree) {
    return (
      <div>
        <p className="text-13 text-muted">{texts().noTree}</p>
        <Button asChild size="small" className="mt-2">
          <Link href="/">{texts().toTrees}</Link>
        </Button>
      </div>
    );
  }
  return (
    <SelectField
      label={texts().tree}
      value={tree.id}
      options={trees.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChoose}
    />
  );
}

function Started({
  callId,
  contact,
  onClose,
}: {
  callId: string;
  contact: Contact;
  onClose(): void;
}) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts().title(contactName(contact))}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.close}</Button>
          <Button asChild look="primary">
            <Link href={callAddress(callId)}>
              <PhoneCall />
              {texts().watch}
            </Link>
          </Button>
        </>
      }
    >
      <div role="status" className="flex gap-2.5 rounded-xl bg-success-soft p-3 text-13">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        <div>
          <p className="font-medium">{texts().started}</p>
          <p className="text-muted">{texts().startedHint(phoneText(contact.phone))}</p>
        </div>
      </div>
    </Dialog>
  );
}
