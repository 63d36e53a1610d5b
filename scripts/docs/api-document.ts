import { apiTable } from "@rufbaum/server/api-table";
import { readApiDescription } from "@rufbaum/server/list-routes";

/** What stands behind it in `docs/api.md` is written by `bun run docs`. */
const MARK = "<!-- From here on written by `bun run docs`. -->";

/** `docs/api.md` with its tables as the routes are now. @throws Error where the mark is gone */
export async function apiDocument(page: string): Promise<string> {
  const [before, behind] = page.split(MARK);
  if (behind === undefined) throw new Error(`docs/api.md has lost its line ${MARK}`);
  return `${before}${MARK}\n\n${apiTable(await readApiDescription())}\n`;
}
