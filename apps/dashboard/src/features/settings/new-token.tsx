import { Check, Copy } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useCreateToken } from "../../api/tokens.ts";
import { showFailure } from "../../app/toasts.tsx";
import { messages } from "../../messages/index.ts";
import { settingsTexts } from "../../messages/settings.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";

const texts = settingsTexts;

/** Makes a token and shows it this one time. */
export function NewToken() {
  const [name, setName] = useState("");
  const create = useCreateToken();

  function submit(event: FormEvent): void {
    event.preventDefault();
    create.mutate(name.trim(), {
      onSuccess: () => setName(""),
      onError: (error) => showFailure(texts().failed, error),
    });
  }

  return (
    <>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3 p-4">
        <Field
          className="min-w-48 flex-1"
          label={texts().tokenName}
          placeholder={texts().tokenNamePlaceholder}
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="primary" disabled={name.trim() === "" || create.isPending}>
          {create.isPending ? texts().creating : texts().create}
        </Button>
      </form>
      <Dialog
        isOpen={create.data !== undefined}
        onClose={create.reset}
        title={texts().createdTitle(create.data?.name ?? "")}
        description={texts().createdHint}
        actions={
          <Button look="primary" onClick={create.reset}>
            {texts().done}
          </Button>
        }
      >
        {create.data && <Secret token={create.data.token} />}
      </Dialog>
    </>
  );
}

function Secret({ token }: { token: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="flex items-center gap-2">
      <input
        readOnly
        aria-label={texts().token}
        value={token}
        onFocus={(event) => event.target.select()}
        className="h-9 min-w-0 flex-1 rounded-lg border border-line bg-base px-3 font-mono text-12"
      />
      <Button onClick={() => void navigator.clipboard.writeText(token).then(() => setCopied(true))}>
        {isCopied ? <Check /> : <Copy />}
        {isCopied ? messages().common.copied : messages().common.copy}
      </Button>
    </div>
  );
}
