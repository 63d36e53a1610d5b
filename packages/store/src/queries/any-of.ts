import { type SQL, sql } from "drizzle-orm";

/** What one of these texts may be equal to. As one parameter: one for each takes as long as the rest. */
export function anyOf(texts: readonly string[]): SQL {
  return sql`any(array(select json_array_elements_text(${JSON.stringify(texts)}::json)))`;
}
