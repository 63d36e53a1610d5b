import type { Language } from "@rufbaum/words";
import { LANGUAGE_HEADER } from "@rufbaum/words/language";
import type { Client } from "../client.ts";
import type { Context } from "../context.ts";
import { CliError } from "../errors.ts";
import { formats } from "../output/formats.ts";
import { sheetNeeded } from "./file-refusals.ts";
import { dropTitles } from "./reason-titles.ts";
import { writeParts } from "./save-download.ts";
import { type Sending, sendFile } from "./send-file.ts";
import { hintLine } from "./told-findings.ts";

export interface LookOptions {
  report?: string;
  language: Language;
  strict?: true;
}

/** What the route answers, which is streamed and so has no type of its own. */
type Checked =
  | { asked: { sheets: readonly string[] } }
  | {
      asked: null;
      rows: number;
      reasons: { dropped: Record<string, number> };
      hint: { column: string } | null;
    };

/**
 * What an import would leave out, as the server reads the file: it knows who was erased and what was
 * said of such columns before. The file is sent for it once more, each time.
 * @throws CliError (1) where rows would be dropped and none may be
 */
export async function lookFirst(
  context: Context,
  client: Client,
  sending: Sending & { query: URLSearchParams },
  { report, language, strict }: LookOptions,
): Promise<void> {
  const { deps, output } = context;
  if (report !== undefined) {
    const headers = { [LANGUAGE_HEADER]: language };
    const path = `/api/contacts/report?${sending.query}`;
    const { body } = await sendFile(context, client, path, sending, headers);
    await writeParts(deps.runtime.disk, report, body ?? new Blob([]).stream());
    sending.bar.clear();
    output.notice(`The report is in ${report}.`);
  }
  if (!strict) return;
  const answer = await sendFile(context, client, `/api/contacts/check?${sending.query}`, sending);
  const checked = (await answer.json()) as Checked;
  sending.bar.clear();
  if (checked.asked) throw sheetNeeded(checked.asked.sheets);
  const { rows, reasons, hint } = checked;
  const counts = Object.entries(reasons.dropped);
  const dropped = counts.reduce((sum, [, count]) => sum + count, 0);
  if (dropped === 0) return;
  const { counted, whole } = formats;
  throw new CliError(
    `Nothing was imported: ${whole(dropped)} of ${counted(rows, "row", "rows")} would be dropped.`,
    {
      reason: "rows-dropped",
      lines: counts.map(([code, count]) => `${whole(count)} × ${dropTitles[code] ?? code}`),
      details: { rows, dropped: reasons.dropped, hint },
      hint: hint
        ? hintLine(hint.column)
        : report === undefined
          ? "With --report <file> each of them is told, to be mended there."
          : `Mend them in ${report} and import that.`,
    },
  );
}
