import { type CallerNumberChanges, useChangeNumber } from "../../../api/numbers.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { settingsTexts } from "../../../messages/settings.ts";

/** Changes a number and tells how that went. */
export function useChangeNumberTold(
  number: string,
): (changes: CallerNumberChanges, done: string) => void {
  const change = useChangeNumber();
  return (changes, done) =>
    change.mutate(
      { number, ...changes },
      {
        onSuccess: () => showToast({ tone: "success", title: done }),
        onError: (error) => showFailure(settingsTexts().failed, error),
      },
    );
}
