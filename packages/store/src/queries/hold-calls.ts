import { type SQL, sql } from "drizzle-orm";
import { calls } from "../schema/calls.ts";

/** Those who move many at once hold them in one order: else two of them would wait for each other. */
export function heldInOrder(isSo: SQL | undefined): SQL {
  return sql`${calls.id} in (
    select ${calls.id} from ${calls} where ${isSo} order by ${calls.id} for no key update
  )`;
}
