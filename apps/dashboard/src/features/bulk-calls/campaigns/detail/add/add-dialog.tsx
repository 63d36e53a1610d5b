import { FileUp, PencilLine } from "lucide-react";
import { useId, useState } from "react";
import { errorText } from "../../../../../api/api-error.ts";
import { type AddedContacts, addContacts } from "../../../../../api/campaign-detail.ts";
import { type CampaignView, useCampaignDeed } from "../../../../../api/campaigns.ts";
import { importContacts } from "../../../../../api/contact-lists.ts";
import { showToast } from "../../../../../app/toasts.tsx";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { messages } from "../../../../../messages/index.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Choice } from "../../../../../ui/choice.tsx";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { Field } from "../../../../../ui/field.tsx";
import { asPerson } from "../../../../person/ask-person.ts";
import { BLANK, ContactFields, type TypedContact } from "./contact-fields.tsx";
import { RefusedContacts } from "./refused-contacts.tsx";

const texts = () => campaignViewsTexts().add;

type Given = { contacts: readonly TypedContact[] } | { file: File };

/** More people for a campaign, also while it runs: a few by hand, or a file. */
export function AddDialog({ campaign, onClose }: { campaign: CampaignView; onClose(): void }) {
  const form = useId();
  const [how, setHow] = useState<"hand" | "file">("hand");
  const [typed, setTyped] = useState<readonly TypedContact[]>([{ ...BLANK, key: 0 }]);
  const [file, setFile] = useState<File | null>(null);
  const add = useCampaignDeed((given: Given) => asPerson(() => send(campaign.id, given)));
  const written = typed.filter(({ phoneNumber }) => phoneNumber.trim() !== "");
  const isReady = how === "hand" ? written.length > 0 : file !== null;

  function submit(): void {
    if (!isReady) return;
    add.mutate(how === "hand" || !file ? { contacts: written } : { file }, {
      onSuccess(result) {
        tell(result);
        const refused = refusedOf(result);
        if (refused.length === 0) onClose();
        // What was taken is not sent again with what is mended.
        else setTyped(refused.flatMap(({ index }) => written[index] ?? []));
      },
    });
  }

  const refused = refusedOf(add.data);
  return (
    <Dialog
      wide
      isOpen
      onClose={onClose}
      title={texts().title}
      description={texts().hint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button type="submit" form={form} look="primary" disabled={!isReady || add.isPending}>
            {add.isPending ? texts().adding : texts().action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="space-y-4 p-0.5"
      >
        <Choice
          label={texts().how}
          value={how}
          onChange={(next) => {
            setHow(next);
            add.reset();
          }}
          options={[
            { value: "hand", label: texts().byHand, icon: <PencilLine /> },
            { value: "file", label: texts().byFile, icon: <FileUp /> },
          ]}
        />
        {how === "hand" ? (
          <ContactFields typed={typed} onTyped={setTyped} />
        ) : (
          <Field
            type="file"
            accept=".csv,.xlsx,.xls"
            label={texts().file}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              add.reset();
            }}
          />
        )}
        {add.isError && (
          <p role="alert" className="text-12 text-failure [overflow-wrap:anywhere]">
            {errorText(add.error)}
          </p>
        )}
        {refused.length > 0 && <RefusedContacts refused={refused} />}
      </form>
    </Dialog>
  );
}

async function send(id: string, given: Given): Promise<AddedContacts> {
  if ("contacts" in given) {
    return addContacts(id, { contacts: given.contacts.map(({ key: _, ...contact }) => contact) });
  }
  const list = await importContacts(given.file, { consent: null }, {});
  return addContacts(id, { list: list.id });
}

function refusedOf(result: AddedContacts | undefined) {
  return result && "refused" in result ? (result.refused ?? []) : [];
}

function tell(result: AddedContacts): void {
  const { whole } = formats();
  const toasts = campaignViewsTexts().toasts;
  if ("total" in result && result.total !== undefined) {
    const text = toasts.addingHint(whole(result.total));
    showToast({ tone: "info", title: toasts.adding, text });
    return;
  }
  const { added = 0, known = 0 } = result;
  if (added + known === 0) return;
  const text = toasts.addedHint(whole(added), whole(known));
  showToast({ tone: "success", title: toasts.added, text });
}
