import type { Changed } from "../../api/shared-settings.ts";
import { showFailure } from "../../app/toasts.tsx";
import { settingsTexts } from "../../messages/settings.ts";
import { tellSaved } from "./tell-saved.ts";

/**
 * Keeps changes of values that several people may change, tells how that went, and puts the values
 * before back on request.
 */
export function saveShared<Values extends { version: number | string }>(
  current: Values,
  keep: (change: Changed<Values>) => Promise<Values>,
): (changes: Partial<Values>) => Promise<void> {
  const failed = (error: unknown) => showFailure(settingsTexts().failed, error);

  async function putBack(changes: Partial<Values>, version: Values["version"]): Promise<void> {
    const names = Object.keys(changes) as (keyof Values)[];
    const before = Object.fromEntries(names.map((name) => [name, current[name]]));
    await keep({ ...before, version } as Partial<Values>);
  }

  return async (changes) => {
    try {
      const kept = await keep(changes);
      tellSaved(() => putBack(changes, kept.version));
    } catch (error) {
      failed(error);
    }
  };
}
