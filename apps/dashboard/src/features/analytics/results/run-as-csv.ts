import { PATH_JOINT, pathIds, rateOf, reachedIn } from "@rufbaum/simulation/result";
import { graphOf } from "@rufbaum/tree/graph";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { messages } from "../../../messages/index.ts";
import { promiseRows, replyRows } from "./reply-rows.ts";

const texts = resultTexts;

type Cell = string | number | null;

/** A run as a table that German spreadsheets open: one row for each figure. */
export function runAsCsv(run: StoredRun): string {
  const graph = graphOf(run.tree);
  const titleOf = (id: string) => graph.node(id)?.title || id;
  const all = run.totalRuns;
  const reached = reachedIn(run);
  const share = (count: number, of = reached) => (of > 0 ? (count / of) * 100 : null);
  const { head, sections, details } = texts().table;
  const rows: Cell[][] = [head];
  const add = (
    section: string,
    name: string,
    detail: string | null,
    figures: { count?: number; of?: number; percent?: number | null; low?: number; high?: number },
  ) => {
    const { count = null, of = null, percent = null, low = null, high = null } = figures;
    rows.push([section, name, detail, count, of, percent, low, high]);
  };
  const names = rateNames();
  for (const [name, rate] of Object.entries(run.rates)) {
    add(sections.rate, names[name] ?? name, null, rate);
  }
  for (const row of promiseRows(run)) add(...row);
  for (const [outcome, count] of Object.entries(run.outcomes)) {
    add(sections.outcome, messages().calls.outcomes[outcome] ?? outcome, null, {
      count,
      of: all,
      percent: share(count, all),
    });
  }
  for (const { name, runs, wordless, success, bounce, failure } of run.personas) {
    add(sections.persona, name, texts().reached, rateOf(success.of, runs));
    if (wordless !== undefined) {
      add(sections.persona, name, texts().wordless, rateOf(wordless, success.of));
    }
    add(sections.persona, name, texts().success, success);
    add(sections.persona, name, texts().bounce, bounce);
    add(sections.persona, name, texts().failure, failure);
  }
  for (const [steps, count] of run.pathLengths.entries()) {
    if (count > 0) {
      add(sections.pathLength, String(steps), null, { count, of: reached, percent: share(count) });
    }
  }
  for (const [path, { count, successRate }] of Object.entries(run.pathAnalysis)) {
    const titles = pathIds(run.tree, path).map(titleOf).join(PATH_JOINT);
    add(sections.path, titles, details.successPercent, {
      count,
      of: reached,
      percent: successRate,
    });
  }
  for (const [id, { reasons }] of Object.entries(run.failurePoints)) {
    for (const [reason, count = 0] of Object.entries(reasons)) {
      add(sections.failure, titleOf(id), texts().reasons[reason] ?? reason, {
        count,
        of: reached,
        percent: share(count),
      });
    }
  }
  for (const [intent, { triggeredAt }] of Object.entries(run.discoveredIntents)) {
    for (const [id, count] of Object.entries(triggeredAt)) {
      add(sections.discovery, intent, titleOf(id), { count });
    }
  }
  for (const [id, { runs, visits, missed, silences }] of Object.entries(run.nodes)) {
    add(sections.node, titleOf(id), details.runs, {
      count: runs,
      of: reached,
      percent: share(runs),
    });
    add(sections.node, titleOf(id), details.visits, { count: visits });
    add(sections.node, titleOf(id), details.missed, { count: missed });
    add(sections.node, titleOf(id), details.silences, { count: silences });
  }
  for (const row of replyRows(run, titleOf)) add(...row);
  return `\ufeff${rows.map((cells) => cells.map(cellText).join(";")).join("\r\n")}\r\n`;
}

const rateNames = (): Readonly<Record<string, string>> => ({
  success: texts().success,
  bounce: texts().bounce,
  engagement: texts().engagement,
  completion: texts().completion,
  failure: texts().failure,
  optOut: texts().optOut,
});

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@]|^\p{Cc}/u;

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(Math.round(cell * 1e4) / 1e4).replace(".", ",");
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
