import { telling } from "../tell.ts";
import { DATABASE_AWAY, DISK_FULL } from "./refusals/requests.ts";

/** Why what happens can't be stored, or soon won't be. `free`, `least`: such as `64 MB`. */
export type StorageTrouble =
  | { code: "low"; free: string; least: string }
  | { code: "full" }
  | { code: "away" };

export const storageTrouble = telling<StorageTrouble>({
  low: ({ free, least }) =>
    `Auf dem Server sind nur noch ${free} Speicherplatz frei. Schaffen Sie Platz: Unter ${least} wird niemand mehr angerufen.`,
  full: DISK_FULL,
  away: DATABASE_AWAY,
});
