import type { Changed } from "../../api/shared-settings.ts";
import { showFailure, showToast } from "../../app/toasts.tsx";
import { settingsTexts } from "../../messages/settings.ts";

/**
 * Keeps changes of values that several people may change, tells how that went, and puts the values
 * before back on request.
 */
export function saveShared<Values extends { version: number }>(
  current: Values,
  keep: (change: Changed<Values>) => Promise<Values>,
): (changes: Partial<Values>) => Promise<void> {
  const failed = (error: unknown) => showFailure(settingsTexts().failed, error);

  async function putBack(changes: Partial<Values>, version: number): Promise<void> {
    const names = Object.keys(changes) as (keyof Values)[];
    const before = Object.fromEntries(names.map((name) => [name, current[name]]));
    await keep({ ...before, version } as Changed<Values>);
    showToast({ tone: "success", title: settingsTexts().undone });
  }

  return async (changes) => {
    try {
      const kept = await keep({ ...changes, version: current.version });
      const run = () => void putBack(changes, kept.version).catch(failed);
      showToast({
        tone: "success",
        title: settingsTexts().saved,
        action: { label: settingsTexts().undo, run },
      });
    } catch (error) {
      failed(error);
    }
  };
}
