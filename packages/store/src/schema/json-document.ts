import { customType } from "drizzle-orm/pg-core";

/**
 * A JSON document kept as it was written: `json`, not `jsonb`, which reorders keys and refuses
 * `\u0000`. Both drivers hand it over as text; drizzle's own json column would parse a text such
 * as `"123"` twice.
 */
export const jsonDocument = customType<{ data: unknown; driverData: string }>({
  dataType: () => "json",
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (text) => JSON.parse(text),
});
