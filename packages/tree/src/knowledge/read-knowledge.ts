import {
  LONGEST_ANSWER,
  LONGEST_QUESTION,
  MOST_ENTRIES,
  MOST_QUESTIONS,
  questionKey,
} from "./entry.ts";

/** A row of a table as it stands in a file; `line` from 1. */
export interface KnowledgeRow {
  line: number;
  cells: readonly string[];
  /** Its quotes never end. */
  isBroken?: boolean;
}

/** An entry as a file has it. `id`: the one that the file names, as an export does. */
export interface ReadEntry {
  id: string | null;
  questions: string[];
  answer: string;
  /** Where it stands first. */
  line: number;
}

/** What was left out of a file, or put together. */
export type KnowledgeProblem = {
  line: number;
  /** The column's name; empty where it has none, or the row as a whole is meant. */
  column: string;
  /** As much of the cell as is told. */
  value: string;
} & (
  | { code: "no-question" | "no-answer" | "broken-row" }
  | { code: "question-too-long" | "answer-too-long"; length: number; most: number }
  | { code: "too-many-questions" | "too-many-entries"; most: number }
  /** The same question and answer stand on an earlier line. */
  | { code: "duplicate"; earlier: number }
  /** The same answer, or the same question without one: its wordings were added to that line's. */
  | { code: "joined"; earlier: number }
  /** The question stands on an earlier line with another answer, which is kept. */
  | { code: "other-answer"; earlier: number }
);

/** Why nothing could be read. */
export type KnowledgeFault =
  | { code: "empty" }
  | { code: "no-question-column" | "no-answer-column"; line: number; columns: string[] };

export type KnowledgeRead =
  | {
      ok: true;
      entries: ReadEntry[];
      /** Rows with anything in them, below the header. */
      rows: number;
      /** Rows of which nothing was taken. */
      dropped: number;
      problems: KnowledgeProblem[];
    }
  | { ok: false; fault: KnowledgeFault };

/** The header may stand below a title. */
const HEAD_ROWS = 30;
/** Problems that are told. */
const MOST_PROBLEMS = 1_000;
const LONGEST_VALUE = 80;

type Role = "question" | "answer" | "id";

const ROLES: Readonly<Record<Role, RegExp>> = {
  question:
    /^(?:kunden|einwand )?(?:fragen?|questions?|varianten?|variants?|formulierung(?:en)?|wordings?|alternativen?|alternatives?|wortlaut|stichworte?)(?: ?(?:text|\d+))?$/,
  answer: /^(?:antwort(?:en)?|answers?|response|reply|auskunft)(?: ?(?:text|1))?$/,
  id: /^(?:id|kennung|schlüssel|key|nr|nummer|no)$/,
};

/** Whether a row names the columns of questions and answers. */
export function namesKnowledge(cells: readonly string[]): boolean {
  const roles = cells.map(roleOf);
  return roles.includes("question") && roles.includes("answer");
}

/**
 * Makes entries of a table's rows, whatever file it stood in. The columns are told by their names,
 * German or English; several columns, lines of a cell, or parts between `|` are wordings of one
 * question. A table without names counts where its first column asks.
 */
export function readKnowledge(table: Iterable<KnowledgeRow>): KnowledgeRead {
  const rows = [...table].filter(({ cells }) => cells.some((cell) => tidy(cell) !== ""));
  const [first] = rows;
  if (!first) return { ok: false, fault: { code: "empty" } };
  const header = rows.slice(0, HEAD_ROWS).find(({ cells }) => namesKnowledge(cells));
  if (!header && !isQuestionAndAnswer(first)) return { ok: false, fault: faultOf(rows) };
  const names = (header?.cells ?? []).map(tidy);
  const roles = header ? names.map(roleOf) : (["question", "answer"] as const);
  const from = header ? rows.indexOf(header) + 1 : 0;
  return readRows(rows.slice(from), { names, roles: firstAnswer(roles) });
}

function readRows(
  rows: readonly KnowledgeRow[],
  { names, roles }: { names: readonly string[]; roles: readonly (Role | null)[] },
): KnowledgeRead {
  const entries: ReadEntry[] = [];
  const byQuestion = new Map<string, ReadEntry>();
  const byAnswer = new Map<string, ReadEntry>();
  const ids = new Set<string>();
  const problems: KnowledgeProblem[] = [];
  let dropped = 0;
  const answerPlace = roles.indexOf("answer");
  for (const row of rows) {
    const { line, cells } = row;
    const tell = (problem: Told, place = -1, value = cells[place] ?? "") => {
      if (problems.length >= MOST_PROBLEMS) return;
      const told = { line, column: names[place] ?? "", value: shortened(value) };
      problems.push({ ...told, ...problem } as KnowledgeProblem);
    };
    if (row.isBroken) {
      tell({ code: "broken-row" }, 0);
      dropped += 1;
      continue;
    }
    const questions = questionsIn(cells, roles, tell);
    const answer = tidy(cells[answerPlace] ?? "");
    const known = questions.map((one) => byQuestion.get(questionKey(one))).find((one) => one);
    const same = answer === "" ? known : byAnswer.get(questionKey(answer));
    if (questions.length === 0) tell({ code: "no-question" }, roles.indexOf("question"));
    else if (answer.length > LONGEST_ANSWER) {
      const { length } = answer;
      tell({ code: "answer-too-long", length, most: LONGEST_ANSWER }, answerPlace);
    } else if (same && (!known || known === same)) {
      const { line: earlier } = same;
      const isNew = questions.some((one) => !byQuestion.has(questionKey(one)));
      tell({ code: isNew ? "joined" : "duplicate", earlier }, roles.indexOf("question"));
      if (add(same, questions, byQuestion)) {
        tell({ code: "too-many-questions", most: MOST_QUESTIONS });
      }
      if (isNew) continue;
    } else if (known) {
      tell({ code: "other-answer", earlier: known.line }, answerPlace);
    } else if (answer === "") tell({ code: "no-answer" }, answerPlace);
    else if (entries.length >= MOST_ENTRIES) {
      tell({ code: "too-many-entries", most: MOST_ENTRIES });
    } else {
      const id = tidy(cells[roles.indexOf("id")] ?? "").slice(0, LONGEST_ID) || null;
      // Two entries of one id would be one.
      const isOwn = id !== null && !ids.has(id);
      if (isOwn) ids.add(id);
      const entry = { id: isOwn ? id : null, questions: [], answer, line };
      if (add(entry, questions, byQuestion)) {
        tell({ code: "too-many-questions", most: MOST_QUESTIONS });
      }
      entries.push(entry);
      byAnswer.set(questionKey(answer), entry);
      continue;
    }
    dropped += 1;
  }
  return { ok: true, entries, rows: rows.length, dropped, problems };
}

const LONGEST_ID = 200;

type Told = KnowledgeProblem extends infer Each
  ? Each extends KnowledgeProblem
    ? Omit<Each, "line" | "column" | "value">
    : never
  : never;

function questionsIn(
  cells: readonly string[],
  roles: readonly (Role | null)[],
  tell: (problem: Told, place: number, value: string) => void,
): string[] {
  const found = new Map<string, string>();
  roles.forEach((role, place) => {
    if (role !== "question") return;
    for (const part of (cells[place] ?? "").split(/[|\r\n]/)) {
      const question = tidy(part);
      const key = questionKey(question);
      if (key === "" || found.has(key)) continue;
      const { length } = question;
      if (length > LONGEST_QUESTION) {
        tell({ code: "question-too-long", length, most: LONGEST_QUESTION }, place, question);
      } else found.set(key, question);
    }
  });
  return [...found.values()];
}

/** Adds wordings that no entry has; whether some had no room. */
function add(
  entry: ReadEntry,
  questions: readonly string[],
  byQuestion: Map<string, ReadEntry>,
): boolean {
  for (const question of questions) {
    const key = questionKey(question);
    if (byQuestion.has(key)) continue;
    if (entry.questions.length >= MOST_QUESTIONS) return true;
    entry.questions.push(question);
    byQuestion.set(key, entry);
  }
  return false;
}

function faultOf(rows: readonly KnowledgeRow[]): KnowledgeFault {
  const head = rows.slice(0, HEAD_ROWS);
  const named =
    head.find(({ cells }) => cells.map(roleOf).some((role) => role !== null)) ?? head[0];
  const columns = (named?.cells ?? []).map((cell) => shortened(tidy(cell)));
  const hasQuestion = (named?.cells ?? []).map(roleOf).includes("question");
  const code = hasQuestion ? "no-answer-column" : "no-question-column";
  return { code, line: named?.line ?? 1, columns };
}

function isQuestionAndAnswer({ cells }: KnowledgeRow): boolean {
  return /\?\s*$/.test(cells[0] ?? "") && tidy(cells[1] ?? "") !== "";
}

/** Of several columns of answers the first. */
function firstAnswer(roles: readonly (Role | null)[]): (Role | null)[] {
  const place = roles.indexOf("answer");
  return roles.map((role, at) => (role === "answer" && at !== place ? null : role));
}

function roleOf(name: string): Role | null {
  const plain = tidy(name.slice(0, 100))
    .toLowerCase()
    .replace(/[\s_.:()/-]+/g, " ")
    .trim();
  for (const role of ["question", "answer", "id"] as const) {
    if (ROLES[role].test(plain)) return role;
  }
  return null;
}

/** An apostrophe that an export put before what a spreadsheet would run. */
const MADE_INERT = /^'(?=\s*[=+\-@|%＝＋－＠])/;

function tidy(cell: string): string {
  return (
    cell
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is dropped.
      .replace(/[\u0000-\u0020\u007f\u00a0\ufeff\ud800-\udfff]+/gu, " ")
      .trim()
      .replace(MADE_INERT, "")
  );
}

function shortened(value: string): string {
  const start = tidy(value.slice(0, 4 * LONGEST_VALUE));
  return start.length > LONGEST_VALUE ? `${start.slice(0, LONGEST_VALUE)}…` : start;
}
