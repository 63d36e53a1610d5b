import { apiTable } from "@rufbaum/server/api-table";
import { readApiDescription } from "@rufbaum/server/list-routes";
import { withTables } from "./with-tables.ts";

/** `docs/api.md` with its tables as the routes are now. @throws Error where the mark is gone */
export async function apiDocument(page: string): Promise<string> {
  return withTables(page, "docs/api.md", apiTable(await readApiDescription()));
}
