import {
  disclosureDueIn,
  PATH_JOINT,
  type Rate,
  type ReplyFigure,
  rateOf,
  replyFigures,
} from "@rufbaum/simulation/result";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { messages } from "../../../messages/index.ts";
import { conditionName } from "../../../messages/intents.ts";

/** A row of the table: its section, a name, what is told of it, and the figures. */
export type TableRow = readonly [section: string, name: string, detail: string | null, rate: Rate];

type Titles = (nodeId: string) => string;

/** What became of callers by their answers, faults of the tree, and how what they meant was read. */
export function replyRows(run: StoredRun, titleOf: Titles): TableRow[] {
  return replyFigures(run).map((figure) => [...wordsOf(figure, titleOf), figure.rate]);
}

function wordsOf(
  figure: ReplyFigure,
  titleOf: Titles,
): [section: string, name: string, detail: string | null] {
  const { sections, details } = resultTexts().table;
  if (figure.kind === "cause") {
    const { cause } = figure;
    const name = resultTexts().causeNames[cause.code];
    const detail = "variable" in cause ? details.by(name, cause.variable) : name;
    return [sections.cause, cause.title, detail];
  }
  const title = titleOf(figure.nodeId);
  switch (figure.kind) {
    case "answer":
      return [sections.answer, title, attitudeName(figure.attitude)];
    case "answer-success":
      return [sections.answer, title, details.success(attitudeName(figure.attitude))];
    case "answer-way":
      return [sections.answerWay, wayName(figure, titleOf), ledBy(figure)];
    case "answer-outcome": {
      const told = messages().calls.outcomes[figure.outcome] ?? figure.outcome;
      const by = details.by(ledBy(figure), told);
      return [sections.answerOutcome, wayName(figure, titleOf), by];
    }
    case "understood":
      return [
        sections.understood,
        title,
        figure.condition === null ? null : conditionName(figure.condition),
      ];
    case "asked-between":
      return [sections.askedBetween, title, conditionName(figure.condition)];
    case "misread": {
      const condition = conditionName(figure.condition);
      return [sections.misread, title, details.misread(condition, figure.said, readAs(figure))];
    }
    case "aside":
      return [sections.aside, title, null];
    case "aside-misread":
      return [sections.asideMisread, title, details.asideMisread(figure.said, readAs(figure))];
  }
}

function attitudeName(code: string): string {
  return resultTexts().table.attitudes[code] ?? code;
}

type Led = Extract<ReplyFigure, { to: string | null }>;

function wayName({ nodeId, to }: Led, titleOf: Titles): string {
  return `${titleOf(nodeId)}${PATH_JOINT}${to === null ? resultTexts().endedThere : titleOf(to)}`;
}

function ledBy({ attitude, condition }: Led): string {
  const { details } = resultTexts().table;
  const name = condition === null ? details.otherwise : conditionName(condition);
  return details.by(attitudeName(attitude), name);
}

function readAs({ read }: Extract<ReplyFigure, { said: string }>): string {
  return read === null ? resultTexts().table.details.nothing : conditionName(read);
}

/** What has to hold in every call, and who puts the phone down before it can. */
export function promiseRows(run: StoredRun): TableRow[] {
  const { optOut, disclosedFirst, leftFirst } = run.promises;
  const { sections, details } = resultTexts().table;
  const { optOutTitle, disclosure } = resultTexts();
  const row = (name: string, detail: string, count: number, of: number): TableRow => [
    ...([sections.promise, name, detail, rateOf(count, of)] as const),
  ];
  return [
    row(optOutTitle, details.honoured, optOut.honoured, optOut.asked),
    row(disclosure, details.heard, disclosedFirst, disclosureDueIn(run)),
    ...(leftFirst === undefined
      ? []
      : [row(disclosure, details.leftFirst, leftFirst, run.totalRuns)]),
  ];
}
