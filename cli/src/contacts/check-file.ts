import { CALLABLE_COUNTRIES, type HomeCountry } from "@rufbaum/dialing";
import {
  type ContactFileEvent,
  type ReportWords,
  type RolesByHand,
  readContactFile,
  reportHeader,
  writeReport,
} from "@rufbaum/dialing/contact-files";
import type { FileInWriting } from "@rufbaum/runtime";
import type { Language } from "@rufbaum/words";
import type { Context } from "../context.ts";
import { FailedResult, wrongInput } from "../errors.ts";
import { formats } from "../output/formats.ts";
import { progressBar } from "../output/progress-bar.ts";
import { causeOf } from "../trees/file-fault.ts";
import { sheetNeeded, unreadableFile } from "./file-refusals.ts";
import { jsonCheck } from "./json-check.ts";
import { openContactFile } from "./open-contact-file.ts";
import { terminalCheck } from "./terminal-check.ts";

export interface CheckOptions {
  sheet?: string;
  headerLine?: number;
  map?: RolesByHand;
  country?: HomeCountry;
  name?: string;
  report?: string;
  language: Language;
  strict?: true;
}

type Of<Type> = Extract<ContactFileEvent, { type: Type }>;

/** What a check tells while it reads: how is up to who reads it. */
export interface CheckTeller {
  opened(event: Of<"opened">): void;
  rows(event: Of<"rows">): void;
  done(event: Of<"done">): Promise<void>;
}

/** Reads a contact file to its end and tells what it would bring; nothing is stored. */
export async function checkFile(context: Context, path: string, options: CheckOptions) {
  const { deps, output } = context;
  const { map = {}, sheet, headerLine, country } = options;
  const file = await openContactFile(deps, path, options.name);
  const teller = output.isJson() ? jsonCheck(deps.stdout) : terminalCheck(output);
  const bar = progressBar(deps, file.size !== null, formats.bytes);
  const startedAt = deps.runtime.clock.now();
  const words = await reportWordsIn(options.language);
  let report: FileInWriting | null = null;
  let isKept = false;
  let dropped = 0;
  try {
    const events = readContactFile(file, {
      roles: map,
      ...(sheet !== undefined && { sheet }),
      ...(headerLine !== undefined && { headerLine }),
      ...(country !== undefined && { home: country }),
    });
    for await (const event of events) {
      switch (event.type) {
        case "asked":
          throw sheetNeeded(event.sheets);
        case "fault":
          bar.clear();
          throw unreadableFile(event.fault);
        case "opened":
          if (options.report !== undefined) {
            report = await beginReport(context, options.report, reportHeader(words, event.columns));
          }
          teller.opened(event);
          break;
        case "rows": {
          teller.rows(event);
          await report?.write(writeReport(event, words));
          const seconds = (deps.runtime.clock.now() - startedAt) / 1_000;
          const rate = seconds > 0 ? event.bytes / seconds : 0;
          bar.show({ done: event.bytes, total: file.size ?? 0, rate });
          await deps.stdout.ready();
          break;
        }
        case "done":
          bar.clear();
          await report?.keep().catch((error: unknown) => {
            throw unwritable(options.report ?? "", error);
          });
          isKept = true;
          await teller.done(event);
          dropped = Object.values(event.dropped).reduce((sum, count) => sum + count, 0);
      }
    }
  } finally {
    bar.clear();
    if (!isKept) await report?.drop();
  }
  if (options.report !== undefined) output.notice(`The report is in ${options.report}.`);
  if (options.strict && dropped > 0) throw new FailedResult();
}

async function reportWordsIn(language: Language): Promise<ReportWords> {
  const words =
    language === "de"
      ? await import("@rufbaum/words/de/contact-files")
      : await import("@rufbaum/words/en/contact-files");
  const { reportColumns: header, dropReason, changeReason: changed } = words;
  return {
    header,
    changed,
    dropped: (reason) => dropReason({ ...reason, countries: CALLABLE_COUNTRIES }),
  };
}

async function beginReport({ deps }: Context, path: string, head: string): Promise<FileInWriting> {
  try {
    const report = await deps.runtime.disk.begin(path);
    await report.write(head);
    return report;
  } catch (error) {
    throw unwritable(path, error);
  }
}

function unwritable(path: string, error: unknown) {
  return wrongInput(`The report can't be written to ${path}: ${causeOf(error)}.`, {
    reason: "unwritable-file",
  });
}
