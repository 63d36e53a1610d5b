import { showFailure, showToast } from "../../app/toasts.tsx";
import { settingsTexts } from "../../messages/settings.ts";

/**
 * Tells that something was saved, and offers to undo it: `putBack` saves again what stood there
 * before, fails where somebody else has changed it since, and answers `false` where it asks first.
 */
export function tellSaved(putBack: () => Promise<unknown>): void {
  function undo(): void {
    putBack().then(
      (done) => done !== false && showToast({ tone: "success", title: settingsTexts().undone }),
      (error: unknown) => showFailure(settingsTexts().failed, error),
    );
  }
  showToast({
    tone: "success",
    title: settingsTexts().saved,
    action: { label: settingsTexts().undo, run: undo },
  });
}
