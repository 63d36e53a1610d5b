import { undoCarrierChange, useCarrierDeed } from "../../../api/carrier-account.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { asPerson } from "../../person/ask-person.ts";

/** Takes the last change of the account back, and tells how that went. */
export function useUndoCarrier(): { run(): void; isPending: boolean } {
  const undo = useCarrierDeed(() => asPerson(undoCarrierChange));
  return {
    isPending: undo.isPending,
    run: () =>
      undo.mutate(undefined, {
        onSuccess: () =>
          showToast({ tone: "success", title: settingsTexts().carrierAccount.undone }),
        onError: (error) => showFailure(settingsTexts().failed, error),
      }),
  };
}
