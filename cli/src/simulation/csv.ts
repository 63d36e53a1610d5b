import {
  disclosureDueIn,
  PATH_JOINT,
  rateOf,
  reachedIn,
  type SimulationResult,
} from "@rufbaum/simulation/result";
import type { Tree } from "@rufbaum/tree";
import { type Cell, figures, replyRows } from "./csv-replies.ts";

const HEADER = ["kind", "name", "detail", "count", "of", "percent", "low", "high", "titles"];

/** The result as one flat table (RFC 4180): a row for each figure, with what it is of; nodes by id and by title. */
export function csvOf(result: SimulationResult, tree: Tree): string {
  const titles = new Map(tree.nodes.map(({ id, title }) => [id, title.trim() || id]));
  const titled = (...ids: string[]) => ids.map((id) => titles.get(id) ?? id).join(PATH_JOINT);
  const reached = reachedIn(result);
  const {
    totalRuns,
    mailboxes,
    rates,
    personas,
    outcomes,
    pathAnalysis,
    failurePoints,
    nodes,
    ways,
  } = result;
  const rows: Cell[][] = [
    HEADER,
    ...Object.entries(rates).map(([name, rate]) => ["rate", name, null, ...figures(rate)]),
    ...(mailboxes
      ? [
          ["mailbox", "recognised", null, mailboxes.recognised, mailboxes.answered],
          ...Object.entries(mailboxes.outcomes ?? {}).map(([name, count]) => [
            ...["mailbox", name, null, count, mailboxes.answered],
          ]),
        ]
      : []),
    ...promiseRows(result),
    ...Object.entries(outcomes).map(([name, count]) => ["outcome", name, null, count, totalRuns]),
    ...personas.flatMap(({ id, name, runs, wordless, success, bounce, failure }) => [
      ["persona", id, `${name}: reached`, ...figures(rateOf(success.of, runs))],
      ...(wordless === undefined
        ? []
        : [
            [
              "persona",
              id,
              `${name}: hung up wordlessly`,
              ...figures(rateOf(wordless, success.of)),
            ],
          ]),
      ["persona", id, `${name}: success`, ...figures(success)],
      ["persona", id, `${name}: bounce`, ...figures(bounce)],
      ["persona", id, `${name}: failure`, ...figures(failure)],
    ]),
    ...Object.entries(pathAnalysis).map(([path, { count, successRate }]) => [
      "path",
      path,
      `success ${successRate} %`,
      count,
      reached,
      ...NO_RANGE,
      titled(...path.split(PATH_JOINT)),
    ]),
    ...Object.entries(failurePoints).flatMap(([nodeId, { reasons }]) =>
      Object.entries(reasons).map(([reason, count]) => [
        "failure",
        nodeId,
        reason,
        count,
        reached,
        ...NO_RANGE,
        titled(nodeId),
      ]),
    ),
    ...Object.entries(result.discoveredIntents).flatMap(([intent, { triggeredAt }]) =>
      Object.entries(triggeredAt).map(([nodeId, count]) => [
        "intent",
        intent,
        nodeId,
        count,
        null,
        ...NO_RANGE,
        titled(nodeId),
      ]),
    ),
    ...Object.entries(nodes).map(([nodeId, { runs }]) => [
      "node",
      nodeId,
      null,
      runs,
      reached,
      ...NO_RANGE,
      titled(nodeId),
    ]),
    ...ways.map(({ from, to, condition, count }) => [
      "way",
      `${from} → ${to}`,
      condition,
      count,
      nodes[from]?.visits ?? null,
      ...NO_RANGE,
      titled(from, to),
    ]),
    ...replyRows(result, titled),
  ];
  return rows.map((row) => `${HEADER.map((_, index) => cell(row[index])).join(",")}\r\n`).join("");
}

/** What has to hold in every call, and who puts the phone down before it can. */
function promiseRows(result: SimulationResult): Cell[][] {
  const { optOut, disclosedFirst, leftFirst } = result.promises;
  const row = (name: string, count: number, of: number) => [
    ...["promise", name, null, ...figures(rateOf(count, of))],
  ];
  return [
    row("opt-out-honoured", optOut.honoured, optOut.asked),
    row("disclosed-first", disclosedFirst, disclosureDueIn(result)),
    ...(leftFirst === undefined ? [] : [row("left-first", leftFirst, result.totalRuns)]),
  ];
}

/** Neither percent nor what it lies between. */
const NO_RANGE = [null, null, null];

/** A spreadsheet takes a text that begins so for a formula. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@]|^\p{Cc}/u;

function cell(value: Cell | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
