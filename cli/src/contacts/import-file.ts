import type { HomeCountry } from "@rufbaum/dialing";
import { CSV_LIMITS, type RolesByHand } from "@rufbaum/dialing/contact-files";
import { ask, type Client } from "../client.ts";
import { type Context, withConnection } from "../context.ts";
import type { CliDeps } from "../deps.ts";
import { CliError, wrongInput } from "../errors.ts";
import { readPastDayOrInstant, toldInstant } from "../input/read-instant.ts";
import { formats } from "../output/formats.ts";
import { inShell, oneLine } from "../output/printable.ts";
import { type ProgressBar, progressBar } from "../output/progress-bar.ts";
import { fileRefusal, unreadableFile } from "./file-refusals.ts";
import { type ContactFile, openContactFile } from "./open-contact-file.ts";
import { dropTitles } from "./reason-titles.ts";
import { hintLine } from "./told-findings.ts";

export interface ImportOptions {
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
type Imported = Imports[number] & {
  roles: RolesByHand;
  country: HomeCountry;
  consents: { added: number; known: number; withdrawn: number; erased: number } | null;
  hint: { column: string } | null;
};
type SentFile = ContactFile & { size: number };
type Imports = Awaited<ReturnType<typeof listImports>>;

/** Sends a file to the server, which stores its contacts while it comes in. Ctrl-C ends that. */
export async function importFile(
  context: Context,
  path: string,
  options: ImportOptions,
): Promise<void> {
  const { deps, output } = context;
  const stated = statedBy(options);
  const query = queryOf(deps, options, stated !== null);
  const file = await ofKnownSize(await openContactFile(deps, path, options.name));
  query.set("name", file.name);
  await withConnection(context, async ({ client }) => {
    if (stated) {
      const grantedAt = query.get("grantedAt");
      const given = { ...stated, ...(grantedAt !== null && { grantedAt }) };
      const { id } = await ask(client, client.api.api.consents.statements.post(given));
      query.set("statement", id);
      output.notice(`The statement is ${id}: --statement ${id} names it again.`, { statement: id });
    }
    const known = new Set((await listImports(client)).map(({ id }) => id));
    const bar = progressBar(deps, !output.isJson(), formats.bytes);
    const cancel = new AbortController();
    void deps.stopRequested().then(() => cancel.abort());
    const startedAt = deps.runtime.clock.now();
    try {
      const answer = await client.open(`/api/contacts/import?${query}`, {
        method: "POST",
        headers: {
          "content-length": String(file.size),
          "content-type": "application/octet-stream",
        },
        body: streamOf(file, counting(deps, bar, file)),
        signal: cancel.signal,
      });
      const made = (await answer.json()) as Imported;
      bar.clear();
      tell(context, made, deps.runtime.clock.now() - startedAt);
      const agreed = query.get("grantedAt");
      if (agreed !== null) output.line(`Agreed: ${toldInstant(agreed)}`);
      if (!output.isJson()) tellCheck(context, path, options, made);
    } catch (error) {
      bar.clear();
      if (!cancel.signal.aborted) throw fileRefusal(error);
      throw await stopped(deps, client, known);
    }
  });
}

/** What everybody on the file has agreed to, in a statement of its own. */
function statedBy({
  statement,
  consentWording: wording,
  consentSource: source,
  consentEvidence: evidence,
  company,
}: ImportOptions) {
  if (wording === undefined && source === undefined && evidence === undefined) return null;
  if (statement !== undefined) {
    throw wrongInput("Either --statement or a new one: --consent-wording is of a new one.");
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

/** Standard input is read to its end: the server wants to know how much comes. */
async function ofKnownSize(file: ContactFile): Promise<SentFile> {
  if (file.size !== null) return { ...file, size: file.size };
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of file.bytes) {
    size += part.length;
    parts.push(part);
    const limit = CSV_LIMITS.bytes;
    if (size > limit) throw unreadableFile({ code: "too-large", format: null, limit });
  }
  return {
    name: file.name,
    size,
    bytes: (async function* () {
      yield* parts;
    })(),
  };
}

/** What the server has not taken yet waits: at most some megabytes are under way. */
function streamOf({ bytes }: SentFile, sent: (amount: number) => void): ReadableStream<Uint8Array> {
  const parts = bytes[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) return controller.close();
        controller.enqueue(value);
        sent(value.length);
      },
      cancel: async () => void (await parts.return?.()),
    },
    { highWaterMark: 0 },
  );
}

function counting({ runtime: { clock } }: CliDeps, bar: ProgressBar, { size }: SentFile) {
  const startedAt = clock.now();
  let done = 0;
  return (amount: number) => {
    done += amount;
    const seconds = (clock.now() - startedAt) / 1_000;
    bar.show({ done, total: size, rate: seconds > 0 ? done / seconds : 0 });
  };
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
    ? `The import was stopped: ${formats.whole(own.counts.rows)} contacts are stored, on the list "${oneLine(own.name)}" (${own.id}).`
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
  const { rows, added, updated, unchanged, dropped, reasons } = made.counts;
  const { whole } = formats;
  const seconds = milliseconds / 1_000;
  output.line(`Imported to the list "${oneLine(made.name)}" (${made.id}).`);
  output.line(
    `${whole(rows)} rows in ${seconds.toFixed(1)} s: ${whole(added)} new contacts, ${whole(updated)} updated, ${whole(unchanged)} known already, ${whole(dropped)} dropped.`,
  );
  for (const [code, count] of Object.entries(reasons)) {
    output.line(`  ${whole(count)} × ${dropTitles[code] ?? code}`);
  }
  if (made.hint) output.line(output.paint("yellow", hintLine(made.hint.column)));
  if (made.consents) {
    const { consents } = made;
    output.line(
      `Consents: ${whole(consents.added)} recorded, ${whole(consents.known)} known already, ${whole(consents.withdrawn)} not recorded because it was withdrawn before (statement ${made.statementId}).`,
    );
  }
}

/** How the same rows are told one by one: with all that was said of the file, now or before. */
function tellCheck(
  { output }: Context,
  path: string,
  { sheet, headerLine, name }: ImportOptions,
  { counts, roles, country }: Imported,
): void {
  if (counts.dropped + counts.changed === 0) return;
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
  output.line(`Which rows they are is told by: ${words.map(inShell).join(" ")}`);
}
