import type { StorageTrouble } from "../de/storage.ts";
import { telling } from "../tell.ts";
import { DATABASE_AWAY, DISK_FULL } from "./refusals/requests.ts";

export const storageTrouble = telling<StorageTrouble>({
  low: ({ free, least }) =>
    `The server has only ${free} of disk space left. Make room: below ${least}, nobody is called any more.`,
  full: DISK_FULL,
  away: DATABASE_AWAY,
});
