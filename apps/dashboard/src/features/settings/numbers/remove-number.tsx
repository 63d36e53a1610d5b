import { type CallerNumber, useRemoveNumber } from "../../../api/numbers.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { Confirm } from "../../../ui/confirm.tsx";

const texts = () => settingsTexts().numbers;

export function RemoveNumber({
  number,
  onClose,
}: {
  number: CallerNumber | null;
  onClose(): void;
}) {
  const remove = useRemoveNumber();
  function confirmed(): void {
    if (!number) return;
    remove.mutate(number.number, {
      onSuccess: () => showToast({ tone: "success", title: texts().removed(number.written) }),
      onError: (error) => showFailure(settingsTexts().failed, error),
    });
  }
  return (
    <Confirm
      isOpen={number !== null}
      title={texts().removeTitle(number?.written ?? "")}
      description={texts().removeHint}
      action={texts().remove}
      onConfirm={confirmed}
      onClose={onClose}
    />
  );
}
