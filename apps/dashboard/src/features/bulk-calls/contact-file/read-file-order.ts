import { CALLABLE_COUNTRIES } from "@rufbaum/dialing";
import {
  type ChangedCell,
  type ContactFileEvent,
  type ContactFileFault,
  type DroppedRow,
  type FileContact,
  type ReportWords,
  readContactFile,
  reportHeader,
  rolesByHand,
  variablesOf,
  writeReport,
} from "@rufbaum/dialing/contact-files";
import type { Language } from "@rufbaum/words/language";
import type {
  FileFinding,
  FileOrder,
  FileOutcome,
  FileProgress,
  OpenedFile,
} from "./file-order.ts";

const FIRST_CONTACTS = 10;
const FIRST_FINDINGS = 1_000;
/** Progress is told for each such part of the file. */
const PARTS = 100;
/** Characters of a report that are kept as a text before they go into its blob. */
const REPORT_PORTION = 1_000_000;

/** Reads a whole contact file as it streams in, and keeps of it what a page shows. */
export async function readFileOrder(
  order: FileOrder,
  onProgress: (progress: FileProgress) => void,
): Promise<FileOutcome> {
  const { file, remembered = {} } = order;
  const { words, fault, suggestion } = await wordsOf(order.language);
  const report = reportIn(words);
  const contacts: FileContact[] = [];
  const dropped: DroppedRow[] = [];
  const changed: ChangedCell[] = [];
  const progress = { bytes: 0, totalBytes: file.size, contacts: 0, dropped: 0 };
  let told = 0;
  let opened: OpenedFile | null = null;

  function take(rows: Extract<ContactFileEvent, { type: "rows" }>): void {
    add(contacts, rows.contacts, FIRST_CONTACTS);
    add(dropped, rows.dropped, FIRST_FINDINGS);
    add(changed, rows.changed, FIRST_FINDINGS);
    report.add(rows);
    progress.bytes = rows.bytes;
    progress.contacts += rows.contacts.length;
    progress.dropped += rows.dropped.length;
    const part = Math.floor((PARTS * rows.bytes) / Math.max(1, file.size));
    if (part === told) return;
    told = part;
    onProgress({ ...progress });
  }

  const source = { name: file.name, type: file.type, bytes: bytesOf(file) };
  const events = readContactFile(source, {
    ...(order.sheet !== undefined && { sheet: order.sheet }),
    ...(order.headerLine !== undefined && { headerLine: order.headerLine }),
    ...(order.home !== undefined && { home: order.home }),
    roles: order.roles ?? ((header) => remembered[header] ?? {}),
  });
  for await (const event of events) {
    switch (event.type) {
      case "opened": {
        const { type: _, ...facts } = event;
        opened = facts;
        report.begin(facts.columns);
        break;
      }
      case "rows":
        take(event);
        break;
      case "asked":
        return { kind: "asked", sheets: event.sheets };
      case "fault":
        return { kind: "fault", fault: event.fault, ...fault(event.fault) };
      case "done": {
        const { type: _, ...counts } = event;
        if (!opened) throw new Error("A file ended that was never opened.");
        onProgress({ ...progress, bytes: counts.bytes });
        const [first] = contacts;
        return {
          kind: "read",
          opened,
          counts,
          roles: rolesByHand(opened.columns),
          contacts,
          example: first ? variablesOf(first, opened.otherColumns) : {},
          dropped: dropped.map((row) => tellDropped(row, words)),
          changed: changed.map((cell) => tellChanged(cell, words)),
          hint: suggestion(counts.suggestedPhone),
          report: report.end(),
        };
      }
    }
  }
  throw new Error("A file was neither read nor refused.");
}

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

/** A report of any length: what is written of it leaves the heap. */
function reportIn(words: ReportWords) {
  let blob: Blob | null = null;
  let head = "";
  let text = "";
  function flush(): void {
    blob = new Blob([blob ?? head, text], { type: "text/csv" });
    text = "";
  }
  return {
    begin(columns: OpenedFile["columns"]): void {
      head = reportHeader(words, columns);
    },
    add(rows: { dropped: readonly DroppedRow[]; changed: readonly ChangedCell[] }): void {
      text += writeReport(rows, words);
      if (text.length > REPORT_PORTION) flush();
    },
    end(): Blob | null {
      if (text !== "") flush();
      return blob;
    },
  };
}

async function wordsOf(language: Language) {
  const told =
    language === "de"
      ? await import("@rufbaum/words/de/contact-files")
      : await import("@rufbaum/words/en/contact-files");
  const words: ReportWords = {
    header: told.reportColumns,
    dropped: (reason) => told.dropReason({ ...reason, countries: CALLABLE_COUNTRIES }),
    changed: told.changeReason,
  };
  const fault = (fault: ContactFileFault) => ({
    title: told.contactFileFaultTitle(fault),
    message: told.contactFileFault(fault),
  });
  const suggestion = (column: string | null) =>
    column === null ? null : { column, message: told.suggestedPhone(column) };
  return { words, fault, suggestion };
}

function tellDropped({ line, reason, column, value }: DroppedRow, words: ReportWords): FileFinding {
  return { line, column, value, to: null, message: words.dropped(reason) };
}

function tellChanged(cell: ChangedCell, words: ReportWords): FileFinding {
  const { line, column, from: value, to, reason } = cell;
  return { line, column, value, to, message: words.changed(reason) };
}

function add<Item>(to: Item[], items: readonly Item[], most: number): void {
  if (to.length < most) to.push(...items.slice(0, most - to.length));
}
