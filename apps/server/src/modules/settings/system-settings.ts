import { describeFault } from "@rufbaum/runtime";
import type { Database } from "@rufbaum/store";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@rufbaum/words";
import { DEFAULT_TIME_ZONE } from "@rufbaum/words/format";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { Live } from "../../live/live.ts";
import { type Shared, type SharedChange, sharedSetting } from "./shared-setting.ts";
import { timeZoneNamed, timeZoneText } from "./time-zone.ts";

export interface SystemSettings {
  /** IANA: whose days and clock the whole program goes by. */
  timeZone: string;
  /** In which people are answered who name none. */
  language: Language;
}

export const systemSchema = z.object({
  timeZone: timeZoneText,
  language: z.enum(LANGUAGES),
});

export const SYSTEM_DEFAULTS: SystemSettings = {
  timeZone: DEFAULT_TIME_ZONE,
  language: DEFAULT_LANGUAGE,
};

const stored = sharedSetting<SystemSettings>({
  key: "system",
  schema: systemSchema,
  defaults: SYSTEM_DEFAULTS,
});

export type SystemChange = SharedChange<SystemSettings>;

/** Time zone and language: known at every moment without asking the database. */
export interface System {
  timeZone(): string;
  language(): Language;
  /** As they are kept. */
  read(): Promise<Shared<SystemSettings>>;
  /** @throws DomainError `unknown-time-zone`, `setting-changed` */
  change(change: SystemChange): Promise<Shared<SystemSettings>>;
  /** Reads them anew; before the first time they stand as by default. */
  load(): Promise<void>;
}

/** Where nobody can set them: in tests of parts. */
export const USUAL_SYSTEM: Pick<System, "timeZone" | "language"> = {
  timeZone: () => SYSTEM_DEFAULTS.timeZone,
  language: () => SYSTEM_DEFAULTS.language,
};

/** Follows what is changed here, and on the other servers as they tell of it. */
export function createSystem({
  db,
  live,
  log,
}: {
  db: Database;
  live: Pick<Live, "watch">;
  log(message: string): void;
}): System {
  let known: Shared<SystemSettings> = { ...SYSTEM_DEFAULTS, version: 0 };

  function take(read: Shared<SystemSettings>): Shared<SystemSettings> {
    // Answers of a database may come in another order than they were asked for.
    if (read.version >= known.version) known = read;
    return read;
  }

  const load = async () => void take(usable(await stored.read(db)));

  live.watch((message) => {
    if (message !== null && message.type !== "settings-changed") return;
    load().catch((error: unknown) => log(`the settings can't be read: ${describeFault(error)}`));
  });

  return {
    timeZone: () => known.timeZone,
    language: () => known.language,
    read: async () => take(usable(await stored.read(db))),
    async change({ timeZone, ...changes }) {
      const zone = timeZone === undefined ? undefined : existing(timeZone);
      return take(await stored.change(db, { ...changes, timeZone: zone }));
    },
    load,
  };
}

/** A zone that this machine does not know would break every page. */
function usable(read: Shared<SystemSettings>): Shared<SystemSettings> {
  return { ...read, timeZone: timeZoneNamed(read.timeZone) ?? SYSTEM_DEFAULTS.timeZone };
}

function existing(text: string): string {
  const timeZone = timeZoneNamed(text);
  if (timeZone !== null) return timeZone;
  throw new DomainError(
    { code: "unknown-time-zone", name: text },
    { status: 422, details: { field: "timeZone" } },
  );
}
