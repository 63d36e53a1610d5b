import {
  causeRate,
  disclosureDueIn,
  PATH_JOINT,
  type Rate,
  rateOf,
} from "@rufbaum/simulation/result";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { messages } from "../../../messages/index.ts";
import { conditionName } from "../condition-name.ts";

/** A row of the table: its section, a name, what is told of it, and the figures. */
export type TableRow = readonly [section: string, name: string, detail: string | null, rate: Rate];

/** What became of callers by their answers, faults of the tree, and how what they meant was read. */
export function replyRows(run: StoredRun, titleOf: (nodeId: string) => string): TableRow[] {
  return [...answerRows(run, titleOf), ...causeRows(run), ...understoodRows(run, titleOf)];
}

function answerRows({ answers = {} }: StoredRun, titleOf: (id: string) => string): TableRow[] {
  const { sections, details, attitudes } = resultTexts().table;
  return Object.entries(answers).flatMap(([nodeId, byAttitude]) => {
    const title = titleOf(nodeId);
    const all = Object.values(byAttitude).reduce((sum, { runs }) => sum + runs, 0);
    return Object.entries(byAttitude).flatMap(([code, { runs, successes, ways }]): TableRow[] => {
      if (runs === 0) return [];
      const attitude = attitudes[code] ?? code;
      return [
        [sections.answer, title, attitude, rateOf(runs, all)],
        [sections.answer, title, details.success(attitude), rateOf(successes, runs)],
        ...ways.flatMap(({ condition, to, runs: went, outcomes }): TableRow[] => {
          const target = to === null ? resultTexts().endedThere : titleOf(to);
          const way = `${title}${PATH_JOINT}${target}`;
          const name = condition === null ? details.otherwise : conditionName(condition);
          const by = details.by(attitude, name);
          return [
            [sections.answerWay, way, by, rateOf(went, runs)],
            ...Object.entries(outcomes).map(([outcome, count]): TableRow => {
              const told = messages().calls.outcomes[outcome] ?? outcome;
              return [sections.answerOutcome, way, details.by(by, told), rateOf(count, went)];
            }),
          ];
        }),
      ];
    });
  });
}

function causeRows({ causes = [] }: StoredRun): TableRow[] {
  const { sections, details } = resultTexts().table;
  return causes.map((cause) => {
    const name = resultTexts().causeNames[cause.code];
    const detail = "variable" in cause ? details.by(name, cause.variable) : name;
    return [sections.cause, cause.title, detail, causeRate(cause)];
  });
}

function understoodRows(
  { understood = {} }: StoredRun,
  titleOf: (id: string) => string,
): TableRow[] {
  const { sections, details } = resultTexts().table;
  return Object.entries(understood).flatMap(
    ([nodeId, { rate, conditions, beside }]): TableRow[] => {
      const title = titleOf(nodeId);
      return [
        [sections.understood, title, null, rate],
        ...Object.entries(conditions).flatMap(([key, { rate: of, between, misread }]) => {
          const condition = conditionName(key);
          const asked = rateOf(between, of.of);
          return [
            [sections.understood, title, condition, of] as const,
            ...(between > 0 ? [[sections.askedBetween, title, condition, asked] as const] : []),
            ...misread.map(({ said, read, count }): TableRow => {
              const as = read === null ? details.nothing : conditionName(read);
              const told = details.misread(condition, said, as);
              return [sections.misread, title, told, rateOf(count, of.of)];
            }),
          ];
        }),
        ...(beside ? [[sections.aside, title, null, beside.rate] as const] : []),
        ...(beside?.misread ?? []).map(({ said, read, count }): TableRow => {
          const told = details.asideMisread(
            said,
            read === null ? details.nothing : conditionName(read),
          );
          return [sections.asideMisread, title, told, rateOf(count, beside?.rate.of ?? 0)];
        }),
      ];
    },
  );
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
