import { createHash } from "node:crypto";
import { type Database, lockSetting } from "@rufbaum/store";
import { z } from "zod";
import { changedMeanwhile } from "./shared-setting.ts";

/** Which state a change was made of; without one it is made of whatever stands. */
export const stateVersion = z.string().max(64).optional();

/** What a state is told by: the same for the same values, in whatever order they come. */
export function versionOf(values: unknown): string {
  const text = JSON.stringify(values, (_name, value: unknown) =>
    isRecord(value) ? sorted(value) : value,
  );
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/**
 * Changes settings of which nobody changes anything meanwhile, on this server or another. `keys` are
 * what they are kept under, `state` reads them.
 * @throws DomainError `setting-changed` where `version` names a state that stands no more, with what
 * `view` shows then
 */
export async function changeState<State, Changed>(
  db: Database,
  options: {
    keys: readonly string[];
    version: string | undefined;
    state(tx: Database): Promise<State>;
    view(): Promise<object>;
  },
  change: (tx: Database, before: State) => Promise<Changed>,
): Promise<Changed> {
  const { keys, version, state, view } = options;
  const result = await db.transaction(async (tx) => {
    for (const key of keys) await lockSetting(tx, key, {});
    const before = await state(tx);
    if (version !== undefined && version !== versionOf(before)) return null;
    return { changed: await change(tx, before) };
  });
  if (result === null) throw changedMeanwhile(await view());
  return result.changed;
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
