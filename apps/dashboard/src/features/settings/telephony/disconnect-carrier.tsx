import { useState } from "react";
import {
  type CarrierAccount,
  disconnectCarrier,
  renewCarrierAccount,
  useCarrierDeed,
} from "../../../api/carrier-account.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { asPerson } from "../../person/ask-person.ts";
import { useUndoCarrier } from "./use-undo-carrier.ts";

const texts = () => settingsTexts().carrierAccount;

/** Back to the emulator, after a question. */
export function DisconnectCarrier({ account }: { account: CarrierAccount }) {
  const [isAsking, setIsAsking] = useState(false);
  const undo = useUndoCarrier();
  const disconnect = useCarrierDeed(() => asPerson(disconnectCarrier));
  const { openCalls: calls, runningCampaigns: campaigns } = account;

  function confirmed(): void {
    disconnect.mutate(undefined, {
      onSuccess() {
        const action = { label: texts().undo, run: undo.run };
        showToast({ tone: "success", title: texts().disconnected, action });
      },
      onError: (error) => showFailure(settingsTexts().failed, error),
    });
  }

  return (
    <>
      <Button
        look="quiet-danger"
        disabled={disconnect.isPending}
        onClick={() => {
          void renewCarrierAccount();
          setIsAsking(true);
        }}
      >
        {texts().disconnect}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={texts().disconnectTitle}
        description={texts().disconnectHint({ calls, campaigns })}
        action={texts().disconnect}
        onConfirm={confirmed}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
