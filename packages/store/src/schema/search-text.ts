import { customType } from "drizzle-orm/pg-core";

/** Words as PostgreSQL's full-text search holds them; only queries look into it. */
export const searchText = customType<{ data: string }>({ dataType: () => "tsvector" });
