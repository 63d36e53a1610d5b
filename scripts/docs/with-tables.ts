/** What stands behind it in a page is written by `bun run docs`. */
const MARK = "<!-- From here on written by `bun run docs`. -->";

/** A page with its tables as they are now. @throws Error where the mark is gone */
export function withTables(page: string, file: string, tables: string): string {
  const [before, behind] = page.split(MARK);
  if (behind === undefined) throw new Error(`${file} has lost its line ${MARK}`);
  return `${before}${MARK}\n\n${tables}\n`;
}
