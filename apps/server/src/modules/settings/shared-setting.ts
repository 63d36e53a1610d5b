import { changeVersioned, type Database, getVersioned } from "@rufbaum/store";
import { z } from "zod";
import { DomainError } from "../../errors.ts";

export interface SharedSettingOptions<Values extends object> {
  /** What it is kept under. */
  key: string;
  schema: z.ZodObject & z.ZodType<Values>;
  defaults: Values;
}

/** Which version a change was made of: 0 where nothing was ever set. */
export const versionSchema = z.int().min(0);

/** Values that several people may change, with the version that the next change has to name. */
export type Shared<Values> = Values & { version: number };

/** Several values that are kept together: nobody overwrites what another has changed meanwhile. */
export interface SharedSetting<Values extends object> {
  read(db: Database): Promise<Shared<Values>>;
  /**
   * Changes those that are named.
   * @throws DomainError `setting-changed` where `version` is not the one that stands
   */
  change(db: Database, change: SharedChange<Values>): Promise<Shared<Values>>;
}

/** What is left out, or `undefined`, stays. */
export type SharedChange<Values> = { version: number } & {
  [Name in keyof Values]?: Values[Name] | undefined;
};

export function sharedSetting<Values extends object>({
  key,
  schema,
  defaults,
}: SharedSettingOptions<Values>): SharedSetting<Values> {
  /** What never was set, or can't be read any more, is as by default. */
  function valuesOf(stored: unknown): Values {
    if (typeof stored !== "object" || stored === null) return defaults;
    const kept: Record<string, unknown> = { ...(defaults as object) };
    for (const [name, field] of Object.entries(schema.shape)) {
      const { success, data } = z.safeParse(field, Reflect.get(stored, name));
      if (success) kept[name] = data;
    }
    return kept as Values;
  }

  async function read(db: Database): Promise<Shared<Values>> {
    const { version, value } = await getVersioned(db, key);
    return { ...valuesOf(value), version };
  }

  return {
    read,
    async change(db, { version, ...changes }) {
      const { version: stands, ...before } = await read(db);
      const named = Object.entries(changes).filter(([, value]) => value !== undefined);
      const value = { ...before, ...Object.fromEntries(named) };
      const next = version === stands ? await changeVersioned(db, key, { version, value }) : null;
      if (next === null) throw changedMeanwhile(await read(db));
      return { ...(value as unknown as Values), version: next };
    },
  };
}

/** Somebody else has changed it since: `current` is as it stands. */
export function changedMeanwhile(current: object): DomainError {
  return new DomainError({ code: "setting-changed" }, { status: 409, details: { current } });
}
