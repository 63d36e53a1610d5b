import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, errorText } from "../../../api/api-error.ts";
import {
  type CarrierAccount,
  checkCarrierAccount,
  connectCarrier,
  type EnteredAccount,
  renewCarrierAccount,
  useCarrierDeed,
} from "../../../api/carrier-account.ts";
import { showToast } from "../../../app/toasts.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Field } from "../../../ui/field.tsx";
import { asPerson } from "../../person/ask-person.ts";
import { CheckedCarrier } from "./checked-carrier.tsx";
import { useUndoCarrier } from "./use-undo-carrier.ts";

const texts = () => settingsTexts().carrierAccount;

type Name = keyof EnteredAccount;
const EMPTY: Readonly<Record<Name, string>> = {
  accountSid: "",
  authToken: "",
  number: "",
  apiKey: "",
  apiSecret: "",
  twimlAppSid: "",
};

/** Takes an account in, lets it be checked, and asks before calls go through it. */
export function CarrierForm({ account, onClose }: { account: CarrierAccount; onClose(): void }) {
  const [values, setValues] = useState(EMPTY);
  const [refused, setRefused] = useState<unknown>(null);
  const [isAsking, setIsAsking] = useState(false);
  const undo = useUndoCarrier();
  const check = useMutation({ mutationFn: checkCarrierAccount, onError: setRefused });
  const connect = useCarrierDeed((entered: EnteredAccount) =>
    asPerson(() => connectCarrier(entered)),
  );
  const isBusy = check.isPending || connect.isPending;
  const { account: kept, openCalls: calls, runningCampaigns: campaigns } = account;
  const isNew = kept === null || !account.isReadable;
  const isComplete = !isNew || NEEDED.every((name) => values[name].trim() !== "");
  const wrongField = refused instanceof ApiError ? refused.details.field : undefined;

  function field(name: Name, more: Partial<Parameters<typeof Field>[0]> & { label: string }) {
    return (
      <Field
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className="w-full"
        error={wrongField === name ? errorText(refused) : null}
        value={values[name]}
        onChange={(event) => {
          setValues({ ...values, [name]: event.target.value });
          setRefused(null);
          check.reset();
        }}
        {...more}
      />
    );
  }

  function entered(): EnteredAccount {
    return Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ""));
  }

  function ask(event: FormEvent): void {
    event.preventDefault();
    void renewCarrierAccount();
    setIsAsking(true);
  }

  function confirmed(): void {
    setRefused(null);
    connect.mutate(entered(), {
      onSuccess() {
        onClose();
        const action = { label: texts().undo, run: undo.run };
        showToast({ tone: "success", title: texts().connected, action });
      },
      onError: setRefused,
    });
  }

  return (
    <form onSubmit={ask} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {field("accountSid", {
          label: texts().accountId,
          type: "password",
          placeholder: isNew ? "AC…" : texts().keptEndsIn(kept.id),
          hint: isNew ? texts().accountIdHint : texts().keptHint,
        })}
        {field("authToken", {
          label: texts().authToken,
          type: "password",
          placeholder: isNew ? "" : texts().kept,
        })}
        {field("number", {
          label: texts().number,
          type: "tel",
          placeholder: isNew ? "+49..." : texts().keptEndsIn(kept.number),
          hint: texts().numberHint,
        })}
      </div>
      <details>
        <summary className="hit-area w-fit rounded text-12 text-muted hover:text-ink">
          {texts().further}
        </summary>
        <p className="mt-1 mb-3 text-12 text-muted">{texts().furtherHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {field("apiKey", { label: texts().apiKey, type: "password", placeholder: "SK…" })}
          {field("apiSecret", { label: texts().apiSecret, type: "password" })}
          {field("twimlAppSid", { label: texts().twimlApp, placeholder: "AP…" })}
        </div>
      </details>
      {refused !== null && wrongField === undefined && (
        <p role="alert" className="text-13 text-failure">
          {errorText(refused)}
        </p>
      )}
      {check.data && <CheckedCarrier checked={check.data} />}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={!isComplete || isBusy}
          onClick={() => {
            setRefused(null);
            check.mutate(entered());
          }}
        >
          {check.isPending ? texts().checking : texts().check}
        </Button>
        <Button
          type="submit"
          look="primary"
          disabled={!isComplete || isBusy || check.data?.isUsable === false}
        >
          {connect.isPending ? texts().switching : texts().use}
        </Button>
        {account.isReadable && (
          <Button look="quiet" onClick={onClose}>
            {texts().cancel}
          </Button>
        )}
      </div>
      <Confirm
        isOpen={isAsking}
        title={texts().useTitle}
        description={texts().useHint({ calls, campaigns })}
        action={texts().use}
        onConfirm={confirmed}
        onClose={() => setIsAsking(false)}
      />
    </form>
  );
}

const NEEDED = ["accountSid", "authToken", "number"] as const;
