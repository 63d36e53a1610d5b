import { type KnowledgeRead, namesKnowledge, readKnowledge } from "@rufbaum/tree/knowledge";
import type { Language } from "@rufbaum/words/language";

/** What was read of a file; every sentence in the language that was asked for. */
export type KnowledgeFile =
  | { kind: "read"; read: ReadKnowledge; problems: readonly RowProblem[] }
  /** Which sheet is meant has to be said. */
  | { kind: "asked"; sheets: readonly string[] }
  | { kind: "fault"; message: string };

export type ReadKnowledge = Extract<KnowledgeRead, { ok: true }>;

/** What is told of a row, in the order of the file. */
export interface RowProblem {
  line: number;
  /** Empty where the row as a whole is meant. */
  column: string;
  /** What stands there; where nothing does, what the row begins with. */
  value: string;
  message: string;
}

/**
 * Reads questions and answers out of a CSV file or a workbook; what reads files is loaded with the
 * first one. @throws where the file can't be read from the disk
 */
export async function readKnowledgeFile(
  file: File,
  { sheet, language }: { sheet?: string; language: Language },
): Promise<KnowledgeFile> {
  const [{ readFileTable }, told] = await Promise.all([
    import("@rufbaum/dialing/file-table"),
    wordsOf(language),
  ]);
  const source = { name: file.name, type: file.type, bytes: bytesOf(file) };
  const table = await readFileTable(source, {
    ...(sheet !== undefined && { sheet }),
    isHeader: namesKnowledge,
  });
  if ("asked" in table) return { kind: "asked", sheets: table.asked };
  if ("fault" in table) return { kind: "fault", message: told.fileFault(table.fault) };
  const read = readKnowledge(table.rows);
  if (!read.ok) return { kind: "fault", message: told.knowledgeFault(read.fault) };
  const cells = new Map(table.rows.map((row) => [row.line, row.cells]));
  const problems = read.problems.map((problem): RowProblem => {
    const { line, column } = problem;
    const value = problem.value || shortened(cells.get(line)?.find((cell) => cell.trim()) ?? "");
    return { line, column, value, message: told.knowledgeProblem(problem) };
  });
  return { kind: "read", read, problems };
}

async function wordsOf(language: Language) {
  const [files, knowledge] =
    language === "de"
      ? await Promise.all([
          import("@rufbaum/words/de/contact-files"),
          import("@rufbaum/words/de/knowledge"),
        ])
      : await Promise.all([
          import("@rufbaum/words/en/contact-files"),
          import("@rufbaum/words/en/knowledge"),
        ]);
  return { ...knowledge, fileFault: files.contactFileFault };
}

const LONGEST = 80;

function shortened(text: string): string {
  const plain = text.trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await file.arrayBuffer());
}
