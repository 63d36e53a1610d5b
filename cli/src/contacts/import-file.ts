import type { HomeCountry } from "@rufbaum/dialing";
import type { RolesByHand } from "@rufbaum/dialing/contact-files";
import { ask, type Client } from "../client.ts";
import { refuseBeside } from "../consents/statement-options.ts";
import { type Context, withConnection } from "../context.ts";
import type { CliDeps } from "../deps.ts";
import { CliError, wrongInput } from "../errors.ts";
import { readPastDayOrInstant, toldInstant } from "../input/read-instant.ts";
import { rowsSayNoTold } from "../lists/rows-say-no.ts";
import { lostMeanwhile } from "../lost.ts";
import { formats } from "../output/formats.ts";
import { inShell, oneLine } from "../output/printable.ts";
import { progressBar } from "../output/progress-bar.ts";
import { fileRefusal } from "./file-refusals.ts";
import { type LookOptions, lookFirst } from "./look-first.ts";
import { dropTitles } from "./reason-titles.ts";
import { type FileToSend, fileToSend, sendFile } from "./send-file.ts";
import { hintLine } from "./told-findings.ts";

export interface ImportOptions extends LookOptions {
  list?: string;
  sheet?: string;
  headerLine?: number;
  map?: RolesByHand;
  country?: HomeCountry;
  name?: string;
  statement?: string;
  consentDate?: string;
  consentWording?: string;
  consentSource?: string;
  consentEvidence?: string;
  company?: string;
}

/** What the route answers, which is streamed and so has no type of its own. */
export type Imported = Imports[number] & {
  roles: RolesByHand;
  country: HomeCountry;
  consents: {
    added: number;
    known: number;
    withdrawn: number;
    erased: number;
    rowSaysNo: number;
  } | null;
  blocked: { added: number; known: number };
  hint: { column: string } | null;
};
type Imports = Awaited<ReturnType<typeof listImports>>;

/** Sends a file to the server, which stores its contacts while it comes in. Ctrl-C ends that. */
export async function importFile(
  context: Context,
  path: string,
  options: ImportOptions,
): Promise<void> {
  const { output } = context;
  const upload = await prepareUpload(context, path, options);
  await withConnection(context, async ({ client }) => {
    const { made, milliseconds } = await uploadContacts(context, client, upload, options);
    tell(context, made, milliseconds);
    const agreed = upload.query.get("grantedAt");
    if (agreed !== null) output.line(`Agreed: ${toldInstant(agreed)}`);
    if (!output.isJson()) {
      for (const line of whichRows(path, options, made)) output.line(line);
    }
  });
}

/** A file that can be sent, and what is said of it and of its contacts. */
export interface Upload {
  file: FileToSend;
  query: URLSearchParams;
  stated: ReturnType<typeof statedBy>;
}

/** @throws CliError (2) where the options contradict each other, or the file can't be read */
export async function prepareUpload(
  { deps }: Context,
  path: string,
  options: ImportOptions,
): Promise<Upload> {
  const stated = statedBy(options);
  const query = queryOf(deps, options, stated !== null);
  const file = await fileToSend(deps, path, options.name);
  query.set("name", file.name);
  return { file, query, stated };
}

/** Sends it, after a look where one is wished. Ctrl-C ends that. */
export async function uploadContacts(
  context: Context,
  client: Client,
  { file, query, stated }: Upload,
  options: LookOptions,
): Promise<{ made: Imported; milliseconds: number }> {
  const { deps, output } = context;
  const bar = progressBar(deps, !output.isJson(), formats.bytes);
  const cancel = new AbortController();
  void deps.stopRequested().then(() => cancel.abort());
  const sending = { file, clock: deps.runtime.clock, bar, signal: cancel.signal };
  await lookFirst(context, client, { ...sending, query: ofFile(query) }, options).catch(
    (error: unknown) => {
      bar.clear();
      if (cancel.signal.aborted) throw stoppedBefore();
      throw lostMeanwhile(fileRefusal(error), {
        lines: ["Nothing was imported yet."],
        hint: "Once the server answers again, do the same once more.",
      });
    },
  );
  if (stated) {
    const grantedAt = query.get("grantedAt");
    const given = { ...stated, ...(grantedAt !== null && { grantedAt }) };
    const { id } = await ask(client, client.api.api.consents.statements.post(given));
    query.set("statement", id);
    output.notice(`The statement is ${id}: --statement ${id} names it again.`, { statement: id });
  }
  const known = new Set((await listImports(client)).map(({ id }) => id));
  const startedAt = deps.runtime.clock.now();
  try {
    const answer = await sendFile(context, client, `/api/contacts/import?${query}`, sending);
    const made = (await answer.json()) as Imported;
    bar.clear();
    return { made, milliseconds: deps.runtime.clock.now() - startedAt };
  } catch (error) {
    bar.clear();
    if (!cancel.signal.aborted) throw lost(fileRefusal(error), query.get("statement"));
    throw await stopped(deps, client, known);
  }
}

/** What everybody on the file has agreed to, in a statement of its own. */
function statedBy({
  statement,
  consentWording: wording,
  consentSource: source,
  consentEvidence: evidence,
  company,
}: ImportOptions) {
  if (statement !== undefined) {
    refuseBeside({
      "--consent-wording": wording,
      "--consent-source": source,
      "--consent-evidence": evidence,
      "--company": company,
    });
    return null;
  }
  if (wording === undefined && source === undefined && evidence === undefined) {
    if (company === undefined) return null;
    throw wrongInput("--company says whom a consent allows it; nothing was agreed to.", {
      hint: "Say what was, with --consent-wording, --consent-source and --consent-evidence.",
    });
  }
  if (wording === undefined || source === undefined || evidence === undefined) {
    throw wrongInput("A consent needs its words, where it was given, and what shows it.", {
      hint: "Give --consent-wording, --consent-source and --consent-evidence.",
    });
  }
  return { wording, source, evidence, ...(company !== undefined && { company }) };
}

function queryOf(deps: CliDeps, options: ImportOptions, isStated: boolean): URLSearchParams {
  const { list, sheet, headerLine, map, country, statement, consentDate } = options;
  if (consentDate !== undefined && statement === undefined && !isStated) {
    throw wrongInput("--consent-date says when something was agreed to; nothing was.", {
      hint: "Name it with --statement, or say it with --consent-wording.",
    });
  }
  if (consentDate === undefined && (statement !== undefined || isStated)) {
    throw wrongInput("When did everybody on the file agree?", {
      hint: "Name the day, such as: --consent-date 2026-11-21",
    });
  }
  const now = deps.runtime.clock.now();
  const given = {
    list,
    sheet,
    headerLine: headerLine === undefined ? undefined : String(headerLine),
    country,
    roles: map && JSON.stringify(map),
    statement,
    grantedAt:
      consentDate === undefined
        ? undefined
        : readPastDayOrInstant(consentDate, "--consent-date", now),
  };
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return new URLSearchParams(Object.fromEntries(set) as Record<string, string>);
}

/** What is said of the file itself, not of its import. */
function ofFile(query: URLSearchParams): URLSearchParams {
  const own = ["name", "sheet", "headerLine", "country", "roles"];
  return new URLSearchParams([...query].filter(([name]) => own.includes(name)));
}

function stoppedBefore(): CliError {
  return new CliError("The import was stopped; nothing was stored.", { reason: "cancelled" });
}

/** The server is gone in the middle of a file. @param statement that the file was sent with */
function lost(error: unknown, statement: string | null): unknown {
  const again =
    statement === null
      ? "Send the file again: what is known already is not stored twice."
      : `Send the file again, with --statement ${statement}: what is known already is not stored twice.`;
  return lostMeanwhile(error, {
    lines: [
      "What was stored until then stays. Once the server answers again, `rufbaum contacts imports` shows the list, and how far it came.",
    ],
    hint: again,
    ...(statement !== null && { details: { statement } }),
  });
}

/** How often, and how many milliseconds apart, the server is asked what it has stored. */
const LOOKS = 50;
const PAUSE = 100;

/** What is stored of a file whose sending was stopped. */
async function stopped(deps: CliDeps, client: Client, known: Set<string>): Promise<CliError> {
  let own: Imports[number] | undefined;
  for (let look = 0; look < LOOKS; look++) {
    own = (await listImports(client)).find(({ id }) => !known.has(id));
    if (own?.status !== "running") break;
    await new Promise<void>((resolve) => deps.runtime.timers.after(PAUSE, resolve));
  }
  const text = own
    ? `The import was stopped: ${formats.counted(own.counts.rows, "contact is", "contacts are")} stored, on the list "${oneLine(own.name)}" (${own.id}).`
    : "The import was stopped; nothing was stored.";
  return new CliError(text, {
    reason: "cancelled",
    details: { import: own ?? null },
    ...(own && { hint: "Import the file again: what is known already is not stored twice." }),
  });
}

function listImports(client: Client) {
  return ask(client, client.api.api.contacts.imports.get());
}

function tell({ output }: Context, made: Imported, milliseconds: number): void {
  if (output.isJson()) {
    output.json(made);
    return;
  }
  const { rows, added, updated, unchanged, dropped } = made.counts;
  const { counted, whole } = formats;
  const seconds = milliseconds / 1_000;
  output.line(`Imported to the list "${oneLine(made.name)}" (${made.id}).`);
  output.line(
    `${counted(rows, "row", "rows")} in ${seconds.toFixed(1)} s: ${counted(added, "new contact", "new contacts")}, ${whole(updated)} updated, ${whole(unchanged)} known already, ${whole(dropped)} dropped.`,
  );
  for (const line of whyDropped(made)) output.line(line);
  if (made.hint) output.line(output.paint("yellow", hintLine(made.hint.column)));
  if (made.consents) {
    const { consents } = made;
    output.line(
      `Consents: ${whole(consents.added)} recorded, ${whole(consents.known)} known already, ${whole(consents.withdrawn)} not recorded because it was withdrawn before (statement ${made.statementId}).`,
    );
    if (consents.rowSaysNo > 0) output.notice(rowsSayNoTold(consents.rowSaysNo));
  }
}

/** Lines: why rows were left out and how often, and whose numbers nobody calls any more. */
export function whyDropped({ counts, blocked: { added, known } }: Imported): string[] {
  const { counted, whole } = formats;
  const reasons = Object.entries(counts.reasons).map(
    ([code, count]) => `  ${whole(count)} × ${dropTitles[code] ?? code}`,
  );
  if (added + known === 0) return reasons;
  const numbers = counted(added + known, "number is", "numbers are");
  const before = known === 0 ? "" : ` (${whole(known)} of them before)`;
  return [...reasons, `${numbers} blocked${before}, as their rows say that nobody should call.`];
}

/** Lines: how the same rows are told one by one, with all that was said of the file, now or before. */
export function whichRows(
  path: string,
  {
    sheet,
    headerLine,
    name,
    report,
  }: Pick<ImportOptions, "sheet" | "headerLine" | "name" | "report">,
  { counts, roles, country }: Imported,
): string[] {
  const amount = counts.dropped + counts.changed;
  if (report !== undefined) {
    return amount > 0 ? [`Which rows they are stands in ${report}.`] : [];
  }
  const { erased = 0, "other-person": others = 0 } = counts.reasons;
  const known = erased + others;
  const unknown =
    known > 0
      ? [
          `${formats.whole(known)} of them only the server knows, as their data were deleted, or their numbers are known by other names: on which lines they stand is told by --report of an import.`,
        ]
      : [];
  if (amount === known) return unknown;
  const map = Object.entries(roles).map(([column, role]) => `${column}=${role ?? "none"}`);
  const words = [
    ...["rufbaum", "contacts", "check", path],
    ...(name === undefined ? [] : ["--name", name]),
    ...(sheet === undefined ? [] : ["--sheet", sheet]),
    ...(headerLine === undefined ? [] : ["--header-line", String(headerLine)]),
    ...(map.length === 0 ? [] : ["--map", map.join(",")]),
    ...(country === "DE" ? [] : ["--country", country]),
    ...["--report", "report.csv"],
  ];
  const which = known > 0 ? "the others" : "they";
  return [...unknown, `Which rows ${which} are is told by: ${words.map(inShell).join(" ")}`];
}
